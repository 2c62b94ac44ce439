/**
 * What each part of reading and answering questions is worth on the bank of inboxes, and how many lines it costs.
 *   npm run ablate -- [--component PATH]… [--json FILE] [--models FOLDER] [WRITER[/NN]…]
 * A component is a file or folder of `src/answer` or `src/retrieve/planner`; its functions that may tell nothing are switched
 * off together, and the questions on which one of them told something are asked again. Without a name: each file, on the
 * writers that no weights were fitted on. What is worth nothing or less comes first; then what costs most lines for a right answer.
 * A writer is asked with the models of FOLDER/WRITER, which `training/measure/left-out.ts` fits without that writer.
 */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { MODELS_FOLDER } from '../../src/learn/model-file.ts';
import type { Ablated, AskedAgain, AskedOnce, ToAblate } from '../harness/ablated-writer.ts';
import { inboxesNamed, leftOutWriters } from '../harness/inboxes-with-gold.ts';
import { ablatedFolders } from '../harness/switched-off.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    component: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
    models: { type: 'string', default: join(tmpdir(), 'madeleine-left-out') },
  },
});
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lines of a component's files but its tests. Throws for a path at which no files can be switched off. */
function linesOf(component: string): number {
  const path = join(root, component);
  if (!ablatedFolders.some((folder) => `${component}/`.startsWith(`${folder}/`)) || !existsSync(path))
    throw new Error(`${component} is no file or folder of ${ablatedFolders.join(' or ')}.`);
  const files = statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').trimEnd().split('\n').length, 0);
}

const components = flags.component.map((path) => path.replace(/^\.\/|\/$/g, ''));
components.forEach(linesOf);

/** A writer's inboxes, in a thread of their own since models are read when the program is loaded. */
async function ablatedWriter(writer: string, inboxes: readonly string[]): Promise<Ablated> {
  const models = join(flags.models, writer);
  if (!existsSync(models)) console.error(`${writer}: no models in ${models}; asked with those of the program.`);
  const env = existsSync(models) ? { ...process.env, [MODELS_FOLDER]: models } : process.env;
  const workerData: ToAblate = { inboxes, components };
  const [ablated] = await once(
    new Worker(new URL('../harness/ablated-writer.ts', import.meta.url), { env, workerData }),
    'message',
  );
  return ablated as Ablated;
}

const all: AskedOnce[] = [];
const again = new Map<string, AskedAgain[]>();
const inboxes = inboxesNamed(positionals.length > 0 ? positionals : leftOutWriters());
for (const [writer = '', those] of Map.groupBy(inboxes, (one) => one.writer)) {
  const ablated = await ablatedWriter(
    writer,
    those.map(({ name }) => name),
  );
  all.push(...ablated.all);
  for (const [component, asked] of ablated.again) again.set(component, [...(again.get(component) ?? []), ...asked]);
}

const isNone = ({ kind }: AskedOnce): boolean => kind === 'none';
const count = <T>(some: readonly T[], is: (one: T) => boolean): number => some.filter(is).length;

/** How many questions turn right without the component, and how many stop being right. */
const turned = (some: readonly AskedAgain[]) => ({
  gained: count(some, ({ whole, without }) => whole !== 'right' && without === 'right'),
  lost: count(some, ({ whole, without }) => whole === 'right' && without !== 'right'),
});

const rows = [...again].map(([component, asked]) => {
  const right = turned(asked.filter((one) => !isNone(one)));
  const none = turned(asked.filter(isNone));
  return {
    component,
    lines: linesOf(component),
    told: asked.length,
    worth: right.lost - right.gained + none.lost - none.gained,
    right,
    none,
    failed: count(asked, ({ without }) => without === 'failed'),
    changed: asked.filter(({ whole, without }) => whole !== without),
  };
});
rows.sort((a, b) =>
  a.worth > 0 && b.worth > 0
    ? b.lines / b.worth - a.lines / a.worth
    : Math.min(a.worth, 1) - Math.min(b.worth, 1) || b.lines - a.lines,
);

const noneAsked = all.filter(isNone);
const right = count(all, (one) => !isNone(one) && one.whole === 'right');
const none = count(noneAsked, ({ whole }) => whole === 'right');
const cell = (before: number, { gained, lost }: ReturnType<typeof turned>): string =>
  `${before + gained - lost} (+${gained} −${lost})`.padStart(16);
console.log(
  `With everything ${right} of ${all.length - noneAsked.length} questions with an answer are right,`,
  `and ${none} of ${noneAsked.length} without one.`,
);
console.log(`${'without'.padEnd(54)} lines  told on ${'right'.padStart(16)} ${'none'.padStart(16)}`);
for (const row of rows)
  console.log(
    [
      row.component.padEnd(54),
      String(row.lines).padStart(5),
      String(row.told).padStart(8),
      cell(right, row.right),
      cell(none, row.none),
      ...(row.failed > 0 ? [`${row.failed} failed`] : []),
    ].join(' '),
  );
if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify({ right, none, rows }, null, 1)}\n`);
