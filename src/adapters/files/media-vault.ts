import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MadeleineError } from '../../memory/errors.ts';
import { isCopyPath } from '../../memory/origin.ts';
import type { MediaContent } from '../../memory/source-record.ts';
import type { KeptContent, MediaVault } from '../../ports/media-vault.ts';
import { fileError } from './file-error.ts';
import { privateCopy } from './private-files.ts';

/** A single attachment or archive member above this is refused: it could fill the disk. */
const MOST_COPIED_BYTES = 8 * 2 ** 30;

/** Files below `folder/uploads` are on their way into the memory: they are nobody's originals but its own. */
export const UPLOADS = 'uploads';

/** Keeps copies in `folder/media/ab/abcdef….jpg`; `folder` is the memory folder. */
export function openMediaVault(folder: string): MediaVault {
  const media = join(folder, 'media');
  const uploads = join(folder, UPLOADS) + sep;
  return {
    async keep(content, signal): Promise<KeptContent> {
      if (content.kind === 'stream') return copyByHash(content, folder, media, signal);
      const hashed = await hashInPlace(content, signal);
      return content.path.startsWith(uploads) ? adopted(hashed, folder, media) : hashed;
    },
    async stat(path) {
      try {
        const found = await stat(path);
        return { bytes: found.size, modified: Math.trunc(found.mtimeMs) };
      } catch {
        return undefined;
      }
    },
    resolve: (copy) => join(folder, ownCopy(copy)),
    remove: (copy) => rm(join(folder, ownCopy(copy)), { force: true }),
  };
}

/** A record may be a stranger's: what it calls a copy is read, written and deleted only where copies lie. */
function ownCopy(copy: string): string {
  if (isCopyPath(copy)) return copy;
  throw new MadeleineError('unsafe-path', `Not a copy made by this memory: ${copy}.`, {
    action: 'Forget the item that refers to it.',
  });
}

async function hashInPlace(
  content: Extract<MediaContent, { kind: 'file' }>,
  signal: AbortSignal | undefined,
): Promise<KeptContent> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const stream = createReadStream(content.path, {
      highWaterMark: 1 << 20,
      ...(signal === undefined ? {} : { signal }),
    });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    throw fileError(error, content.path);
  }
  if (bytes === 0) throw emptyFile(content.path);
  return { sha256: hash.digest('hex'), bytes, path: content.path };
}

/** What was uploaded becomes the memory's own copy: a second name of the same bytes, where the disk knows such. */
async function adopted({ sha256, bytes, path }: KeptContent, folder: string, media: string): Promise<KeptContent> {
  const copy = `media/${sha256.slice(0, 2)}/${sha256}${safeExtension(path)}`;
  const target = join(folder, copy);
  try {
    await mkdir(join(media, sha256.slice(0, 2)), { recursive: true, mode: 0o700 });
    await sync(path);
    await link(path, target).catch(async (error: unknown) => {
      if (!isCode(error, 'EEXIST')) await privateCopy(path, target);
    });
    return { sha256, bytes, path: target, copy };
  } catch (error) {
    throw fileError(error, path);
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A stream knows no path: whoever asked for it knows where it lies. */
const emptyFile = (path?: string) =>
  new MadeleineError('empty-file', 'The file has no content (0 bytes).', {
    ...(path === undefined ? {} : { path }),
    action: 'Copy it again from its source.',
  });

async function copyByHash(
  content: Extract<MediaContent, { kind: 'stream' }>,
  folder: string,
  media: string,
  signal: AbortSignal | undefined,
): Promise<KeptContent> {
  // An archive may have a hundred thousand of them: no file is made for nothing.
  if (content.bytes === 0) throw emptyFile();
  const incoming = join(media, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const temporary = join(incoming, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes > MOST_COPIED_BYTES)
        done(
          new MadeleineError('too-large', 'The attachment or archive member is larger than 8 GiB.', {
            action: 'Save it as a separate file and add that file.',
          }),
        );
      else done(null, chunk);
    },
  });
  try {
    await pipeline(
      Readable.from(await content.open()),
      measure,
      createWriteStream(temporary, { flags: 'wx', mode: 0o600 }),
      signal === undefined ? {} : { signal },
    );
    if (bytes === 0) throw emptyFile();
    const sha256 = hash.digest('hex');
    const copy = `media/${sha256.slice(0, 2)}/${sha256}${safeExtension(content.name)}`;
    await sync(temporary);
    await mkdir(join(media, sha256.slice(0, 2)), { recursive: true, mode: 0o700 });
    await rename(temporary, join(folder, copy));
    return { sha256, bytes, path: join(folder, copy), copy };
  } catch (error) {
    await rm(temporary, { force: true });
    throw fileError(error, media, 'writing');
  }
}

/** The copy must outlive a power cut once the store says that it is there. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

function safeExtension(name: string): string {
  const extension = extname(name).toLowerCase();
  return /^\.[a-z0-9]{1,5}$/.test(extension) ? extension : '';
}
