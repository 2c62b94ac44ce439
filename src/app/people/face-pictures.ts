import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { digest } from '../../language/digest.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { Face } from '../../memory/face.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { faceCutOut, faceOfThumbnail } from './face-cut-out.ts';
import { faceCalled } from './find-person.ts';

/** A picture is asked for in one of these sizes, so that few are kept of each face. */
const sides = [64, 128, 256, 512] as const;
/** Pictures that are decoded at a time: each may take 36 megabytes. */
const AT_ONCE = 2;
/** Small pictures that are kept; a hundred megabytes or so. Above that the older half goes. */
const MOST_KEPT = 10_000;

type Picture = { readonly bytes: Uint8Array; readonly mime: 'image/jpeg'; readonly version: string };

/**
 * A face cut out of its picture, as a JPEG without any metadata, at least `side` pixels wide where the picture has them.
 * Kept in the cache, which `forget` and `people off` empty. Errors: `not-found`; `missing` when there is nothing to cut it from.
 */
export async function facePicture(memory: OpenMemory, said: string, side = 256): Promise<Picture> {
  const face = await faceCalled(memory, said);
  const size = sides.find((one) => one >= side) ?? 512;
  const name = `${digest(face.id)}-${digest(JSON.stringify([face.box, face.span]))}-${size}.jpg`;
  const kept = await readPrivate(join(folderOf(memory), name)).catch(() => undefined);
  if (kept !== undefined) return { bytes: kept, mime: 'image/jpeg', version: name };
  return { bytes: await made(memory, face, size, name), mime: 'image/jpeg', version: name };
}

const folderOf = (memory: OpenMemory): string => join(memory.folder.path, layout.cache, 'people', 'faces');

/** Pictures of one memory that are being made: whoever asks meanwhile gets the same. */
class Workshop {
  readonly queue = new PQueue({ concurrency: AT_ONCE });
  readonly inWork = new Map<string, Promise<Uint8Array>>();
  kept: number | undefined;
}
const workshops = new WeakMap<OpenMemory, Workshop>();

function made(memory: OpenMemory, face: Face, size: number, name: string): Promise<Uint8Array> {
  const shop = workshops.get(memory) ?? new Workshop();
  workshops.set(memory, shop);
  const begun = shop.inWork.get(name);
  if (begun !== undefined) return begun;
  const work = shop.queue
    .add(async () => {
      const bytes = await cutOut(memory, face, size);
      await keep(memory, shop, face, name, bytes);
      return bytes;
    })
    .finally(() => shop.inWork.delete(name));
  shop.inWork.set(name, work);
  return work;
}

async function cutOut(memory: OpenMemory, face: Face, size: number): Promise<Uint8Array> {
  const item = await memory.store.item(face.item);
  let failed: unknown;
  const whole =
    item === undefined
      ? undefined
      : await faceCutOut(memory, item, face, size).catch((error: unknown) => {
          failed = error;
        });
  const bytes = whole ?? (await faceOfThumbnail(memory, face, size).catch(() => undefined));
  if (bytes !== undefined) return bytes;
  // Damage is told as that: no disk that is plugged in would help.
  if (isMadeleineError(failed)) throw failed;
  throw new MadeleineError('missing', 'The picture of this face cannot be read.', {
    action: 'Connect its disk or add its folder again.',
  });
}

/** A memory whose cache cannot be written makes the picture anew each time; what was forgotten meanwhile is not kept. */
async function keep(memory: OpenMemory, shop: Workshop, face: Face, name: string, bytes: Uint8Array): Promise<void> {
  const folder = folderOf(memory);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await memory.store.record('face', face.id)) === undefined) return;
    shop.kept ??= (await readdir(folder)).length;
    if (shop.kept >= MOST_KEPT) shop.kept = await withoutOlderHalf(folder);
    await writePrivate(join(folder, name), bytes);
    shop.kept += 1;
  } catch {
    shop.kept = undefined;
  }
}

async function withoutOlderHalf(folder: string): Promise<number> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (file) => ({ file, at: (await stat(join(folder, file))).mtimeMs })),
  );
  const byAge = files.sort((a, b) => a.at - b.at).map(({ file }) => file);
  const old = byAge.slice(0, Math.ceil(byAge.length / 2));
  for (const file of old) await rm(join(folder, file), { force: true });
  return byAge.length - old.length;
}
