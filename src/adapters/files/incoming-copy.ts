import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MadeleineError } from '../../memory/errors.ts';
import { synced } from './synced.ts';

/** A single attachment or archive member above this is refused: it could fill the disk. */
const MOST_COPIED_BYTES = 8 * 2 ** 30;

/** A stream knows no path: whoever asked for it knows where it lies. */
export const emptyFile = (path?: string): MadeleineError =>
  new MadeleineError('empty-file', 'The file has no content (0 bytes).', {
    ...(path === undefined ? {} : { path }),
    action: 'Copy it again from its source.',
  });

export type TakingIn = {
  readonly signal?: AbortSignal;
  /** What becomes of the content on its way to the disk, once it is hashed. */
  readonly sealing?: (content: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
};

const asItIs = (content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> => content;

/** What was written beside the copies and is not one yet. */
type Incoming = { readonly sha256: string; readonly bytes: number };

/**
 * Writes a stream into `folder` under a name of its own, hashed on the way, and moves it to the path that `target` makes
 * of its hash. Nothing is left of what fails. Errors: `too-large`, `empty-file`, those of the file system and of `target`.
 */
export async function takeIn(
  content: AsyncIterable<Uint8Array>,
  folder: string,
  target: (taken: Incoming) => string,
  { signal, sealing = asItIs }: TakingIn = {},
): Promise<Incoming> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > MOST_COPIED_BYTES ? tooLarge() : null, chunk);
    },
  });
  try {
    const into = createWriteStream(temporary, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.from(content), measure, sealing, into, signal === undefined ? {} : { signal });
    if (bytes === 0) throw emptyFile();
    const taken = { sha256: hash.digest('hex'), bytes };
    const path = target(taken);
    // The copy must outlive a power cut once the store says that it is there.
    await synced(temporary);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(temporary, path);
    return taken;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

const tooLarge = (): MadeleineError =>
  new MadeleineError('too-large', 'The attachment or archive member is larger than 8 GiB.', {
    action: 'Save it as a separate file and add that file.',
  });
