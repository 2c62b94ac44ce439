import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Source } from '../ports/source.ts';
import { isLibraryName, openPhotosLibrary } from './apple-photos/photos-library-source.ts';
import { isAtmMemory } from './atm/atm-layout.ts';
import { openAtmSource } from './atm/atm-source.ts';
import { conceptsFolder, openPersonaSource } from './persona/persona-source.ts';
import { isAlbum } from './photobench/album-files.ts';
import { openPhotobenchSource } from './photobench/photobench-source.ts';

/** A data set is found where somebody unpacked it: at most this far below the folder that was given. */
const DEEPEST = 2;
const MOST_FOLDERS = 2_000;

/** Something among a folder's entries that makes it worth asking what it is. */
const hints: ReadonlySet<string> = new Set([
  ...['raw_memory', 'processed_memory', 'data', 'email', 'output', 'image_batch_results.json'],
  ...['video_batch_results.json', 'images', 'concepts'],
]);

export type NestedDataSets = { readonly sources: readonly Source[]; readonly folders: ReadonlySet<string> };

/** Benchmark memories, albums, persona files and libraries of Photos in the folders below `top`, and which folders they are. */
export async function nestedDataSets(top: string): Promise<NestedDataSets> {
  const sources: Source[] = [];
  const folders = new Set<string>();
  let level = [top];
  for (let depth = 0, seen = 0; depth <= DEEPEST && seen < MOST_FOLDERS; depth += 1) {
    const below: string[] = [];
    for (const folder of level) {
      seen += 1;
      if (seen > MOST_FOLDERS) break;
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
      const isWorthAsking = isLibraryName(folder) || entries.some(({ name }) => hints.has(name));
      const source = folder === top || !isWorthAsking ? undefined : await dataSet(folder);
      if (source !== undefined) {
        sources.push(source);
        folders.add(folder);
      } else
        below.push(
          ...entries.filter((e) => e.isDirectory() && !e.name.startsWith('.')).map((e) => join(folder, e.name)),
        );
    }
    level = below.sort();
  }
  return { sources, folders };
}

async function dataSet(folder: string): Promise<Source | undefined> {
  if (isLibraryName(folder)) return openPhotosLibrary(folder);
  if (await isAtmMemory(folder)) return openAtmSource(folder);
  if (await isAlbum(folder)) return openPhotobenchSource(folder);
  const concepts = await conceptsFolder(folder);
  // A profile.json in some folder is anybody's; in a folder "concepts" it is a concept's.
  return concepts !== undefined && basename(concepts) === 'concepts' ? openPersonaSource(folder) : undefined;
}
