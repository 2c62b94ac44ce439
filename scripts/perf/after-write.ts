/**
 * Searches of a process that has its index in memory while another process writes: after each write one search at once,
 * whose question is new to it, and whether it finds what was written. What it takes more than a warm search is what the
 * write has it do. Writes of one item, of 3,000 as an import brings them, and of what forgetting leaves.
 *   node --max-semi-space-size=32 scripts/perf/after-write.ts [items] [times] [folder of a memory]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { batchIdSchema, itemIdSchema } from '../../src/memory/ids.ts';
import { assembleItem, type StoredItem } from '../../src/memory/item.ts';
import { observed } from '../../src/memory/provenance.ts';
import { reading } from '../../src/memory/reading.ts';
import type { Store } from '../../src/ports/store.ts';
import { search } from '../../src/retrieve/search.ts';
import { questions } from './corpus.ts';
import { madeMemory } from './made-memory.ts';
import { percentile } from './served.ts';

const now = '2025-01-01T12:00:00';
const MANY = 3000;
const writes = ['one item', 'many items', 'one forgotten'] as const;
type Write = { readonly what: (typeof writes)[number]; readonly n: number };

/** A mail that says one word that nothing else says. */
const wordOf = (n: number): string => `zyxwuv${n.toString(36).padStart(4, 'q')}`;
function mail(n: number): StoredItem {
  const said = (field: 'title' | 'body') =>
    ({ title: `About ${wordOf(n)}`, body: { text: `It is ${wordOf(n)}.` } })[field];
  return {
    id: itemIdSchema.parse(`written-${n}`),
    identity: `written:${n}`,
    modality: 'email',
    origin: { importer: 'mail', root: '/made', path: `${n}`, batch: batchIdSchema.parse('after-write') },
    copies: [],
    readings: [
      reading('title', said('title') as string, observed('perf')),
      reading('body', said('body') as { text: string }, observed('perf')),
    ],
  };
}

async function written(store: Store, { what, n }: Write): Promise<void> {
  if (what === 'one forgotten') {
    await store.write([{ op: 'deleteItem', id: itemIdSchema.parse(`written-${n}`) }]);
    return store.scrub();
  }
  const many = Array.from({ length: what === 'one item' ? 1 : MANY }, (_, i) => mail(n + i));
  return store.write(many.map((item) => ({ op: 'putItem', item, index: indexEntry(assembleItem(item)) })));
}

/** The other process: it writes what it is told to, and says when it has. */
async function writeForOthers(file: string): Promise<void> {
  const store = await openSqliteStore(file, { create: false });
  process.on('message', (write: Write) => void written(store, write).then(() => process.send?.('written')));
  process.send?.('ready');
}

async function measure(items: number, times: number, given: string | undefined): Promise<void> {
  const folder = given ?? (await madeMemory(items));
  const file = join(folder, 'memory.db');
  const writer = fork(fileURLToPath(import.meta.url), ['write', file]);
  await once(writer, 'message');
  const store = await openSqliteStore(file, { create: false, warmUp: true });
  await store.warm();
  const all = questions(400 + times * writes.length);
  const took = async (question: string): Promise<number> => {
    const began = performance.now();
    await search(store, question, { limit: 10, now });
    return performance.now() - began;
  };
  for (const question of all.slice(0, 200)) await took(question);
  const warm: number[] = [];
  for (const question of all.slice(200, 400)) warm.push(await took(question));
  const p95 = percentile(warm, 0.95);
  told('warm', warm);
  let n = Date.now() % 1_000_000;
  for (const [at, what] of writes.entries()) {
    const first: number[] = [];
    const [before, began] = [process.cpuUsage(), performance.now()];
    let waited = 0;
    for (let time = 0; time < times; time += 1) {
      waited += await elsewhere(writer, { what, n });
      first.push(await took(all[400 + at * times + time] ?? ''));
      const found = await search(store, wordOf(n), { limit: 10, now });
      const isThere = found.items.some(({ id }) => id === `written-${n}`);
      if (isThere !== (what !== 'one forgotten'))
        throw new Error(`After ${what} a search does not show what is there.`);
      if (what === 'one item' && time < times - 1) n += 1;
      if (what === 'many items') n += MANY;
    }
    const { user, system } = process.cpuUsage(before);
    told(`at once after ${what}`, first);
    console.log(
      `  wanted at most ${(2 * p95 + 500).toFixed(0)} ms; ${((user + system) / 1000 / times).toFixed(0)} ms of processor each, in ${(performance.now() - began - waited).toFixed(0)} ms`,
    );
    if (what === 'many items') n -= MANY;
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  writer.disconnect();
  await store.close();
  if (given === undefined) await rm(dirname(folder), { recursive: true, force: true });
}

/** Milliseconds that the other process took. */
async function elsewhere(writer: ChildProcess, write: Write): Promise<number> {
  const began = performance.now();
  writer.send(write);
  await once(writer, 'message');
  return performance.now() - began;
}

function told(name: string, times: readonly number[]): void {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(
    `${name.padEnd(30)} p50 ${p50.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms   most ${Math.max(
      ...times,
    )
      .toFixed(1)
      .padStart(7)} ms   (${times.length})`,
  );
}

const [first, second, third] = process.argv.slice(2);
if (first === 'write') await writeForOthers(second ?? '');
else await measure(Number(first ?? 100_000), Number(second ?? 20), third);
