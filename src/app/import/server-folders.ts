import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import type { FolderDocument } from '../../contract/import-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';

/** Names of files that an import could take: media, messages, mailboxes, archives. */
const addable =
  /\.(jpe?g|heic|heif|hif|png|webp|gif|tiff?|avif|bmp|dng|cr[23]|nef|arw|raf|orf|rw2|mp4|mov|m4v|avi|mkv|webm|3gp|mts|eml|emlx|mbox|mbx|zip|tgz|tar|gz)$/i;
const MOST_FOLDERS = 2000;
const MOST_FILES = 500;

/** Where people keep such things, as far as it is there. */
const usual = ['Pictures', 'Photos', 'Bilder', '图片', 'Videos', 'Movies', 'Downloads', 'Documents', 'Mail', 'Desktop'];
const mounts = ['/media', '/mnt', '/Volumes', '/run/media'];

/**
 * What lies in a folder of this machine, by name: for choosing what to add, never what is in a file. Errors: `usage` for a
 * path that is not absolute, `missing`, `unreadable`.
 */
export async function browseFolder(said: string | undefined): Promise<FolderDocument> {
  if (said !== undefined && !isAbsolute(said)) {
    throw new MadeleineError('usage', 'The path is not absolute.', { action: 'Give an absolute path.' });
  }
  const path = resolve(said ?? homedir());
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    throw fileError(error, path);
  });
  const shown = entries.filter(({ name }) => !name.startsWith('.')).sort((a, b) => compareNames(a.name, b.name));
  const folders: { name: string; path: string }[] = [];
  const files: FolderDocument['files'] = [];
  let others = 0;
  for (const entry of shown) {
    const at = join(path, entry.name);
    const found = entry.isDirectory() || entry.isFile() ? entry : await stat(at).catch(() => undefined);
    if (found?.isDirectory() === true && folders.length < MOST_FOLDERS) folders.push({ name: entry.name, path: at });
    else if (found?.isFile() === true && addable.test(entry.name) && files.length < MOST_FILES)
      files.push({ name: entry.name, path: at, bytes: (await stat(at).catch(() => undefined))?.size ?? 0 });
    else others += 1;
  }
  const parent = dirname(path);
  return { path, ...(parent === path ? {} : { parent }), folders, files, others, places: await placesToLook() };
}

const { compare: compareNames } = new Intl.Collator(undefined, { numeric: true });

async function placesToLook(): Promise<FolderDocument['places']> {
  const home = homedir();
  const candidates = [home, ...usual.map((name) => join(home, name)), ...mounts];
  const there = await Promise.all(
    candidates.map((path) =>
      stat(path).then(
        (found) => found.isDirectory(),
        () => false,
      ),
    ),
  );
  return candidates.filter((_, at) => there[at]).map((path) => ({ name: basename(path) || path, path }));
}
