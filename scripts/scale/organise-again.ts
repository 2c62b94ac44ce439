/**
 * What organising a memory costs when a hundred items have come to it, by parts of the processor time that a profile tells.
 *   node --max-semi-space-size=32 scripts/scale/organise-again.ts [items] [times] [kept]
 * `kept`: as a worker does, which keeps what it looked at; the first run of it reads everything.
 * Goal: 100 new items in a memory of 100,000 within 2 s of processor time.
 */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { KeptViews } from '../../src/app/jobs/kept-views.ts';
import { organiseMemory } from '../../src/app/jobs/organise-memory.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { assembleItem, storedPart } from '../../src/memory/item.ts';
import { madeMemory } from '../perf/made-memory.ts';
import { madeLife } from '../perf/organise.ts';

const NEW = 100;
const [count, runs, isKept] = process.argv.slice(2);
const [items, times] = [Number(count ?? 100_000), Number(runs ?? 3)];
const folder = await madeMemory(items);
const memory = await OpenMemory.open(folder, { offline: true });
const kept = isKept === undefined ? undefined : new KeptViews();
const later = [...madeLife(NEW * times)];
try {
  for (let run = 0; run < times; run += 1) {
    const come = later.slice(run * NEW, (run + 1) * NEW);
    await memory.store.write(
      come.map((item) => ({
        op: 'putItem',
        item: storedPart(item),
        index: indexEntry(assembleItem(storedPart(item))),
      })),
    );
    const [before, began] = [process.cpuUsage(), performance.now()];
    await organiseMemory(memory, { kept });
    const { user, system } = process.cpuUsage(before);
    const [cpu, took] = [(user + system) / 1e6, (performance.now() - began) / 1000];
    const rss = Math.round(process.memoryUsage().rss / 1e6);
    console.log(`${NEW} new of ${items}: ${cpu.toFixed(2)} s of processor time, ${took.toFixed(2)} s, ${rss} MB`);
  }
} finally {
  await memory.close();
  await rm(dirname(folder), { recursive: true, force: true });
}
