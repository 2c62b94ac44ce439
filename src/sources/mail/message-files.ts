import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import { fileError } from '../../memory/file-error.ts';
import { insideRoot } from '../inside-root.ts';
import { LARGEST_MESSAGE } from './mbox-stream.ts';

export type MessageFile = { readonly path: string; readonly bytes: number; readonly modified: number };
export type FoundFile =
  | { readonly kind: 'file'; readonly file: MessageFile }
  | { readonly kind: 'failure'; readonly failure: Failure };

/**
 * Files below `root` (a folder or one file) whose name passes, in order of name. Links to folders are not followed, and one to
 * a file outside `root` is a failure `unsafe-path`.
 */
export async function* walkMessageFiles(root: string, wanted: (name: string) => boolean): AsyncGenerator<FoundFile> {
  const pending: { readonly path: string; readonly linked: boolean }[] = [{ path: root, linked: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path, linked } = next;
    try {
      const found = await stat(linked ? await insideRoot(root, path) : path);
      if (found.isFile()) yield { kind: 'file', file: { path, bytes: found.size, modified: found.mtimeMs } };
      if (!found.isDirectory()) continue;
      const entries = (await readdir(path, { withFileTypes: true })).filter((entry) => mayEnter(entry, wanted));
      entries.sort((a, b) => (a.name < b.name ? 1 : -1));
      for (const entry of entries) pending.push({ path: join(path, entry.name), linked: entry.isSymbolicLink() });
    } catch (error) {
      yield { kind: 'failure', failure: failureOf(path, error) };
    }
  }
}

const mayEnter = (entry: Dirent, wanted: (name: string) => boolean): boolean =>
  entry.isDirectory() || ((entry.isFile() || entry.isSymbolicLink()) && wanted(entry.name));

/** The bytes of one message's file; throws `too-large`, `missing` or `unreadable`. */
export async function readMessageFile(file: MessageFile): Promise<Buffer> {
  if (file.bytes > LARGEST_MESSAGE) throw tooLarge(file.path, file.bytes);
  try {
    return await readFile(file.path);
  } catch (error) {
    throw fileError(file.path, error);
  }
}

export const tooLarge = (path: string, bytes: number): MadeleineError =>
  new MadeleineError('too-large', `The message has ${Math.round(bytes / 1_048_576)} MB; the limit is 64 MB.`, {
    path,
    action: 'Save its attachments as files and add them.',
  });

/** A path inside `root` with `/` between its levels. */
export const pathInside = (root: string, path: string): string => relative(root, path).split(sep).join('/');
