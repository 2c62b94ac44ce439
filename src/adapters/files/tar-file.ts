import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { fileError } from './file-error.ts';

/** Last entry of the archive: the SHA-256 of every other, so that a cut or damaged file is known for what it is. */
const MANIFEST = 'madeleine-backup.json';
const manifestSchema = z.object({
  version: z.literal(1),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

const isZipped = (file: string): boolean => /\.(tgz|gz)$/i.test(file);

/** What goes into an archive: a file, or a stream of so many bytes (`modified`: milliseconds since 1970). */
export type TarEntry = { readonly name: string } & (
  | { readonly path: string }
  | { readonly bytes: number; readonly modified: number; open(): Promise<ReadableStream<Uint8Array>> }
);

async function openedEntry(entry: TarEntry): Promise<{ size: number; mtime: Date; read: Readable }> {
  if ('path' in entry) {
    const { size, mtime } = await stat(entry.path);
    return { size, mtime, read: createReadStream(entry.path) };
  }
  return { size: entry.bytes, mtime: new Date(entry.modified), read: Readable.from(await entry.open()) };
}

/** Packs files into one tar (gzipped when the name says so) for its owner alone, each with its hash in a closing manifest. */
export async function packTar(file: string, entries: Iterable<TarEntry> | AsyncIterable<TarEntry>): Promise<void> {
  const archive = pack();
  const written = isZipped(file)
    ? pipeline(archive, createGzip({ level: 3 }), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    : pipeline(archive, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  // Met below; without this a failing disk would be an unhandled rejection while an entry is still being packed.
  written.catch(() => undefined);
  const files: Record<string, string> = {};
  try {
    for await (const entry of entries) {
      const hash = createHash('sha256');
      const { size, mtime, read } = await openedEntry(entry);
      const into = archive.entry({ name: entry.name, size, mtime });
      read.on('data', (chunk) => hash.update(chunk));
      await Promise.race([pipeline(read, into), written]);
      files[entry.name] = hash.digest('hex');
    }
    archive.entry({ name: MANIFEST }, JSON.stringify({ version: 1, files }));
    archive.finalize();
    await written;
  } catch (error) {
    archive.destroy();
    throw fileError(error, file);
  }
}

const damaged = (file: string, why: string, cause?: unknown) =>
  new MadeleineError('corrupt', `The backup cannot be used: ${why}.`, {
    path: file,
    action: 'Use another backup.',
    ...(cause === undefined ? {} : { cause }),
  });

/**
 * Unpacks into an empty folder, for its owner alone, and checks every hash. Errors: `corrupt` when anything is missing, changed or extra,
 * `unsafe-path` for a name that leads out of the folder, `unsupported-format` when it does not begin with the file `first`.
 */
export async function unpackTar(file: string, folder: string, first?: string): Promise<readonly string[]> {
  const hashes = new Map<string, string>();
  let manifest: string | undefined;
  const reader = extract();
  const fed = isZipped(file)
    ? pipeline(createReadStream(file), createGunzip(), reader)
    : pipeline(createReadStream(file), reader);
  // An entry that the archive breaks off in would be waited for without end.
  const broken = new Promise<never>((_, reject) => {
    fed.catch(reject);
  });
  broken.catch(() => undefined);
  try {
    for await (const entry of reader) {
      const { name, type } = entry.header;
      if (first !== undefined && hashes.size === 0 && name !== first) throw notOurs(file);
      const to = resolve(folder, name);
      if (type !== 'file' || !to.startsWith(resolve(folder) + sep)) {
        throw new MadeleineError(
          'unsafe-path',
          `The backup contains an entry that is not a regular file inside it: ${name}.`,
          { path: file, action: 'Do not use this backup.' },
        );
      }
      const hash = createHash('sha256');
      if (name === MANIFEST) {
        manifest = await Promise.race([textOf(entry as AsyncIterable<Buffer>), broken]);
        continue;
      }
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      entry.on('data', (chunk) => hash.update(z.instanceof(Uint8Array).parse(chunk)));
      await Promise.race([pipeline(entry, createWriteStream(to, { flags: 'wx', mode: 0o600 })), broken]);
      hashes.set(name, hash.digest('hex'));
    }
    await fed;
  } catch (error) {
    const known = fileError(error, file);
    throw known instanceof MadeleineError ? known : damaged(file, 'it is cut or damaged', error);
  }
  verify(file, manifest, hashes);
  return [...hashes.keys()];
}

const notOurs = (file: string) =>
  new MadeleineError('unsupported-format', 'This is an archive, but not a backup of a memory.', {
    path: file,
    action: 'Give a file created by `madeleine backup`; use `madeleine add` for other archives.',
  });

async function textOf(entry: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function verify(file: string, manifest: string | undefined, hashes: ReadonlyMap<string, string>): void {
  if (manifest === undefined) throw damaged(file, 'its end is missing');
  const parsed = manifestSchema.safeParse(JSON.parse(manifest));
  if (!parsed.success) throw damaged(file, 'its list of files cannot be read');
  const expected = Object.entries(parsed.data.files);
  if (expected.length !== hashes.size) throw damaged(file, 'files are missing or too many');
  for (const [name, hash] of expected) {
    if (hashes.get(name) !== hash) throw damaged(file, `${name} is not what was backed up`);
  }
}
