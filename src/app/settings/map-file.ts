import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { type MapFile, readMapFile } from '../../adapters/files/map-file.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Where a map lies of which the configuration says nothing. */
const BESIDE = 'map.pmtiles';

export type FoundMap =
  | { readonly state: 'none' }
  | { readonly state: 'ready'; readonly file: MapFile }
  | { readonly state: 'unusable'; readonly error: MadeleineError };

/** The owner's own map of streets: `map.file` of the configuration, by default `map.pmtiles` in the memory's folder. */
export async function findMap(memory: OpenMemory): Promise<FoundMap> {
  const named = memory.configuration.map?.file;
  const folder = memory.folder.path;
  if (named === undefined && !existsSync(join(folder, BESIDE))) return { state: 'none' };
  const path = named === undefined || !isAbsolute(named) ? resolve(folder, named ?? BESIDE) : named;
  try {
    return { state: 'ready', file: await readMapFile(path) };
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    // What is wrong with a file is its owner's to know, and where it lies.
    return memory.seenBy === undefined ? { state: 'unusable', error } : { state: 'none' };
  }
}

/** The same for who needs it. Errors: those of the file; `not-found` where there is none. */
export async function mapFile(memory: OpenMemory): Promise<MapFile> {
  const found = await findMap(memory);
  if (found.state === 'ready') return found.file;
  if (found.state === 'unusable') throw found.error;
  throw new MadeleineError('not-found', `There is no ${BESIDE} in the memory's folder.`, {
    action: 'Put a map there, or name one by `map.file` in the configuration; docs/map.md says how.',
  });
}
