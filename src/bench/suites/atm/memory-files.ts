import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** Folders below the data set's root that can hold the memory. */
const parts = ['raw_memory', 'processed_memory', 'output', 'email'];

/** One hash over the questions as written and the names and sizes of the memory's files. */
export async function dataHash(questions: string, root: string | undefined, errata: string): Promise<string> {
  const hash = createHash('sha256').update(questions).update('\n').update(errata);
  for (const line of root === undefined ? [] : await memoryFiles(root)) hash.update(`\n${line}`);
  return hash.digest('hex');
}

/** `name size` of each file of the memory, sorted; names relative to its root. */
async function memoryFiles(root: string): Promise<string[]> {
  const beside = basename(root) === 'data' ? [join(root, '../output')] : [];
  const tops = [...parts.flatMap((part) => [join(root, part), join(root, 'data', part)]), ...beside];
  const found: string[] = [];
  for (const top of tops) {
    for (const entry of await readdir(top, { recursive: true, withFileTypes: true }).catch(() => [])) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      found.push(`${relative(root, file)} ${(await stat(file).catch(() => undefined))?.size ?? 'gone'}`);
    }
  }
  return found.sort();
}
