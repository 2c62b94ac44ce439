import { type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { fileError } from '../../memory/file-error.ts';
import { type ArchiveLimits, bombError, damageError, isBomb, unsafeError } from './archive-limits.ts';
import { isSystemFile } from './folder-tree.ts';
import { memberPath } from './member-path.ts';
import type { TreeEntry } from './tree.ts';
import { type ArchiveFile, bytesOf, headIn, type Lent } from './unpacked-file.ts';

export type TarMember =
  /** `start`: where its bytes begin in the tar, once that is out of its compression. */
  | { readonly entry: TreeEntry; readonly start: number; readonly body: AsyncIterable<Uint8Array> }
  | { readonly unsafe: Error };

/**
 * The members of a .tar, .tar.gz or .tgz in their order, as one pass over the file. A body must be read, or is skipped
 * when the next member is asked for. Throws `truncated`, `corrupt` or `archive-bomb` where the archive ends badly.
 */
export async function* readTar(
  root: string,
  file: ArchiveFile,
  limits: ArchiveLimits,
  signal?: AbortSignal,
): AsyncGenerator<TarMember> {
  const lent = await lentFor(root, file);
  const members = extract();
  const { bytes, end } = expanded(root, lent, await isGzip(lent), limits);
  bytes.on('error', (error: Error) => members.destroy(error));
  bytes.pipe(members);
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
    end();
    members.destroy();
    await lent.release();
  }
}

/** The bytes of a compressed tar out of their compression. Errors: as of `readTar`. */
export async function* gunzipped(root: string, file: ArchiveFile, limits: ArchiveLimits): AsyncGenerator<Uint8Array> {
  const lent = await lentFor(root, file);
  const { bytes, end } = expanded(root, lent, true, limits);
  try {
    yield* bytes as AsyncIterable<Buffer>;
  } catch (error) {
    throw damageError(root, error);
  } finally {
    end();
    await lent.release();
  }
}

/** Whether a tar is compressed. Errors: those of its file. */
export async function isCompressed(root: string, file: ArchiveFile): Promise<boolean> {
  const lent = await lentFor(root, file);
  return isGzip(lent).finally(() => lent.release());
}

const lentFor = (root: string, file: ArchiveFile): Promise<Lent> =>
  file.lend().catch((error: unknown) => {
    throw fileError(root, error);
  });

/** The bytes of the tar itself, which end with an error where they are too many for those of the file. */
function expanded(
  root: string,
  lent: Lent,
  compressed: boolean,
  limits: ArchiveLimits,
): { bytes: Readable; end(): void } {
  const packed = bytesOf(lent, 0);
  const plain = compressed ? packed.pipe(createGunzip({ chunkSize: 256 * 1024 })) : packed;
  const guard = ratioGuard(root, () => packed.bytesRead, limits);
  packed.on('error', (error: Error) => guard.destroy(error));
  if (plain !== packed) plain.on('error', (error: Error) => guard.destroy(error));
  plain.pipe(guard);
  const end = (): void => {
    packed.destroy();
    if (plain !== packed) plain.destroy();
    guard.destroy();
  };
  return { bytes: guard, end };
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

type Member = AsyncIterable<Uint8Array> & {
  readonly header: Header & { readonly byteOffset: number };
  resume(): unknown;
};

const fileTypes: ReadonlySet<Header['type']> = new Set<Header['type']>(['file', 'contiguous-file']);

function checkedMember(root: string, member: Member): TarMember | undefined {
  const { name, type, size, mtime, byteOffset } = member.header;
  if (type === 'directory') return undefined;
  const checked = memberPath(name);
  const at = `${root}!/${name}`;
  if ('unsafe' in checked) return { unsafe: unsafeError(at, checked.unsafe) };
  if (!fileTypes.has(type)) return { unsafe: unsafeError(at, 'it is a link or a device, not a file') };
  if (checked.path === '' || checked.path.split('/').some(isSystemFile)) return undefined;
  const entry = { path: checked.path, bytes: size ?? 0, modified: mtime?.getTime() ?? 0 };
  return { entry, start: byteOffset, body: bodyOf(root, member) };
}

async function* bodyOf(root: string, member: Member): AsyncGenerator<Uint8Array> {
  try {
    yield* member;
  } catch (error) {
    throw damageError(root, error);
  }
}

async function isGzip(lent: Lent): Promise<boolean> {
  const head = await headIn(lent, 2);
  return head[0] === 0x1f && head[1] === 0x8b;
}
