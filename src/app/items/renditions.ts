import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { MadeleineError } from '../../memory/errors.ts';
import type { MediaKind } from '../../memory/media-kind.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { type ItemMedia, itemMedia } from './item-media.ts';

/** All renditions together; the least recently looked at go first. */
const MOST_BYTES = 512 * 1024 * 1024;
/** Decoded at once: a large picture takes hundreds of megabytes. */
const AT_ONCE = 2;
/** Seconds into a film at which it is seen: the first picture is often black. */
const FILM_SECOND = 1;

/** A picture made of an item for looking at: a JPEG with nothing of the original but its pixels. */
export type Rendition = { readonly mime: string; readonly bytes: Uint8Array; readonly version: string };

type Asked = { readonly longestSide: number; readonly signal: AbortSignal | undefined };
type Making = { readonly bytes: Promise<Uint8Array>; readonly waiters: { count: number } };

/** Pictures in the sizes that a screen needs, made when they are first looked at and kept in the cache of the memory. */
export class Renditions {
  readonly #memory: OpenMemory;
  readonly #folder: string;
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #making = new Map<string, Making>();
  #keptBytes: number | undefined;

  constructor(memory: OpenMemory) {
    this.#memory = memory;
    this.#folder = join(memory.folder.path, layout.cache, 'renditions');
  }

  /**
   * The item's picture, or one of its film, upright, with `longestSide` pixels at most. What nobody waits for any more
   * when its turn comes is not made. Errors: those of `itemMedia` and of the decoder; `cancelled`.
   */
  async of(id: string, longestSide: number, signal?: AbortSignal): Promise<Rendition> {
    const media = await itemMedia(this.#memory, id);
    const version = `${media.version}-${longestSide}${media.turn === 0 ? '' : `-${media.turn}`}`;
    const key = createHash('sha256').update(`${id}\n${version}`).digest('hex');
    const kept = await this.#kept(key);
    const bytes = kept ?? (await this.#made(key, media, { longestSide, signal }));
    return { mime: 'image/jpeg', bytes, version };
  }

  async #kept(key: string): Promise<Uint8Array | undefined> {
    const file = this.#fileOf(key);
    const bytes = await readPrivate(file).catch(() => undefined);
    if (bytes !== undefined) await utimes(file, new Date(), new Date()).catch(() => undefined);
    return bytes;
  }

  /** Who asks for what is being made waits for it. */
  async #made(key: string, media: ItemMedia, { longestSide, signal }: Asked): Promise<Uint8Array> {
    const known = this.#making.get(key);
    const making = known ?? this.#begin(key, media, longestSide);
    if (known !== undefined) known.waiters.count += 1;
    const leave = () => {
      making.waiters.count -= 1;
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await making.bytes;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  #begin(key: string, media: ItemMedia, longestSide: number): Making {
    const waiters = { count: 1 };
    const bytes = this.#queue
      .add(() => {
        if (waiters.count === 0) throw new MadeleineError('cancelled', 'This picture is no longer needed.');
        return this.#decoded(media, longestSide);
      })
      .then(async (decoded) => {
        await this.#keep(key, decoded);
        return decoded;
      })
      .finally(() => this.#making.delete(key));
    const making: Making = { bytes, waiters };
    this.#making.set(key, making);
    return making;
  }

  async #decoded({ key, kind, turn }: ItemMedia, longestSide: number): Promise<Uint8Array> {
    const upright = await this.#memory.vault.withLocalFile(key, (path) => this.#pictureOf(path, kind, longestSide));
    return turn === 0 ? upright : (await import('../../adapters/sharp/turn.ts')).turnedPicture(upright, turn);
  }

  async #pictureOf(path: string, kind: MediaKind, longestSide: number): Promise<Uint8Array> {
    if (kind.modality === 'image') return (await this.#memory.decoder()).jpeg(path, kind.mime, longestSide);
    const film = await this.#memory.frames();
    const [frame] = await film.frames(path, [FILM_SECOND], longestSide);
    const [first] = frame === undefined ? await film.frames(path, [0], longestSide) : [frame];
    if (first !== undefined) return first;
    throw new MadeleineError('corrupt', 'The video contains no picture.', { path, action: 'Play the original.' });
  }

  /** A full disk, or a folder that cannot be written to, only means that it is made anew the next time. */
  async #keep(key: string, bytes: Uint8Array): Promise<void> {
    const draft = join(this.#folder, `${randomBytes(6).toString('hex')}.draft`);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writePrivate(draft, bytes, { flag: 'wx' });
      await rename(draft, this.#fileOf(key));
      this.#keptBytes =
        (this.#keptBytes ?? (await this.#files()).reduce((sum, { size }) => sum + size, 0)) + bytes.length;
      if (this.#keptBytes > MOST_BYTES) await this.#makeRoom();
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  /** Down to three quarters, so that it is not done for each picture. */
  async #makeRoom(): Promise<void> {
    const oldestFirst = (await this.#files()).toSorted((a, b) => a.used - b.used);
    let left = oldestFirst.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of oldestFirst) {
      if (left <= MOST_BYTES * 0.75) break;
      await rm(path, { force: true });
      left -= size;
    }
    this.#keptBytes = left;
  }

  async #files(): Promise<{ path: string; size: number; used: number }[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#folder, name);
        const known = await stat(path).catch(() => undefined);
        return known === undefined ? [] : [{ path, size: known.size, used: known.mtimeMs }];
      }),
    );
    return found.flat();
  }

  #fileOf = (key: string): string => join(this.#folder, key);
}
