import { open, stat } from 'node:fs/promises';
import { documentFormat } from '../../memory/document-format.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { fileError, isAbsence } from '../../memory/file-error.ts';
import { type ArchiveForm, FORM_BYTES, formOf } from './archive-form.ts';
import { folderTree } from './folder-tree.ts';
import { withInnerArchives } from './inner-archives.ts';
import { tarTree } from './tar-tree.ts';
import type { Tree } from './tree.ts';
import { zipTree } from './zip-tree.ts';

/**
 * What kind of archive a file is, by its first bytes, of a file that may not be read by its name; `undefined` for
 * anything else, a plain .gz and a document that is a zip by its form too.
 */
export async function archiveForm(path: string): Promise<ArchiveForm | undefined> {
  if (documentFormat({ name: path }) !== undefined) return undefined;
  const head = await headOf(path, FORM_BYTES);
  // Reading it will say what is wrong.
  return head === undefined ? formByName(path) : formOf(path, head);
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
  if (form !== undefined) return withInnerArchives(form === 'zip' ? zipTree(path) : tarTree(path), stats.size);
  throw new MadeleineError('unsupported-format', 'This is neither a folder nor a .zip, .tar or .tgz archive.', {
    path,
    action: 'Add the folder that contains your files, or the archive as downloaded.',
  });
}
