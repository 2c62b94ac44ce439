import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Form, forms, type Input, makeInput } from './made-inputs.ts';

const usage = `node scripts/scale/imports.ts [ITEMS…] [--form rows|mbox|folder] [--tree FOLDER]… [--runs N] [--keep FOLDER]

Adds so many small items to new memories by \`madeleine add\` in processes of their own, and prints what each took. With
several trees (checkouts of the program; this one by default) their runs alternate, and medians are printed. --keep leaves the memories in a folder, to compare what they hold.`;

/** What one run of the command took: \`cpuSeconds\` are those of all its threads. */
type Run = {
  readonly items: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
};

const REPORT = 'process told: ';
/** Tells on stderr what the process itself took, when it ends. */
const reporter = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => { const u = process.resourceUsage(); process.stderr.write('\\n${REPORT}' + JSON.stringify({ cpu: u.userCPUTime + u.systemCPUTime, peak: u.maxRSS }) + '\\n'); });`,
)}`;
const reportSchema = z.object({ cpu: z.number(), peak: z.number() });
const addedSchema = z.object({ added: z.int() });

/** Adds what was made to a new memory by the program of a tree. Throws when the command fails. */
function addOnce(tree: string, input: Input, memory: string): Promise<Run> {
  const args = [
    '--max-semi-space-size=32',
    '--import',
    reporter,
    join(tree, 'bin/madeleine.mjs'),
    ...['add', input.path, '--as', input.as, '--memory', memory, '--quiet', '--json'],
  ];
  const began = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, told] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => {
      const seconds = (performance.now() - began) / 1000;
      const report = told.lastIndexOf(REPORT);
      if (code !== 0 || report === -1) return failed(new Error(`madeleine add ended with ${code}.\n${told}`));
      const { cpu, peak } = reportSchema.parse(JSON.parse(told.slice(report + REPORT.length)));
      const { added } = addedSchema.parse(JSON.parse(out));
      return done({ items: added, seconds, cpuSeconds: cpu / 1e6, peakMegabytes: peak / 1024 });
    });
  });
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
};

function told(name: string, { items, seconds, cpuSeconds, peakMegabytes }: Run): string {
  const perItem = (cpuSeconds / items) * 1e6;
  return `${name}: ${items} items in ${seconds.toFixed(1)} s (${Math.round(items / seconds)}/s), ${cpuSeconds.toFixed(1)} s of processor (${perItem.toFixed(0)} µs an item), peak ${Math.round(peakMegabytes)} MB, load ${loadavg()[0]?.toFixed(1)}`;
}

function middle(runs: readonly Run[]): Run {
  const of = (key: keyof Run): number => median(runs.map((run) => run[key]));
  return {
    items: of('items'),
    seconds: of('seconds'),
    cpuSeconds: of('cpuSeconds'),
    peakMegabytes: of('peakMegabytes'),
  };
}

type Options = {
  readonly form: Form;
  readonly trees: readonly string[];
  readonly runs: number;
  readonly keep: string | undefined;
};

async function measure(items: number, { form, trees, runs, keep }: Options): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-scale-'));
  try {
    const input = await makeInput(form, items, join(folder, 'input'));
    const taken = trees.map((): Run[] => []);
    for (let n = 0; n < runs; n += 1) {
      for (const [at, tree] of trees.entries()) {
        const memory = join(keep ?? folder, `memory-${form}-${items}-${at}`);
        await rm(memory, { recursive: true, force: true });
        const run = await addOnce(tree, input, memory);
        taken[at]?.push(run);
        console.log(told(`${form} ${tree}`, run));
      }
    }
    if (runs > 1)
      for (const [at, tree] of trees.entries()) console.log(told(`median ${tree}`, middle(taken[at] ?? [])));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    form: { type: 'string', default: 'rows' },
    tree: { type: 'string', multiple: true },
    runs: { type: 'string', default: '1' },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(usage);
else {
  const here = fileURLToPath(new URL('../..', import.meta.url));
  const options: Options = {
    form: z.enum(forms).parse(values.form),
    trees: (values.tree ?? [here]).map((tree) => resolve(tree)),
    runs: z.coerce.number().int().positive().parse(values.runs),
    keep: values.keep === undefined ? undefined : resolve(values.keep),
  };
  const sizes = z.array(z.coerce.number().int().positive()).parse(positionals.length > 0 ? positionals : [10_000]);
  for (const items of sizes) await measure(items, options);
}
