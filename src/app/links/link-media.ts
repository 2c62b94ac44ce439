import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { itemMedia } from '../items/item-media.ts';
import { scratchFolder } from '../keys/work-folder.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Films that were made for visitors; each is made again when it is asked for. */
const FOLDER = 'links';

/**
 * A video for visitors as a file of the cache: without place, time, device and other tracks. Errors: `dependency-missing`
 * without ffmpeg, those of `itemMedia`.
 */
export async function visitorsFilm(memory: OpenMemory, id: string): Promise<{ path: string; size: number }> {
  const { key, version } = await itemMedia(memory, id);
  const folder = join(scratchFolder(memory.folder.path), FOLDER);
  const path = join(folder, `${createHash('sha256').update(`${id}\n${version}`).digest('hex')}.mp4`);
  const kept = await stat(path).catch(() => undefined);
  if (kept !== undefined) return { path, size: kept.size };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.draft`;
  try {
    const { strippedFilm } = await import('../items/stripped-film.ts');
    await memory.vault.withLocalFile(key, (from) => strippedFilm(from, draft));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  const made = await stat(path).catch(() => undefined);
  if (made === undefined)
    throw new MadeleineError('missing', 'This video is no longer there.', { action: 'Load the page again.' });
  return { path, size: made.size };
}
