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
 * A library of Apple Photos, read where it lies: the originals, with the albums, favourites, keywords, named faces, titles and
 * captions that its database tells. What is hidden, in the trash, or only in iCloud is left out, and said.
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
    for (const asset of tables.assets()) {
      options.signal?.throwIfAborted();
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

async function assetEvents(top: string, said: SaidOfAsset, options: SourceOptions): Promise<readonly SourceEvent[]> {
  const { asset } = said;
  const name = namedOriginal(asset);
  const skipped = (reason: string): SourceEvent[] => [{ type: 'skipped', path: join(top, name), reason }];
  if (asset.trashed) return skipped('in the Photos trash');
  if (asset.hidden) return skipped('hidden in Photos');
  try {
    const file = await foundFile(top, name);
    if (file === undefined) return skipped('original not in the library, but in iCloud or elsewhere');
    const film = await filmOf(top, file, name);
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
  } catch (error) {
    return [{ type: 'failure', failure: failureOf(join(top, name), error) }];
  }
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

/** The moving part of a Live Photo, which Photos calls by the name of the picture with `_3`. */
async function filmOf(top: string, { path }: FoundFile, name: string): Promise<FoundFile | undefined> {
  if (promisedModality(name) !== 'image') return undefined;
  const film = await foundFile(top, name.replace(/\.[^./]+$/, '_3.mov'));
  return film !== undefined && (await belongTogether(path, film.path)) ? film : undefined;
}

async function estimate(top: string, signal?: AbortSignal): Promise<SourceEstimate> {
  const sums = { images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 };
  const tables = await openLibraryTables(top).catch(() => undefined);
  if (tables === undefined) return sums;
  try {
    for (const asset of tables.assets()) {
      signal?.throwIfAborted();
      if (asset.trashed || asset.hidden) continue;
      const file = await foundFile(top, namedOriginal(asset)).catch(() => undefined);
      if (file === undefined) continue;
      if (promisedModality(file.name) === 'video') sums.videos += 1;
      else sums.images += 1;
      sums.bytes += file.bytes;
    }
    return sums;
  } finally {
    await tables.close();
  }
}
