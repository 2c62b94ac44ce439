import { expect } from 'vitest';
import type { PostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { recordKinds } from '../../src/memory/records.ts';
import { expectSameRanking } from '../conformance/compare-ranked.ts';
import { NaiveStore } from '../conformance/naive-store.ts';
import {
  type Random,
  randomChange,
  randomFilter,
  randomId,
  randomOf,
  randomQuery,
  randomVector,
} from '../conformance/random-operations.ts';
import { idOf } from '../conformance/samples.ts';

type Life = { readonly store: PostgresStore; readonly oracle: NaiveStore };

const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).toSorted();

/** Reads of one owner, each of which gives what its oracle gives, and so nothing of anybody else. */
const reads: readonly ((life: Life, random: Random) => Promise<void>)[] = [
  async ({ store, oracle }, random) => {
    const query = randomQuery(random);
    const all = await oracle.rank({ ...query, limit: 1000 });
    expectSameRanking(await store.rank(query), await oracle.rank(query), all);
  },
  async ({ store, oracle }, random) => {
    const filter = randomFilter(random);
    expect(await store.match(filter)).toEqual(await oracle.match(filter));
  },
  async ({ store, oracle }, random) => {
    const prefix = random.pick(['', 'k:', 'p:', 'r:']);
    expect(await store.vocabulary(prefix)).toEqual(await oracle.vocabulary(prefix));
  },
  async ({ store, oracle }, random) => {
    const vector = randomVector(random);
    const all = await oracle.nearest('s', vector, 1000);
    expectSameRanking(await store.nearest('s', vector, 5), all.slice(0, 5), all, 1e-6);
  },
  async ({ store, oracle }, random) => {
    const asked = [randomId(random), randomId(random)].map(idOf);
    expect(await store.items(asked)).toEqual(await oracle.items(asked));
    expect(await store.thumbnail(asked[0] ?? idOf('x'))).toEqual(await oracle.thumbnail(asked[0] ?? idOf('x')));
    expect(ids(await store.linksOf(asked[0] ?? idOf('x')))).toEqual(ids(await oracle.linksOf(asked[0] ?? idOf('x'))));
  },
  async ({ store, oracle }, random) => {
    const kind = random.pick(recordKinds);
    expect(await store.records(kind)).toEqual(await oracle.records(kind));
  },
  async ({ store, oracle }) => {
    expect(await Array.fromAsync(store.scan())).toEqual(await Array.fromAsync(oracle.scan()));
    expect(await store.timelineDays()).toEqual(await oracle.timelineDays());
  },
  async ({ store, oracle }, random) => {
    const asked = { undated: true, limit: 1 + random.below(9), newestFirst: random.below(2) === 0 };
    expect(await store.timeline(asked)).toEqual(await oracle.timeline(asked));
  },
  async ({ store, oracle }) => {
    expect({ ...(await store.counts()), bytes: 0 }).toEqual(await oracle.counts());
    expect(await store.jobs.pending()).toEqual(await oracle.jobs.pending());
  },
  async ({ store, oracle }, random) => {
    const identities = [`identity:${randomId(random)}`, `identity:${randomId(random)}`];
    expect(await store.identities(identities)).toEqual(await oracle.identities(identities));
  },
];

/**
 * So many operations of several owners at random, all with the same ids, each compared with the owner's own oracle; some at
 * the same time. Upkeep comes in between.
 */
export async function compareOwners(stores: readonly PostgresStore[], operations: number, seed: number): Promise<void> {
  const lives = stores.map((store) => ({ store, oracle: new NaiveStore() }));
  const random = randomOf(seed);
  for (let done = 0; done < operations; ) {
    const round = lives.map(async (life, n) => {
      const own = randomOf(seed * 7919 + done * 31 + n);
      if (own.below(3) === 0) {
        const changes = Array.from({ length: 1 + own.below(4) }, () => randomChange(own));
        await Promise.all([life.store.write(changes), life.oracle.write(changes)]);
      } else await own.pick(reads)(life, own);
    });
    await Promise.all(round);
    done += lives.length;
    if (random.below(60) === 0) await random.pick(lives).store.keepIndex();
    if (random.below(200) === 0) await random.pick(lives).store.scrub();
  }
}
