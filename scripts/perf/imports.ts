import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { compileLess } from '../../bin/compile-less.mjs';
import { initMemory, openApp } from '../../src/app/app.ts';
import { layout } from '../../src/app/memory-folder.ts';
import { generateMbox } from './mail.ts';
import { writeRows } from './rows.ts';
import { searchableAt } from './searchable.ts';

/** `cpuSeconds` are those of all threads: what other work on the machine makes of `seconds` they do not show. */
export type ImportThroughput = {
  readonly items: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Until all of it was written and could be searched, organising not yet done. */
  readonly searchableSeconds: number;
  readonly cpuSeconds: number;
  /** The same through `madeleine add` in a process of its own, its start and end included. */
  readonly commandSeconds: number;
};

const program = fileURLToPath(new URL('../../bin/madeleine.mjs', import.meta.url));

/** Adds what lies at a path to two new memories beside it: in this process, and by the command. */
async function measureImport(
  folder: string,
  { path, as, items }: { readonly path: string; readonly as: 'mail' | 'atm'; readonly items: number },
): Promise<ImportThroughput> {
  const memory = join(folder, 'memory');
  await initMemory(memory, 'off', async () => 'off');
  const app = await openApp(memory);
  const searchable = searchableAt(join(memory, layout.database), items);
  const start = performance.timeOrigin + performance.now();
  const before = process.cpuUsage();
  const { added, seconds } = await app.add([path], { as });
  const { user, system } = process.cpuUsage(before);
  const searchableSeconds = ((await searchable) - start) / 1000;
  await app.close();
  const began = performance.now();
  // As the program's first line has it.
  const args = [
    '--max-semi-space-size=32',
    program,
    'add',
    path,
    '--as',
    as,
    '--memory',
    join(folder, 'by-command'),
    '--quiet',
  ];
  await promisify(execFile)(process.execPath, args);
  const commandSeconds = (performance.now() - began) / 1000;
  return {
    items: added,
    seconds,
    perSecond: added / seconds,
    searchableSeconds,
    cpuSeconds: (user + system) / 1e6,
    commandSeconds,
  };
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-import-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds a made mailbox to a new memory, all the way: read, extracted, indexed, stored, organised. */
export const measureMailImport = (messages = 20_000, seed = 3): Promise<ImportThroughput> =>
  inFolder(async (folder) => {
    const mailbox = join(folder, 'mail.mbox');
    await writeFile(mailbox, [...generateMbox(messages, seed)].join(''));
    return measureImport(folder, { path: mailbox, as: 'mail', items: messages });
  });

/** Adds made ATM-Bench rows to a new memory, all the way: 7,000 e-mails and 5,000 picture rows unless said otherwise. */
export const measureRowImport = (emails = 7_000, images = 5_000): Promise<ImportThroughput> =>
  inFolder(async (folder) => {
    const rows = join(folder, 'atm');
    await writeRows(rows, images, emails);
    return measureImport(folder, { path: rows, as: 'atm', items: emails + images });
  });

function told(what: string, unit: string, measured: ImportThroughput): string {
  const { items, seconds, perSecond, searchableSeconds, cpuSeconds, commandSeconds } = measured;
  const inProcess = `${items} ${unit} in ${seconds.toFixed(1)} s, ${Math.round(perSecond)} ${unit}/s`;
  const byCommand = `by the command ${commandSeconds.toFixed(1)} s, ${Math.round(items / commandSeconds)} ${unit}/s`;
  const searchable = `searchable after ${searchableSeconds.toFixed(1)} s, ${Math.round(items / searchableSeconds)} ${unit}/s`;
  return `${what}, whole path: ${inProcess} (${cpuSeconds.toFixed(1)} s of processor); ${searchable}; ${byCommand}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // As the program does: it compiles less, and its threads nothing that was compiled before.
  compileLess();
  module.enableCompileCache();
  const compiled = module.getCompileCacheDir();
  if (compiled !== undefined) process.env['NODE_COMPILE_CACHE'] ??= dirname(compiled);
  console.log(told('ATM rows', 'rows', await measureRowImport()));
  console.log(told('ATM rows', 'rows', await measureRowImport(28_000, 20_000)));
  console.log(told('mail import', 'messages', await measureMailImport()));
}
