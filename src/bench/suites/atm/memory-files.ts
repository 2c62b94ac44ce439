import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';

/** Files read at once: a set has thousands of small ones. */
const AT_ONCE = 64;

/** Folders below the data set's root that can hold the memory. */
const parts = ['raw_memory', 'processed_memory', 'output', 'email'];

/** One hash over the questions as written, the memory's texts as they are, and the names and sizes of its pictures and videos. */
export async function dataHash(questions: string, root: string | undefined, errata: string): Promise<string> {
  const hash = createHash('sha256').update(questions).update('\n').update(errata);
  for (const line of root === undefined ? [] : await memoryFiles(root)) hash.update(`\n${line}`);
  return hash.digest('hex');
}

/** `name size` of each file of the memory, sorted, with the hash of what a JSON file holds; names relative to its root. */
async function memoryFiles(root: string): Promise<string[]> {
  const beside = basename(root) === 'data' ? [join(root, '../output')] : [];
  const tops = [...parts.flatMap((part) => [join(root, part), join(root, 'data', part)]), ...beside];
  const files: string[] = [];
  for (const top of tops) {
    for (const entry of await readdir(top, { recursive: true, withFileTypes: true }).catch(() => []))
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const found: string[] = [];
  for (let at = 0; at < files.length; at += AT_ONCE)
    found.push(...(await Promise.all(files.slice(at, at + AT_ONCE).map((file) => lineOf(root, file)))));
  return found.sort();
}

async function lineOf(root: string, file: string): Promise<string> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 'gone';
  const content = extname(file).toLowerCase() === '.json' ? ` ${await hashOf(file)}` : '';
  return `${relative(root, file)} ${size}${content}`;
}

const hashOf = (file: string): Promise<string> =>
  readFile(file).then(
    (content) => createHash('sha256').update(content).digest('hex'),
    () => 'unreadable',
  );
