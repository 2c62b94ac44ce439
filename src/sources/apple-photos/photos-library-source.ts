import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { isOutside, namedInside } from '../inside-root.ts';
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
 * out, and said. With `beside`, originals that it only refers to are read, too, where they lie in the folder that it lies in.
 */
export function openPhotosLibrary(library: string, { beside = false } = {}): Source {
  const top = resolve(library);
  const around = dirname(top);
  // Beside a library at the top of a disk lies everything.
  const places = { top, beside: beside && around !== dirname(around) ? around : undefined };
  return {
    importer: 'apple-photos',
    root: top,
    estimate: (signal) => estimate(places, signal),
    read: (options) => read(places, options),
  };
}

/** Where originals may lie: in the library, or in the folder that it lies in. */
type Places = { readonly top: string; readonly beside: string | undefined };

async function* read(places: Places, options: SourceOptions): AsyncGenerator<SourceEvent> {
  const { top } = places;
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
      const of = <T>(lists: ReadonlyMap<number, readonly T[]>): readonly T[] => lists.get(asset.pk) ?? [];
      const said = { asset, albums: of(albums), keywords: of(keywords), faces: of(faces) };
      const absent = isReferenced(asset) ? referenced(folderOf(asset)) : IN_CLOUD;
      yield* await assetEvents(places, said, absent, options);
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    yield { type: 'failure', failure: failureOf(databaseOf(top), error) };
  } finally {
    await tables.close();
  }
}

/** A file that lies where its owner has it: the library knows its folder. */
const isReferenced = ({ directory }: LibraryAsset): boolean => directory.startsWith('/');
const IN_CLOUD = 'original not in the library, but in iCloud or elsewhere';
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

/** A file of an asset: its name below a folder, and how the moving part of a Live Photo beside it is called. */
type Version = { readonly root: string; readonly name: string; readonly film: string };

/** Undefined for one that lies where the library is not followed to. */
function originalOf({ top, beside }: Places, { directory, filename }: LibraryAsset): Version | undefined {
  const versionAt = (root: string, name: string): Version => ({
    root,
    name,
    film: name.replace(/\.[^./]+$/, '_3.mov'),
  });
  if (!directory.startsWith('/')) return versionAt(top, `originals/${directory}/${filename}`);
  const path = join(directory, filename);
  if (beside === undefined || isOutside(beside, path)) return undefined;
  return versionAt(beside, relative(beside, path));
}

/** How edited versions are called, behind the id of their asset. */
const EDITS = { image: ['_1_201_a.heic', '_1_201_a.jpeg'], video: ['_2_0_a.mov', '_2_0_a.mp4'] } as const;

/** The edited version of an asset, where the library has one. */
async function editOf({ top }: Places, { uuid, filename, edited }: LibraryAsset): Promise<Version | undefined> {
  const id = uuid ?? filename.replace(/\.[^.]*$/, '');
  if (edited === 0 || !/^[\w-]+$/.test(id)) return undefined;
  const stem = `resources/renders/${id.charAt(0)}/${id}`;
  for (const ending of EDITS[promisedModality(filename) ?? 'image']) {
    const edit = { root: top, name: `${stem}${ending}`, film: `${stem}_2_100_a.mov` };
    if ((await foundFile(edit)) !== undefined) return edit;
  }
  return undefined;
}

async function assetEvents(
  places: Places,
  said: SaidOfAsset,
  absent: string,
  options: SourceOptions,
): Promise<readonly SourceEvent[]> {
  const { asset } = said;
  const original = originalOf(places, asset);
  const path = original === undefined ? join(asset.directory, asset.filename) : join(original.root, original.name);
  const left = (reason: string, ...paths: string[]): SourceEvent[] =>
    paths.map((one) => ({ type: 'skipped', path: one, reason }));
  try {
    const edit = await editOf(places, asset);
    const all = edit === undefined ? [path] : [path, join(edit.root, edit.name)];
    if (asset.trashed) return left('in the Photos trash', ...all);
    if (asset.hidden) return left('hidden in Photos', ...all);
    const found = original === undefined ? undefined : await versionEvents(original, said, options);
    const events = found ?? left(absent, path);
    if (edit === undefined) return events;
    // It may be cropped: where faces are holds for the original.
    const saidOfEdit = { ...said, faces: said.faces.map(({ name }) => ({ name })) };
    return [...events, ...((await versionEvents(edit, saidOfEdit, options)) ?? [])];
  } catch (error) {
    return [{ type: 'failure', failure: failureOf(path, error) }];
  }
}

/** What one file of an asset gives; undefined where it is not there. Errors: `unsafe-path`, those of the file system. */
async function versionEvents(
  version: Version,
  said: SaidOfAsset,
  options: SourceOptions,
): Promise<readonly SourceEvent[] | undefined> {
  const file = await foundFile(version);
  if (file === undefined) return undefined;
  const film = await filmOf(file, version);
  const readings = libraryReadings(said);
  const { root } = version;
  const events = await photoEvents(
    {
      file: { ...file, modified: markedTime(file, film, readings) },
      path: relative(root, file.path),
      root,
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

async function foundFile({ root, name }: Pick<Version, 'root' | 'name'>): Promise<FoundFile | undefined> {
  const path = await namedInside(root, name);
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  return { path, name: path.slice(path.lastIndexOf('/') + 1), bytes: found.size, modified: Math.floor(found.mtimeMs) };
}

/** The moving part of a Live Photo. */
async function filmOf({ path }: FoundFile, { root, name, film: called }: Version): Promise<FoundFile | undefined> {
  if (promisedModality(name) !== 'image') return undefined;
  const film = await foundFile({ root, name: called });
  return film !== undefined && (await belongTogether(path, film.path)) ? film : undefined;
}

async function estimate(places: Places, signal?: AbortSignal): Promise<SourceEstimate> {
  const sums = { images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 };
  const tables = await openLibraryTables(places.top).catch(() => undefined);
  if (tables === undefined) return sums;
  try {
    for (const asset of tables.assets()) {
      signal?.throwIfAborted();
      if (asset.trashed || asset.hidden) continue;
      const edit = await editOf(places, asset).catch(() => undefined);
      for (const version of [originalOf(places, asset), edit]) {
        const file = version && (await foundFile(version).catch(() => undefined));
        if (file === undefined) continue;
        sums[promisedModality(file.name) === 'video' ? 'videos' : 'images'] += 1;
        sums.bytes += file.bytes;
      }
    }
    return sums;
  } finally {
    await tables.close();
  }
}
