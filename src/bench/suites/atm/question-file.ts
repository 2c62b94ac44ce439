import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { insideFolder } from '../../../app/import/content-path.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import { looksLikeQuestions } from './questions.ts';

/** Folders in which the question files lie, seen from whatever folder of the data set is given. */
const folders = ['.', 'atm-bench', 'data/atm-bench', '../atm-bench'];
/** In the order of preference where a folder holds several. */
const released = ['atm-bench.json', 'atm-bench-hard.json'];

/** Which set a file is, by its name. */
export type AtmSet = 'full' | 'hard' | 'niah' | 'other';
const sets: readonly (readonly [RegExp, AtmSet])[] = [
  [/niah/i, 'niah'],
  [/hard/i, 'hard'],
  [/^atm-bench\.json$/i, 'full'],
];
export const setOf = (file: string): AtmSet => sets.find(([form]) => form.test(basename(file)))?.[1] ?? 'other';

/**
 * The question file that a path means: the file itself, or the one of a folder. Of the released names the full set is
 * taken before the hard one; else a folder must hold one file of questions. Errors: `missing`, `usage` when there are
 * several to choose from.
 */
export async function questionFile(path: string): Promise<string> {
  const top = resolve(path);
  const found = await stat(top).catch((cause: unknown) => {
    throw new MadeleineError('missing', 'The path does not exist.', {
      path: top,
      action: 'Check the path.',
      cause,
    });
  });
  if (found.isFile()) return top;
  for (const name of released) {
    for (const folder of folders) {
      const file = join(top, folder, name);
      if ((await stat(file).catch(() => undefined))?.isFile() === true) return insideFolder(top, file);
    }
  }
  return onlyFile(top);
}

const textInside = (top: string, file: string): Promise<string> =>
  insideFolder(top, file)
    .then((path) => readFile(path, 'utf8'))
    .catch(() => '');

async function onlyFile(top: string): Promise<string> {
  const files: string[] = [];
  for (const folder of folders) {
    for (const name of await readdir(join(top, folder)).catch(() => [])) {
      const file = join(top, folder, name);
      if (/\.json$/i.test(name) && looksLikeQuestions(await textInside(top, file))) files.push(file);
    }
  }
  const [first, ...more] = [...new Set(files.map((file) => resolve(file)))];
  if (first === undefined) {
    const action = 'Give the folder that contains atm-bench/atm-bench.json, or the question file itself.';
    throw new MadeleineError('missing', 'No ATM-Bench questions were found here.', { path: top, action });
  }
  if (more.length > 0) {
    const action = `Give one of the files: ${[first, ...more].join(', ')}.`;
    throw new MadeleineError('usage', 'There are several question files here.', { path: top, action });
  }
  return first;
}
