/**
 * What another process's write costs the next search: this program and another checkout of it side by side, each with a
 * writing and a searching process on a copy of the same memory, in turns. "More" is beside warm searches of the same
 * questions; a search is of a question new to the process.
 *   node scripts/scale/foreign-write.ts [--items N] [--times N] [--memory FOLDER] [--against CHECKOUT]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Change, Store } from '../../src/ports/store.ts';
import { questions } from '../perf/corpus.ts';
import { percentile } from '../perf/served.ts';

const now = '2025-01-01T12:00:00';
/** Questions that each reader is asked before anything is measured. */
const WARMING = 25;
const writes = ['one item', 'ten items', 'an item anew', 'one correction', 'one person', 'one event'] as const;
type Write = { readonly what: (typeof writes)[number]; readonly n: number };
type Took = { readonly wall: number; readonly cpu: number };

/** A checkout of the program, as far as it is used here. */
async function program(root: string) {
  const load = <M>(path: string): Promise<M> => import(pathToFileURL(join(root, 'src', path)).href) as Promise<M>;
  const [sqlite, entries, ids, item, provenance, readings, search] = await Promise.all([
    load<typeof import('../../src/adapters/sqlite/sqlite-store.ts')>('adapters/sqlite/sqlite-store.ts'),
    load<typeof import('../../src/ingest/index-entry.ts')>('ingest/index-entry.ts'),
    load<typeof import('../../src/memory/ids.ts')>('memory/ids.ts'),
    load<typeof import('../../src/memory/item.ts')>('memory/item.ts'),
    load<typeof import('../../src/memory/provenance.ts')>('memory/provenance.ts'),
    load<typeof import('../../src/memory/reading.ts')>('memory/reading.ts'),
    load<typeof import('../../src/retrieve/search.ts')>('retrieve/search.ts'),
  ]);
  return { ...sqlite, ...entries, ...ids, ...item, ...provenance, ...readings, ...search };
}
type Program = Awaited<ReturnType<typeof program>>;

const wordOf = (n: number): string => `zyxwuv${n.toString(36).padStart(4, 'q')}`;

/** A mail that says one word that nothing else says. */
function putMail(of: Program, n: number): Change {
  const item = {
    id: of.itemIdSchema.parse(`written-${n}`),
    identity: `written:${n}`,
    modality: 'email',
    origin: { importer: 'mail', root: '/made', path: `${n}`, batch: of.batchIdSchema.parse('foreign-write') },
    copies: [],
    readings: [
      of.reading('title', `About ${wordOf(n)}`, of.observed('perf')),
      of.reading('body', { text: `It is ${wordOf(n)}.` }, of.observed('perf')),
    ],
  } as const;
  return { op: 'putItem', item, index: of.indexEntry(of.assembleItem(item)) };
}

async function changesOf(of: Program, store: Store, { what, n }: Write): Promise<Change[]> {
  if (what === 'one item') return [putMail(of, n)];
  if (what === 'ten items') return Array.from({ length: 10 }, (_, i) => putMail(of, n * 10 + 1_000_000 + i));
  if (what === 'an item anew') {
    const [id] = await store.match({ any: [], none: [] }, 1);
    const item = id === undefined ? undefined : await store.item(id);
    return item === undefined ? [] : [{ op: 'putItem', item, index: of.indexEntry(item) }];
  }
  if (what === 'one correction') {
    const value = { id: `said-${n}`, at: now, kind: 'place', lat: 1, lon: 1, name: `Here ${n}` };
    return [{ op: 'putRecord', kind: 'correction', id: value.id, value: value as never }];
  }
  const kind = what === 'one person' ? 'person' : 'event';
  const all = await store.records(kind);
  const one = all[n % all.length];
  if (one === undefined) return [];
  const value = 'title' in one ? { ...one, title: `${wordOf(n)} day` } : { ...one, names: [...one.names, wordOf(n)] };
  return [{ op: 'putRecord', kind, id: one.id, value } as Change];
}

async function write(root: string, file: string): Promise<void> {
  const of = await program(root);
  const store = await of.openSqliteStore(file, { create: false });
  process.on('message', async (asked: Write) => {
    await store.write(await changesOf(of, store, asked));
    process.send?.({});
  });
  process.send?.({});
}

