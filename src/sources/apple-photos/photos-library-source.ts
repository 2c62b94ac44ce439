import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { namedInside } from '../inside-root.ts';
import { promisedModality } from '../photos/left-out.ts';
import { belongTogether } from '../photos/live-content.ts';
import { photoEvents } from '../photos/photo-record.ts';
import type { FoundFile } from '../photos/walk.ts';
import { libraryReadings, type SaidOfAsset } from './library-readings.ts';
import { databaseOf, type LibraryAsset, type LibraryTables, openLibraryTables } from './library-tables.ts';

/** True for the name of a folder that is a library of Apple Photos. */
export const isLibraryName = (name: string): boolean => /\.photoslibrary$/i.test(name);

/**
 * A library of Apple Photos, read where it lies: the originals and edited versions, with the albums, favourites, keywords, named
 * faces, titles and captions that its database tells. What is hidden, in the trash, outside the library or only in iCloud is left
 * out, and said.
 */
export function openPhotosLibrary(library: string): Source {
  const top = resolve(library);
  return {
    importer: 'apple-photos',
    root: top,
    estimate: (signal) => estimate(top, signal),
    read: (options) => read(top, options),
  };
}

async function* read(top: string, options: SourceOptions): AsyncGenerator<SourceEvent> {
  let tables: LibraryTables;
  try {
    tables = await openLibraryTables(top);
  } catch (error) {
    yield { type: 'failure', failure: failureOf(databaseOf(top), error) };
    return;
  }
  try {
    const { albums, keywords, faces } = tables;
    const names = new Set([...faces.values()].flat().map(({ name }) => name));
    for (const name of names) {
      yield {
        type: 'person',
        person: { importer: 'apple-photos', face: name, names: [name], roles: [], kind: 'person' },
      };
    }
    const folderOf = referencedFolders(tables);
    for (const asset of tables.assets()) {
      options.signal?.throwIfAborted();
      if (isReferenced(asset)) {
        yield { type: 'skipped', path: join(asset.directory, asset.filename), reason: referenced(folderOf(asset)) };
        continue;
      }
      const of = <T>(lists: ReadonlyMap<number, readonly T[]>): readonly T[] => lists.get(asset.pk) ?? [];
      yield* await assetEvents(top, { asset, albums: of(albums), keywords: of(keywords), faces: of(faces) }, options);
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    yield { type: 'failure', failure: failureOf(databaseOf(top), error) };
  } finally {
    await tables.close();
  }
}

const namedOriginal = ({ directory, filename }: LibraryAsset): string => `originals/${directory}/${filename}`;

/** A file that lies where its owner has it: the library knows its folder. */
const isReferenced = ({ directory }: LibraryAsset): boolean => directory.startsWith('/');
const referenced = (folder: string): string => `file outside the library, to be added by its folder: ${folder}`;

/** So many folders of files outside the library are named; of more, what they lie in. */
const MOST_FOLDERS = 6;

/** The folder by which the owner would add a file outside the library. */
function referencedFolders(tables: LibraryTables): (asset: LibraryAsset) => string {
  const folders = new Set<string>();
  for (const asset of tables.assets()) if (isReferenced(asset)) folders.add(asset.directory);
  let depth = [...folders].reduce((most, folder) => Math.max(most, folder.split('/').length), 0);
  const cut = ({ directory }: Pick<LibraryAsset, 'directory'>): string =>
    directory.split('/').slice(0, depth).join('/') || '/';
  while (new Set([...folders].map((directory) => cut({ directory }))).size > MOST_FOLDERS) depth -= 1;
  return cut;
}

/** A file of an asset, as the library names it, and how the moving part of a Live Photo beside it is called. */
type Version = { readonly name: string; readonly film: string };

const originalOf = (asset: LibraryAsset): Version => {
  const name = namedOriginal(asset);
  return { name, film: name.replace(/\.[^./]+$/, '_3.mov') };
};

/** How edited versions are called, behind the id of their asset. */
const EDITS = { image: ['_1_201_a.heic', '_1_201_a.jpeg'], video: ['_2_0_a.mov'] } as const;

/** The edited version of an asset, where the library has one. */
async function editOf(top: string, { uuid, filename, edited }: LibraryAsset): Promise<Version | undefined> {
  const id = uuid ?? filename.replace(/\.[^.]*$/, '');
  if (edited === 0 || !/^[\w-]+$/.test(id)) return undefined;
  const stem = `resources/renders/${id.charAt(0)}/${id}`;
  for (const ending of EDITS[promisedModality(filename) ?? 'image']) {
    const name = `${stem}${ending}`;
    if ((await foundFile(top, name)) !== undefined) return { name, film: `${stem}_2_100_a.mov` };
  }
  return undefined;
}

async function assetEvents(top: string, said: SaidOfAsset, options: SourceOptions): Promise<readonly SourceEvent[]> {
  const { asset } = said;
  const original = originalOf(asset);
  try {
    const edit = await editOf(top, asset);
    const both = edit === undefined ? [original] : [original, edit];
    const skipped = (reason: string, versions: readonly Version[] = both): SourceEvent[] =>
      versions.map(({ name }) => ({ type: 'skipped', path: join(top, name), reason }));
    if (asset.trashed) return skipped('in the Photos trash');
    if (asset.hidden) return skipped('hidden in Photos');
    const events =
      (await versionEvents(top, original, said, options)) ??
      skipped('original not in the library, but in iCloud or elsewhere', [original]);
    if (edit === undefined) return events;
    if (promisedModality(edit.name) === 'video') return [...events, ...skipped('edited version of a video', [edit])];
    // It may be cropped: where faces are holds for the original.
    const saidOfEdit = { ...said, faces: said.faces.map(({ name }) => ({ name })) };
    return [...events, ...((await versionEvents(top, edit, saidOfEdit, options)) ?? [])];
  } catch (error) {
    return [{ type: 'failure', failure: failureOf(join(top, original.name), error) }];
  }
}

/** What one file of an asset gives; undefined where it is not there. Errors: `unsafe-path`, those of the file system. */
async function versionEvents(
  top: string,
  version: Version,
  said: SaidOfAsset,
  options: SourceOptions,
): Promise<readonly SourceEvent[] | undefined> {
  const file = await foundFile(top, version.name);
  if (file === undefined) return undefined;
  const film = await filmOf(top, file, version);
  const readings = libraryReadings(said);
  const events = await photoEvents(
    {
      file: { ...file, modified: markedTime(file, film, readings) },
      path: relative(top, file.path),
      root: top,
      developed: false,
      ...(film === undefined ? {} : { film }),
    },
    { importer: 'apple-photos', zone: Intl.DateTimeFormat().resolvedOptions().timeZone, now: () => new Date() },
    options,
  );
  const hasTime = readings.some(({ field }) => field === 'time');
  return events.map((event) => {
    if (event.type !== 'record') return event;
    // The names of files and folders are those of the library, and its files were written when they were synchronised.
    const own = event.record.readings.filter(({ field }) => field === 'media' || (field === 'time' && !hasTime));
    return { type: 'record', record: { ...event.record, readings: [...own, ...readings] } };
  });
}

/** Milliseconds that a change of what is said of a file is told by: less than twenty minutes. */
const MARKS = 2 ** 20;

/** A time that is another one, too, when the library says something else: a new album changes a picture. */
function markedTime(
  file: FoundFile,
  film: FoundFile | undefined,
  readings: ReturnType<typeof libraryReadings>,
): number {
  const digest = createHash('sha256').update(JSON.stringify(readings)).digest();
  return Math.max(file.modified, film?.modified ?? 0) + (digest.readUInt32BE(0) % MARKS);
}

async function foundFile(top: string, name: string): Promise<FoundFile | undefined> {
  const path = await namedInside(top, name);
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  return { path, name: path.slice(path.lastIndexOf('/') + 1), bytes: found.size, modified: Math.floor(found.mtimeMs) };
}

/** The moving part of a Live Photo. */
async function filmOf(
  top: string,
  { path }: FoundFile,
  { name, film: called }: Version,
): Promise<FoundFile | undefined> {
  if (promisedModality(name) !== 'image') return undefined;
  const film = await foundFile(top, called);
  return film !== undefined && (await belongTogether(path, film.path)) ? film : undefined;
}

async function estimate(top: string, signal?: AbortSignal): Promise<SourceEstimate> {
  const sums = { images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 };
  const tables = await openLibraryTables(top).catch(() => undefined);
  if (tables === undefined) return sums;
  try {
    for (const asset of tables.assets()) {
      signal?.throwIfAborted();
      if (asset.trashed || asset.hidden || isReferenced(asset)) continue;
      const edit = await editOf(top, asset).catch(() => undefined);
      for (const { name } of [originalOf(asset), ...(edit === undefined ? [] : [edit])]) {
        const file = await foundFile(top, name).catch(() => undefined);
        if (file === undefined) continue;
        if (promisedModality(file.name) !== 'video') sums.images += 1;
        else if (name !== edit?.name) sums.videos += 1;
        sums.bytes += file.bytes;
      }
    }
    return sums;
  } finally {
    await tables.close();
  }
}
