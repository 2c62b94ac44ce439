import { open, stat } from 'node:fs/promises';
import { constants, gunzipSync } from 'node:zlib';
import { documentFormat } from '../../memory/document-format.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { fileError, isAbsence } from '../../memory/file-error.ts';
import { folderTree } from './folder-tree.ts';
import { tarTree } from './tar-tree.ts';
import type { Tree } from './tree.ts';
import { zipTree } from './zip-tree.ts';

export type ArchiveForm = 'zip' | 'tar';

/**
 * What kind of archive a file is, by its first bytes, of a file that may not be read by its name; `undefined` for
 * anything else, a plain .gz and a document that is a zip by its form too.
 */
export async function archiveForm(path: string): Promise<ArchiveForm | undefined> {
  if (documentFormat({ name: path }) !== undefined) return undefined;
  const head = await headOf(path, 4096);
  // Reading it will say what is wrong.
  if (head === undefined) return formByName(path);
  if (isZip(head)) return 'zip';
  if (isTar(head)) return 'tar';
  if (head[0] !== 0x1f || head[1] !== 0x8b) return undefined;
  try {
    const inside = gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 16 * 1024 * 1024 });
    return isTar(inside) ? 'tar' : undefined;
  } catch {
    // Damaged from the first block on: its name is all there is to go by, and reading it will say what is wrong.
    return /\.(tgz|tar\.gz)$/i.test(path) ? 'tar' : undefined;
  }
}

function formByName(path: string): ArchiveForm | undefined {
  if (/\.zip$/i.test(path)) return 'zip';
  return /\.(tgz|tar|tar\.gz)$/i.test(path) ? 'tar' : undefined;
}

/**
 * The first bytes of a file that is looked at to tell what it is; `undefined` where it may not be read, so that whoever
 * reads it says so and those beside it are read.
 */
export const headOf = (path: string, length: number): Promise<Buffer | undefined> =>
  firstBytes(path, length).catch(() => undefined);

/** The first `length` bytes of a file, fewer when it is shorter. */
export async function firstBytes(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** "PK" and a member, or an empty archive's end record, or the marker of a split archive. */
const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && [0x0403, 0x0605, 0x0807].includes(((head[3] ?? 0) << 8) | (head[2] ?? 0));

const isTar = (head: Uint8Array): boolean => Buffer.from(head.subarray(257, 262)).toString('latin1') === 'ustar';

/** A folder or archive as a Tree. Errors: `missing`, `unsupported-format`. */
export async function openTree(path: string): Promise<Tree> {
  const stats = await stat(path).catch((cause: unknown) => {
    if (!isAbsence(cause)) throw fileError(path, cause);
    throw new MadeleineError('missing', 'The path does not exist.', {
      path,
      action: 'Check the spelling, or connect its disk.',
      cause,
    });
  });
  if (stats.isDirectory()) return folderTree(path);
  const form = await archiveForm(path);
  if (form === 'zip') return zipTree(path);
  if (form === 'tar') return tarTree(path);
  throw new MadeleineError('unsupported-format', 'This is neither a folder nor a .zip, .tar or .tgz archive.', {
    path,
    action: 'Add the folder that contains your files, or the archive as downloaded.',
  });
}
