import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import { MadeleineError } from '../../memory/errors.ts';
import { itemMedia } from '../items/item-media.ts';
import { scratchFolder } from '../keys/work-folder.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Films that were made for visitors; each is made again when it is asked for. */
const FOLDER = 'links';
/** All of them together, unless one is larger: those that were made first go first. */
const MOST_BYTES = 2 * 1024 ** 3;
/** Strangers ask for them, as often and as many at once as they like. */
const queue = new PQueue({ concurrency: 2 });
const inWork = new Map<string, Promise<void>>();

/**
 * A video for visitors as a file of the cache: without place, time, device and other tracks. Errors: `dependency-missing`
 * without ffmpeg, those of `itemMedia`.
 */
export async function visitorsFilm(
  memory: OpenMemory,
  id: string,
  mostBytes = MOST_BYTES,
): Promise<{ path: string; size: number }> {
  const { key, version } = await itemMedia(memory, id);
  const folder = join(scratchFolder(memory.folder.path), FOLDER);
  const path = join(folder, `${createHash('sha256').update(`${id}\n${version}`).digest('hex')}.mp4`);
  const kept = await stat(path).catch(() => undefined);
  if (kept !== undefined) return { path, size: kept.size };
  // Players ask for several parts at once: two programs that write one file would spoil it for all who come later.
  const makeOne = async (): Promise<void> => {
    await make(memory, key, path);
    await makeRoom(folder, path, mostBytes);
  };
  const work = inWork.get(path) ?? queue.add(makeOne).finally(() => inWork.delete(path));
  inWork.set(path, work);
  await work;
  const made = await stat(path).catch(() => undefined);
  if (made === undefined)
    throw new MadeleineError('missing', 'This video is no longer there.', { action: 'Load the page again.' });
  return { path, size: made.size };
}

async function make(memory: OpenMemory, key: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.draft`;
  try {
    const { strippedFilm } = await import('../items/stripped-film.ts');
    await memory.vault.withLocalFile(key, (from) => strippedFilm(from, draft));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function makeRoom(folder: string, latest: string, mostBytes: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mp4'));
  const films = await Promise.all(
    names.map(async (name) => {
      const film = join(folder, name);
      const found = await stat(film).catch(() => undefined);
      return { film, bytes: found?.size ?? 0, made: found?.mtimeMs ?? 0 };
    }),
  );
  let left = films.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { film, bytes } of films.toSorted((a, b) => a.made - b.made)) {
    if (left <= mostBytes) return;
    if (film === latest) continue;
    await rm(film, { force: true });
    left -= bytes;
  }
}
