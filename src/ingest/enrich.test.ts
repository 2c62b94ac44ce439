import { describe, expect, it } from 'vitest';
import { NaiveStore } from '../../test/conformance/naive-store.ts';
import { idOf, putItem } from '../../test/conformance/samples.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Change } from '../ports/store.ts';
import { enrich, type RunnableStage } from './enrich.ts';

const names = Array.from({ length: 40 }, (_, n) => `i${String(n).padStart(2, '0')}`);

async function portsOf() {
  const store = new NaiveStore();
  const jobs = names.map((item): Change => ({ op: 'enqueue', job: { item: idOf(item), stage: 'read', version: 1 } }));
  await store.write([...names.map((name) => putItem(name)), ...jobs]);
  const derive = { geocoder: undefined, ownReadings: async () => ({ readings: [] }) };
  return { store, jobs: store.jobs, derive };
}

const stage = (concurrency: number, run: (item: MemoryItem) => Promise<void>): RunnableStage => ({
  name: 'read',
  version: 1,
  concurrency,
  wants: () => true,
  run: async (item) => {
    await run(item);
    return { readings: [] };
  },
});

describe('enriching', () => {
  it('has the next picture begun while a slow one is read, however many there are', async () => {
    const others = Promise.withResolvers<void>();
    let read = 0;
    const reading = stage(2, async (item) => {
      if (item.id === 'i00') await others.promise;
      else if (++read === names.length - 1) others.resolve();
    });
    expect(await enrich(await portsOf(), [reading])).toEqual({
      done: names.length,
      failed: 0,
      stopped: false,
      elsewhere: 0,
      paused: [],
    });
  });

  it('tries what fails once in a run, and does the rest', async () => {
    const ports = await portsOf();
    const tries = new Map<string, number>();
    const reading = stage(3, async ({ id }) => {
      tries.set(id, (tries.get(id) ?? 0) + 1);
      if (id === 'i03') throw new Error('torn');
    });
    expect(await enrich(ports, [reading])).toMatchObject({ done: names.length - 1, failed: 1, elsewhere: 0 });
    expect([...tries.values()].every((n) => n === 1)).toBe(true);
    expect(await ports.jobs.pending()).toEqual({ read: 1 });
  });

  it('puts back what it claimed and did not begin when it is stopped', async () => {
    const ports = await portsOf();
    const stop = new AbortController();
    let read = 0;
    const reading = stage(2, async () => {
      if (++read === 5) stop.abort();
    });
    expect((await enrich(ports, [reading], { signal: stop.signal })).stopped).toBe(true);
    const left = (await ports.jobs.pending())['read'] ?? 0;
    expect(left).toBe(names.length - read);
    expect(await enrich(ports, [stage(2, async () => undefined)])).toMatchObject({ done: left });
  });
});
