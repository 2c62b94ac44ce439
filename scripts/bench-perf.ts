import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Runs each measurement of scripts/perf in a process of its own, so that none pays for another's memory. */
const folder = fileURLToPath(new URL('perf/', import.meta.url));
/** Not measurements: made input for them. */
const input = new Set(['corpus']);
/** Needs a folder with pictures as its argument. */
const byHand = new Set(['ocr']);

const all = readdirSync(folder)
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((name) => !input.has(name) && !byHand.has(name))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measurement called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}

console.log(
  `Node ${process.version}, ${availableParallelism()} cores. Machines are noisy: compare figures of one run.\n`,
);
let failed = 0;
for (const name of asked.length > 0 ? asked : all) {
  console.log(`== ${name}`);
  const { status } = spawnSync(process.execPath, [`${folder}${name}.ts`], { stdio: 'inherit' });
  if (status !== 0) failed += 1;
  console.log('');
}
process.exitCode = failed === 0 ? 0 : 1;