async function read(root: string, file: string): Promise<void> {
  const of = await program(root);
  const store = await of.openSqliteStore(file, { create: false });
  await store.warm();
  process.on('message', async ({ question, seen }: { readonly question: string; readonly seen?: string }) => {
    const [before, began] = [process.cpuUsage(), performance.now()];
    await of.search(store, question, { limit: 10, now });
    const [{ user, system }, wall] = [process.cpuUsage(before), performance.now() - began];
    if (seen !== undefined) {
      const { items } = await of.search(store, seen, { limit: 10, now });
      if (!items.some(({ id }) => id.startsWith('written-'))) throw new Error(`A search does not show ${seen}.`);
    }
    process.send?.({ wall, cpu: (user + system) / 1000 } satisfies Took);
  });
  process.send?.({});
}

type Side = { readonly name: string; readonly writer: ChildProcess; readonly reader: ChildProcess };

async function started(name: string, root: string, memory: string, work: string): Promise<Side> {
  const folder = join(work, name.replace(/\W+/g, '-'));
  await cp(memory, folder, { recursive: true });
  const roles = await Promise.all(
    ['read', 'write'].map(async (role) => {
      const child = fork(fileURLToPath(import.meta.url), [role, root, join(folder, 'memory.db')], {
        execArgv: ['--max-semi-space-size=32'],
      });
      await once(child, 'message');
      return child;
    }),
  );
  return { name, reader: roles[0] as ChildProcess, writer: roles[1] as ChildProcess };
}

async function ask<T>(child: ChildProcess, message: Write | { question: string; seen?: string }): Promise<T> {
  child.send(message);
  const [reply] = await once(child, 'message');
  return reply as T;
}

async function measure(times: number, memory: string, others: readonly string[]): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'foreign-write-'));
  const here = resolve(import.meta.dirname, '../..');
  const sides: Side[] = [];
  for (const [n, root] of [here, ...others].entries())
    sides.push(await started(n === 0 ? 'this' : `against ${n}`, root, memory, work));
  const took = new Map<string, Took[]>();
  const note = (side: Side, what: string, one: Took) =>
    took.set(`${side.name}\n${what}`, [...(took.get(`${side.name}\n${what}`) ?? []), one]);
  const all = questions(WARMING + times * (writes.length + 1));
  for (const side of sides) for (const question of all.slice(0, WARMING)) await ask<Took>(side.reader, { question });
  let at = WARMING;
  for (let time = 0; time < times; time += 1) {
    for (const what of ['warm', ...writes] as const) {
      const question = all[at++] ?? '';
      const seen = what === 'one item' ? { seen: wordOf(time) } : {};
      for (const side of sides) {
        if (what !== 'warm') await ask(side.writer, { what, n: time });
        note(side, what, await ask<Took>(side.reader, { question, ...seen }));
      }
    }
  }
  for (const what of ['warm', ...writes]) for (const side of sides) tell(side, what, took);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  for (const { reader, writer } of sides) for (const child of [reader, writer]) child.disconnect();
  await rm(work, { recursive: true, force: true });
}

function tell({ name }: Side, what: string, took: ReadonlyMap<string, readonly Took[]>): void {
  const of = (kind: 'cpu' | 'wall') => {
    const values = (took.get(`${name}\n${what}`) ?? []).map((one) => one[kind]);
    return [0.5, 0.95].map((share) => percentile(values, share).toFixed(1).padStart(7)).join(' / ');
  };
  console.log(`${what.padEnd(16)} ${name.padEnd(10)} cpu p50/p95 ${of('cpu')} ms   wall ${of('wall')} ms`);
}

const [role, root = '', file = ''] = process.argv.slice(2);
if (role === 'read') await read(root, file);
else if (role === 'write') await write(root, file);
else {
  const { values } = parseArgs({
    options: {
      items: { type: 'string', default: '100000' },
      times: { type: 'string', default: '20' },
      memory: { type: 'string' },
      against: { type: 'string', multiple: true, default: [] },
    },
  });
  const made = values.memory ?? (await (await import('../perf/made-memory.ts')).madeMemory(Number(values.items)));
  await measure(Number(values.times), made, values.against);
  if (values.memory === undefined) await rm(dirname(made), { recursive: true, force: true });
}
