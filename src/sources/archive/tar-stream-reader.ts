import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { fileError } from '../../memory/file-error.ts';
import { type ArchiveLimits, bombError, damageError, isBomb, unsafeError } from './archive-limits.ts';
import { isSystemFile } from './folder-tree.ts';
import { memberPath } from './member-path.ts';
import type { TreeEntry } from './tree.ts';

export type TarMember =
  | { readonly entry: TreeEntry; readonly body: AsyncIterable<Uint8Array> }
  | { readonly unsafe: Error };

/**
 * The members of a .tar, .tar.gz or .tgz in their order, as one pass over the file. A body must be read, or is skipped
 * when the next member is asked for. Throws `truncated`, `corrupt` or `archive-bomb` where the archive ends badly.
 */
export async function* readTar(root: string, limits: ArchiveLimits, signal?: AbortSignal): AsyncGenerator<TarMember> {
  // First, since nobody would hear that a file that may not be opened cannot be streamed.
  const compressed = await isGzip(root);
  const packed = createReadStream(root, { highWaterMark: 256 * 1024 });
  const members = extract();
  const bytes = compressed ? packed.pipe(createGunzip({ chunkSize: 256 * 1024 })) : packed;
  const guard = ratioGuard(root, () => packed.bytesRead, limits);
  packed.on('error', (error: Error) => members.destroy(error));
  bytes.on('error', (error: Error) => members.destroy(error));
  guard.on('error', (error: Error) => members.destroy(error));
  bytes.pipe(guard).pipe(members);
  try {
    // The library's own typing leaves out that its members are streams.
    for await (const member of members as unknown as AsyncIterable<Member>) {
      signal?.throwIfAborted();
      const found = checkedMember(root, member);
      if (found === undefined || 'unsafe' in found) member.resume();
      if (found !== undefined) yield found;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw damageError(root, error);
  } finally {
    packed.destroy();
    if (bytes !== packed) bytes.destroy();
    guard.destroy();
    members.destroy();
  }
}

function ratioGuard(root: string, packed: () => number, limits: ArchiveLimits): Transform {
  let unpacked = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      unpacked += part.length;
      if (unpacked > limits.total) done(bombError(root, `it unpacks to more than ${limits.total} bytes`));
      else if (isBomb(packed(), unpacked, limits))
        done(bombError(root, `${packed()} bytes unpack to more than ${unpacked}`));
      else done(null, part);
    },
  });
}

type Member = AsyncIterable<Uint8Array> & { readonly header: Header; resume(): unknown };

const fileTypes: ReadonlySet<Header['type']> = new Set<Header['type']>(['file', 'contiguous-file']);

function checkedMember(root: string, member: Member): TarMember | undefined {
  const { name, type, size, mtime } = member.header;
  if (type === 'directory') return undefined;
  const checked = memberPath(name);
  const at = `${root}!/${name}`;
  if ('unsafe' in checked) return { unsafe: unsafeError(at, checked.unsafe) };
  if (!fileTypes.has(type)) return { unsafe: unsafeError(at, 'it is a link or a device, not a file') };
  if (checked.path === '' || checked.path.split('/').some(isSystemFile)) return undefined;
  const entry = { path: checked.path, bytes: size ?? 0, modified: mtime?.getTime() ?? 0 };
  return { entry, body: bodyOf(root, member) };
}

async function* bodyOf(root: string, member: Member): AsyncGenerator<Uint8Array> {
  try {
    yield* member;
  } catch (error) {
    throw damageError(root, error);
  }
}

export async function isGzip(path: string): Promise<boolean> {
  const file = await open(path).catch((error: unknown) => {
    throw fileError(path, error);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
