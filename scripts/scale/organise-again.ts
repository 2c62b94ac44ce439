/**
 * What organising a memory costs when a hundred items have come to it, by parts of the processor time that a profile tells.
 *   node --max-semi-space-size=32 scripts/scale/organise-again.ts [items] [times] [kept|served]
 * `kept`: as a worker does, which keeps what it looked at; `served`: as a server does, in a thread that stays, the memory of
 * which is told, too. The first run of both reads everything.
 * Goal: 100 new items in a memory of 100,000 within 2 s of processor time.
 */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { organiseDue } from '../../src/app/items/corrected.ts';
import { KeptViews } from '../../src/app/jobs/kept-views.ts';
import { OrganiseAside } from '../../src/app/jobs/organise-aside.ts';
import { organiseMemory } from '../../src/app/jobs/organise-memory.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { assembleItem, storedPart } from '../../src/memory/item.ts';
import type { Change } from '../../src/ports/store.ts';
import { madeMemory } from '../perf/made-memory.ts';
import { madeLife } from '../perf/organise.ts';

const NEW = 100;
const RETURNED_MS = 12_000;
const [count, runs, how] = process.argv.slice(2);
const [items, times] = [Number(count ?? 100_000), Number(runs ?? 3)];
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
const folder = await madeMemory(items);
const memory = await OpenMemory.open(folder, { offline: true });
const aside = new OrganiseAside(memory);
const kept = how === 'kept' ? new KeptViews() : undefined;
const organise = () => (how === 'served' ? aside.organise({ waits: true }) : organiseMemory(memory, { kept }));
const later = [...madeLife(NEW * times)];
try {
  for (let run = 0; run < times; run += 1) {
    const come = later.slice(run * NEW, (run + 1) * NEW);
    const written = come.map((item): Change => {
      const stored = storedPart(item);
      return { op: 'putItem', item: stored, index: indexEntry(assembleItem(stored)) };
    });
    await memory.store.write([...written, organiseDue]);
    const [before, began] = [process.cpuUsage(), performance.now()];
    await organise();
    const { user, system } = process.cpuUsage(before);
    const [cpu, took] = [(user + system) / 1e6, (performance.now() - began) / 1000];
    const rss = megabytes();
    console.log(`${NEW} new of ${items}: ${cpu.toFixed(2)} s of processor time, ${took.toFixed(2)} s, ${rss} MB`);
  }
  if (how === 'served') {
    const held = megabytes();
    await aside.close();
    // V8 gives back what a thread had only after some seconds.
    await wait(RETURNED_MS);
    console.log(`the thread that rests: ${held - megabytes()} MB`);
  }
} finally {
  await aside.close();
  await memory.close();
  await rm(dirname(folder), { recursive: true, force: true });
}
