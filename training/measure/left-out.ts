/**
 * What the program comes to on each writer of inboxes when its models are fitted without that writer, and, since a fit takes
 * minutes, without two more.
 *   npm run evaluate [-- WRITER…] [--json FILE] [--kept]
 * With `--kept` the models that were fitted before are asked again: for what changes in answering alone.
 * Needs the cases of `training/fit/candidate-cases.ts`, which are made first where they are missing.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MODELS_FOLDER } from '../../src/learn/model-file.ts';
import type { AskedOfInbox } from '../harness/asked-inbox.ts';
import { leftOutWriters } from '../harness/inboxes-with-gold.ts';
import { figuresOf } from './inbox-figures.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, kept: { type: 'boolean', default: false } },
});
/** A fit leaves out so many writers at once. */
const LEFT_OUT_TOGETHER = 3;
const folder = join(tmpdir(), 'madeleine-left-out');
const script = (name: string): string => new URL(`../${name}`, import.meta.url).pathname;
const run = (args: readonly string[], env: Record<string, string> = {}): void => {
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
};

if (!flags.kept) run([script('fit/candidate-cases.ts')]);
const all: AskedOfInbox[] = [];
const writers = positionals.length > 0 ? positionals : leftOutWriters();
const folderOf = (writer: string): string => join(folder, writer);
for (let at = 0; at < writers.length && !flags.kept; at += LEFT_OUT_TOGETHER) {
  const [first = '', ...others] = writers.slice(at, at + LEFT_OUT_TOGETHER);
  mkdirSync(folderOf(first), { recursive: true });
  const without = [first, ...others].join(',');
  run([script('fit/candidates.ts'), '--write', '--without', without, '--into', folderOf(first)]);
  for (const other of others) cpSync(folderOf(first), folderOf(other), { recursive: true });
}
for (const writer of writers) {
  const own = folderOf(writer);
  const file = join(own, 'asked.json');
  run([script('measure/inboxes.ts'), writer, '--json', file], { [MODELS_FOLDER]: own });
  run([script('fit/certainty.ts'), 'collect', writer, join(own, 'told.json')], { [MODELS_FOLDER]: own });
  const asked = JSON.parse(readFileSync(file, 'utf8')) as AskedOfInbox[];
  console.log(figuresOf(writer, asked));
  all.push(...asked);
}
console.log(figuresOf('all writers', all));
if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(all, null, 1)}\n`);
