import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { baseName, extensionOf, type Tree, type TreeEntry } from '../archive/tree.ts';
import { pathInside } from '../mail/message-files.ts';
import { googleHistory, looksLikeGoogleHistory } from './google-history.ts';
import { gpxEntries, looksLikeGpx } from './gpx.ts';
import { gpxRecord } from './gpx-records.ts';
import { HistoryDays, type HistoryPlace } from './history-days.ts';
import type { HistoryStep } from './history-step.ts';
import { LocalClock } from './local-clock.ts';

export type LocationFormat = 'google' | 'gpx';

/** Whether it is worth looking into a file of this name. */
export const mayBeHistory = (name: string): boolean => /\.(gpx|json)$/i.test(name);

/** Which history of locations begins so; nothing for a file that is none. */
export function locationFormatOf(name: string, head: Uint8Array): LocationFormat | undefined {
  const text = new TextDecoder().decode(head).replace(/^\ufeff/, '');
  if (/\.gpx$/i.test(name)) return looksLikeGpx(text) ? 'gpx' : undefined;
  return /\.json$/i.test(name) && looksLikeGoogleHistory(text) ? 'google' : undefined;
}

/** A file of a history, in a folder or an archive. */
type HistoryFile = HistoryPlace & {
  /** How it is named in failures. */
  readonly where: string;
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
  readonly bytes: number;
  readonly modified: number;
};

/**
 * Histories of locations (`paths` absolute, named relative to `root`): Google's Timeline and the older Takeouts, GPX. Each
 * local day with its way is a `text` item, and so are each visit, GPX track and waypoint; positions are not. Errors:
 * `corrupt`, `truncated`, `unsupported-format`; `malformed-row` for an entry.
 */
export function openLocationSource(root: string, paths: readonly string[]): Source {
  const top = resolve(root);
  return {
    importer: 'locations',
    root: top,
    estimate: async () => {
      const sizes = await Promise.all(
        paths.map((path) =>
          stat(path).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      );
      return estimateOf(sizes);
    },
    async *read(options) {
      for (const where of paths) {
        const open = async () => createReadStream(where);
        const found = await stat(where).catch(() => undefined);
        const at = { bytes: found?.size ?? 0, modified: found?.mtimeMs ?? 0 };
        yield* fileEvents({ root: top, path: pathInside(top, where), where, open, ...at }, options);
      }
    },
  };
}

export const openLocationFile = (path: string): Source => openLocationSource(dirname(path), [path]);

const estimateOf = (sizes: readonly number[]): SourceEstimate => {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { images: 0, videos: 0, mails: 0, rows: sizes.length, bytes, copied: 0 };
};

/** How Google calls the files of a history: `Records.json`, `Timeline.json`, `2023_MAY.json`. */
const googleName = /^(?:Records|Timeline|location-history|\d{4}_\p{L}{3,12})\.json$/iu;

/** Whether a member of an export may be a history, by its name: whoever reads it looks into it. */
export const mayBeArchivedHistory = ({ path, bytes }: TreeEntry): boolean =>
  googleName.test(baseName(path)) || (extensionOf(path) === 'gpx' && bytes > 0);

/** As `openLocationSource`, of histories that lie in an archive. */
export function archivedLocations(tree: Tree, entries: readonly TreeEntry[]): Source {
  const paths = new Set(entries.map(({ path }) => path));
  return {
    importer: 'locations',
    root: tree.root,
    estimate: async () => estimateOf(entries.map(({ bytes }) => bytes)),
    async *read(options) {
      for await (const { path, bytes, modified } of tree.visit((one) => paths.has(one), options.signal)) {
        const file = { root: tree.root, path, where: tree.where(path), open: () => tree.open(path), bytes, modified };
        yield* fileEvents(file, options);
      }
    },
  };
}

const HEAD_BYTES = 8192;

async function* fileEvents(file: HistoryFile, { signal, unchanged }: SourceOptions): AsyncGenerator<SourceEvent> {
  const { where: path, bytes, modified } = file;
  if (unchanged?.(path, bytes, modified) === true) return yield { type: 'skipped', path, reason: 'unchanged' };
  let [count, isWhole] = [0, true];
  const clock = new LocalClock();
  const place: HistoryPlace = { root: file.root, path: file.path };
  const days = new HistoryDays(place, clock);
  try {
    const { head, all } = await withHead(await file.open(), HEAD_BYTES);
    const format = locationFormatOf(file.path, head);
    if (format === undefined) throw noHistory(file.where);
    if (format === 'gpx') {
      for await (const entry of gpxEntries(all)) {
        signal?.throwIfAborted();
        count += 1;
        yield { type: 'record', record: gpxRecord(entry, place, clock) };
      }
    } else
      for await (const event of historyEvents(file.where, all, days, signal)) {
        if (event.type === 'record') count += 1;
        yield event;
      }
  } catch (error) {
    signal?.throwIfAborted();
    isWhole = false;
    yield { type: 'failure', failure: failureOf(file.where, error) };
  }
  for (const record of days.end()) {
    count += 1;
    yield { type: 'record', record };
  }
  if (isWhole) yield { type: 'read', path, bytes, modified, count };
}

/** The first bytes of a stream, and all of it. */
async function withHead(
  chunks: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ readonly head: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const rest = chunks[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let read = 0;
  while (read < length) {
    const { value, done } = await rest.next();
    if (done === true) break;
    first.push(value);
    read += value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield* first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  }
  return { head: Buffer.concat(first).subarray(0, length), all: all() };
}

/** Of entries that cannot be read so many are named. */
const MOST_NAMED = 20;

async function* historyEvents(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  days: HistoryDays,
  signal: AbortSignal | undefined,
): AsyncGenerator<SourceEvent> {
  let unread = 0;
  for await (const step of googleHistory(chunks)) {
    signal?.throwIfAborted();
    if (step.type === 'unread' && ++unread <= MOST_NAMED) yield unreadEntry(file, step);
    for (const record of days.take(step)) yield { type: 'record', record };
  }
}

function unreadEntry(file: string, step: Extract<HistoryStep, { type: 'unread' }>): SourceEvent {
  const error = new MadeleineError('malformed-row', `${step.where}: ${step.why}`, {
    path: file,
    action: 'Export the history again; the other entries have been read.',
  });
  return { type: 'failure', failure: failureOf(file, error) };
}

const noHistory = (path: string): MadeleineError =>
  new MadeleineError('unsupported-format', 'This is no history of locations that can be read.', {
    path,
    action: 'Export Timeline from the phone, or add a GPX file.',
  });
