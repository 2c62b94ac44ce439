import { afterEach, describe, expect, it } from 'vitest';
import { modalities } from '../../src/memory/item.ts';
import { listOf } from '../../src/ports/ranking.ts';
import { expectSameRanking } from './compare-ranked.ts';
import { implementations, type Opened, type TestedStore } from './implementations.ts';
import { NaiveStore } from './naive-store.ts';
import {
  type Random,
  randomChange,
  randomFilter,
  randomId,
  randomOf,
  randomQuery,
  randomVector,
} from './random-operations.ts';
import { idOf } from './samples.ts';

const ROUNDS = 60;

async function compareReads(store: TestedStore, oracle: NaiveStore, random: Random): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    const query = randomQuery(random);
    const unlimited = await oracle.rank({ ...query, limit: 1000 });
    expectSameRanking(await store.rank(query), await oracle.rank(query), unlimited);
    expect(listOf(await store.ranking(query))).toEqual(await store.rank(query));
    const filter = randomFilter(random);
    const limit = random.pick([undefined, 1, 5]);
    expect(await store.match(filter, limit)).toEqual(await oracle.match(filter, limit));
  }
  const prefix = random.pick(['', 'k', 'k:', 'p:', 'r:', 'g:', 'zz']);
  const most = random.pick([undefined, 2]);
  expect(await store.vocabulary(prefix, most)).toEqual(await oracle.vocabulary(prefix, most));
  const vector = randomVector(random);
  const near = await oracle.nearest('s', vector, 1000);
  expectSameRanking(await store.nearest('s', vector, 5), near.slice(0, 5), near, 1e-6);
  const asked = [randomId(random), randomId(random), randomId(random)].map(idOf);
  expect(await store.items(asked)).toEqual(await oracle.items(asked));
  for (const id of asked) {
    expect((await store.linksOf(id)).map((link) => link.id).sort()).toEqual(
      (await oracle.linksOf(id)).map((link) => link.id).sort(),
    );
    expect(await store.thumbnail(id)).toEqual(await oracle.thumbnail(id));
  }
}

async function compareAll(store: TestedStore, oracle: NaiveStore, random: Random): Promise<void> {
  expect(await Array.fromAsync(store.scan())).toEqual(await Array.fromAsync(oracle.scan()));
  const options = { modality: random.pick(modalities), after: idOf(randomId(random)) };
  expect(await Array.fromAsync(store.scan(options))).toEqual(await Array.fromAsync(oracle.scan(options)));
  for (const kind of ['link', 'tombstone'] as const) {
    expect(await store.records(kind)).toEqual(await oracle.records(kind));
  }
  expect({ ...(await store.counts()), bytes: 0 }).toEqual(await oracle.counts());
  expect(await store.jobs.pending()).toEqual(await oracle.jobs.pending());
  expect((await store.check(false)).length > 0).toBe((await oracle.check()).length > 0);
}

async function workOnJobs(store: TestedStore, oracle: NaiveStore, random: Random): Promise<void> {
  const stages = random.pick([['ocr'], ['faces', 'ocr']]);
  const limit = 1 + random.below(4);
  const claimed = await store.jobs.claim(stages, limit);
  expect(claimed).toEqual(await oracle.jobs.claim(stages, limit));
  for (const job of claimed) {
    const fate = random.below(4);
    for (const { jobs } of [store, oracle]) {
      if (fate === 0) await jobs.complete([job]);
      if (fate === 1) await jobs.release([job]);
      if (fate === 2) await jobs.fail(job, 'corrupt', 'no', 2);
    }
  }
}

/** Tests that whatever is written, forgotten and asked at random, by these seeds, a store reads as the oracle does. */
export function testRandomOperations(seeds: readonly number[]): void {
  describe.each(implementations.filter(({ name }) => name !== 'naive'))('random operations: $name', ({ open }) => {
    let opened: Opened | undefined;
    afterEach(() => opened?.end());

    it.each(seeds)('read like the oracle, seed %i', async (seed) => {
      opened = await open();
      const { store } = opened;
      const oracle = new NaiveStore();
      const random = randomOf(seed);
      for (let round = 0; round < ROUNDS; round += 1) {
        const changes = Array.from({ length: 1 + random.below(8) }, () => randomChange(random));
        await Promise.all([store.write(changes), oracle.write(changes)]);
        if (round === 5) await opened.settle();
        await compareReads(store, oracle, random);
        await workOnJobs(store, oracle, random);
        if (round % 20 === 19) await store.optimize();
        if (round % 30 === 29) await store.scrub();
        if (round % 10 === 9) await compareAll(store, oracle, random);
      }
    });
  });
}
