import { afterEach, describe, expect, it } from 'vitest';
import { modalities } from '../../src/memory/item.ts';
import type { ClaimedJob } from '../../src/ports/job-queue.ts';
import { listOf } from '../../src/ports/ranking.ts';
import type { Change, Store } from '../../src/ports/store.ts';
import { expectSameRanking } from './compare-ranked.ts';
import { implementations, type Opened } from './implementations.ts';
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
import { idOf, putItem } from './samples.ts';

const ROUNDS = 60;

async function compareReads(store: Store, oracle: NaiveStore, random: Random): Promise<void> {
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

async function compareAll(store: Store, oracle: NaiveStore, random: Random): Promise<void> {
  expect(await Array.fromAsync(store.scan())).toEqual(await Array.fromAsync(oracle.scan()));
  const options = { modality: random.pick(modalities), after: idOf(randomId(random)) };
  expect(await Array.fromAsync(store.scan(options))).toEqual(await Array.fromAsync(oracle.scan(options)));
  expect(await store.jobs.failures()).toEqual(await oracle.jobs.failures());
  for (const kind of ['link', 'tombstone'] as const) {
    expect(await store.records(kind)).toEqual(await oracle.records(kind));
  }
  expect({ ...(await store.counts()), bytes: 0 }).toEqual(await oracle.counts());
  expect(await store.jobs.pending()).toEqual(await oracle.jobs.pending());
  expect((await store.check(false)).length > 0).toBe((await oracle.check()).length > 0);
}

/** A job as the store gave it out and as the oracle did. */
type Hand = readonly [ClaimedJob, ClaimedJob];

const withoutClaim = ({ claim: _, ...job }: ClaimedJob) => job;

async function workOnJobs(store: Store, oracle: NaiveStore, random: Random, hands: Hand[]): Promise<void> {
  const stages = random.pick([['ocr'], ['faces', 'ocr']]);
  const limit = 1 + random.below(4);
  // Some leases run out at once: those jobs are given out again by a later round, to whom the fences of now mean nothing.
  const lease = { leaseMilliseconds: random.pick([0, 600_000]) };
  const claimed = await store.jobs.claim(stages, limit, lease);
  const expected = await oracle.jobs.claim(stages, limit, lease);
  expect(claimed.map(withoutClaim)).toEqual(expected.map(withoutClaim));
  claimed.forEach((job, at) => {
    hands.push([job, expected[at] as ClaimedJob]);
  });
  for (let n = 0; n < 3 && hands.length > 0; n += 1) {
    // What is not taken out is tried again later, when it may be somebody else's.
    const at = random.below(hands.length);
    const hand = hands[at] as Hand;
    if (random.below(3) > 0) hands.splice(at, 1);
    await endInBoth(store, oracle, hand, random);
  }
}

async function endInBoth(store: Store, oracle: NaiveStore, [job, same]: Hand, random: Random): Promise<void> {
  const fate = random.below(6);
  const [id, another] = [idOf(randomId(random)), idOf(randomId(random))];
  const item = await oracle.item(random.below(4) === 0 ? another : id);
  const link = random.pick(await oracle.records('link').then((links) => [undefined, ...links]));
  const value = random.below(4) === 0 ? undefined : link;
  const made: Change[] = [
    { op: 'expectItem', id, item },
    ...(link === undefined ? [] : [{ op: 'expectRecord', kind: 'link', id: link.id, value } as const]),
    putItem(id, { body: random.pick(['', 'grace', 'b']) }),
  ];
  const end = async (of: ClaimedJob, on: Store): Promise<unknown> => {
    if (fate === 0) return (await on.jobs.complete([of])).map(withoutClaim);
    if (fate === 1) return on.jobs.release([of]);
    if (fate === 2) return on.jobs.fail(of, 'corrupt', 'no', 2);
    if (fate === 3) return (await on.jobs.renew([of], 0)).map(withoutClaim);
    return on.write([...made, { op: 'finishJob', job: of }]).catch((error: Error) => error.name);
  };
  expect(await end(job, store)).toEqual(await end(same, oracle));
}

/**
 * Tests that whatever is written, forgotten and asked at random, by these seeds, a store reads as the oracle does. Of a store
 * that a server keeps, which takes ten times as long, by the first so many.
 */
export function testRandomOperations(seeds: readonly number[], onServers = seeds.length): void {
  const tested = implementations.filter(({ name }) => name !== 'naive');
  describe.each(tested)('random operations: $name', ({ open, onServer = false }) => {
    let opened: Opened | undefined;
    afterEach(() => opened?.end());

    it.each(seeds.slice(0, onServer ? onServers : seeds.length))('read like the oracle, seed %i', async (seed) => {
      opened = await open();
      const { store } = opened;
      const oracle = new NaiveStore();
      const random = randomOf(seed);
      const hands: Hand[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const changes = Array.from({ length: 1 + random.below(8) }, () => randomChange(random));
        await Promise.all([store.write(changes), oracle.write(changes)]);
        if (round === 5) await opened.settle();
        await compareReads(store, oracle, random);
        await workOnJobs(store, oracle, random, hands);
        if (round % 20 === 19) await store.optimize();
        if (round % 30 === 29) await store.scrub();
        if (round % 10 === 9) await compareAll(store, oracle, random);
      }
    });
  });
}
