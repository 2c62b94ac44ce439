import { slug } from '../../language/fold.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import type { Tag } from '../../memory/item-text.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';
import { baseName, folderOf, KEEP_AT_MOST, type Tree } from '../archive/tree.ts';
import { icloudFile, type PhotoDetails, readAlbum, readDetails } from './photo-details.ts';

/** The instant is exact, but the wall clock that the owner saw is not known. */
const UTC_ONLY_CONFIDENCE = 0.5;

type Export = {
  /** By file name, folded; several where parts of the export use a name again. */
  readonly details: ReadonlyMap<string, readonly (PhotoDetails & { readonly folder: string })[]>;
  /** Titles of the albums that list a file name. */
  readonly albums: ReadonlyMap<string, readonly string[]>;
  readonly failures: readonly Failure[];
};

/** True for a folder or archive with the table that iCloud's photo exports carry. */
export async function isIcloud(tree: Tree): Promise<boolean> {
  let seen = 0;
  for await (const event of tree.walk()) {
    if (event.type !== 'entry') continue;
    if (icloudFile(event.entry.path) === 'details') return true;
    seen += 1;
    if (seen > 20_000) return false;
  }
  return false;
}

/**
 * An export of iCloud Photos (privacy.apple.com), in folders or archives, all parts together: `inner` reads the pictures
 * and films, and the tables beside them say when they were made, what is a favourite, hidden or deleted, and which
 * albums they are in. What was deleted is left out, and said.
 */
export function icloudSource(trees: readonly Tree[], inner: readonly Source[]): Source {
  return {
    importer: 'icloud',
    root: trees[0]?.root ?? '.',
    async estimate(signal) {
      const all = await Promise.all(inner.map((source) => source.estimate(signal)));
      const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
      return {
        images: sum((one) => one.images),
        videos: sum((one) => one.videos),
        mails: sum((one) => one.mails),
        rows: sum((one) => one.rows),
        bytes: sum((one) => one.bytes),
        copied: sum((one) => one.copied),
      };
    },
    async *read(options) {
      const known = await readTables(trees, options.signal);
      for (const failure of known.failures) yield { type: 'failure', failure };
      for (const source of inner) {
        for await (const event of source.read(options)) {
          const told = toldBy(event, known);
          if (told !== undefined) yield told;
        }
      }
    },
  };
}

async function readTables(trees: readonly Tree[], signal: AbortSignal | undefined): Promise<Export> {
  const details = new Map<string, (PhotoDetails & { folder: string })[]>();
  const albums = new Map<string, string[]>();
  const failures: Failure[] = [];
  for (const tree of trees) {
    const keep = ({ path, bytes }: { path: string; bytes: number }) =>
      icloudFile(path) !== 'other' && bytes <= KEEP_AT_MOST;
    for await (const event of tree.walk({ keep, signal })) {
      if (event.type === 'failure' || event.kept === undefined) continue;
      const { path } = event.entry;
      try {
        if (icloudFile(path) === 'details') {
          for (const row of readDetails(event.kept)) push(details, row.name, { ...row, folder: folderOf(path) });
        } else for (const name of readAlbum(event.kept)) push(albums, name, albumTitle(path));
      } catch (cause) {
        failures.push(failureOf(tree.where(path), unreadableTable(tree.where(path), cause)));
      }
    }
  }
  return { details, albums, failures };
}

const fold = (name: string): string => name.normalize('NFC').toLowerCase();
function push<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const found = lists.get(fold(name));
  if (found === undefined) lists.set(fold(name), [value]);
  else found.push(value);
}

const albumTitle = (path: string): string => baseName(path).replace(/\.csv$/i, '');

const unreadableTable = (path: string, cause: unknown): MadeleineError =>
  new MadeleineError('corrupt', 'This table of the iCloud export cannot be read.', {
    path,
    action: 'Export it again; the pictures were read without it.',
    cause,
  });

/** The event with what the tables say of its file; nothing for a table itself, which is no file that was left out. */
function toldBy(event: SourceEvent, known: Export): SourceEvent | undefined {
  if (event.type === 'skipped') return icloudFile(event.path) === 'other' ? event : undefined;
  if (event.type !== 'record') return event;
  const { record } = event;
  const row = detailsOf(record, known);
  if (row?.deleted === true) {
    const path = record.content?.kind === 'file' ? record.content.path : `${record.origin.root}!/${record.origin.path}`;
    return { type: 'skipped', path, reason: 'deleted in iCloud' };
  }
  const albums = known.albums.get(fold(baseName(record.origin.path))) ?? [];
  // In an archive every folder reads as an album; here the tables say what the albums are.
  const own = record.readings.filter(({ provenance }) => !provenance.by.startsWith('takeout.album.'));
  const readings = [...own, ...(row === undefined ? [] : readingsOf(row)), ...albums.map(albumReading)];
  return { type: 'record', record: { ...record, origin: { ...record.origin, importer: 'icloud' }, readings } };
}

/** The row of the file, of several the one whose table lies in the file's folder. */
function detailsOf(record: SourceRecord, known: Export): PhotoDetails | undefined {
  const rows = known.details.get(fold(baseName(record.origin.path))) ?? [];
  const folder = folderOf(record.origin.path);
  return rows.find((row) => row.folder === folder || folder.endsWith(`/${row.folder}`)) ?? rows[0];
}

const table = observed('icloud.details');

function readingsOf({ taken, favourite, hidden }: PhotoDetails): Reading[] {
  const tags: Tag[] = [
    ...(favourite ? [{ name: 'favourite', source: 'owner' } as const] : []),
    ...(hidden ? [{ name: 'hidden', source: 'owner' } as const] : []),
  ];
  const at = taken === undefined ? undefined : `${taken}+00:00`;
  return [
    ...(at === undefined
      ? []
      : [
          reading(
            'time',
            { start: at, end: at, precision: 'minute', offset: '+00:00', source: 'sidecar' },
            { ...table, confidence: UTC_ONLY_CONFIDENCE },
          ),
        ]),
    ...(tags.length === 0 ? [] : [reading('tags', tags, table)]),
  ];
}

/** Each album reads as an extractor of its own, so that a picture in several keeps all of them. */
const albumReading = (title: string): Reading =>
  reading('tags', [{ name: title, source: 'album' }], observed(`icloud.album.${slug(title) || 'untitled'}`));
