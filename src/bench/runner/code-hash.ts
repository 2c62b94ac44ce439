import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

let known: string | undefined;

/** A hash of all of the program's own code, so that a cached reply never outlives the code that made it. */
export function codeHash(): string {
  known ??= hashOf(fileURLToPath(new URL('../..', import.meta.url)));
  return known;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|js|json)$/.test(name) && !/\.(test|fixture|d)\.ts$/.test(name))
    .sort();
  for (const name of files)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
