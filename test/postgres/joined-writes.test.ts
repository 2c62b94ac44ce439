import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database.ts';
import { storeOn } from '../../src/adapters/postgres/postgres-store.ts';
import { openServer } from '../../src/adapters/postgres/server-database.ts';
import { type Change, ChangedMeanwhile, LostClaim } from '../../src/ports/store.ts';
import { idOf, putItem, sampleItem } from '../conformance/samples.ts';
import { postgres } from './postgres-of-tests.ts';
import { urlOf } from './test-server.ts';

/** A store of a new owner, and how many transactions it has begun. */
async function counted() {
  if (postgres === undefined) throw new Error('no server');
  const database = await openServer(urlOf(postgres), { migrationUrl: urlOf(postgres, 'madeleine_tables') });
  let transactions = 0;
  const counting: Database = {
    ...database,
    transaction: (...of) => {
      transactions += 1;
      return database.transaction(...of);
    },
  };
  return { store: await storeOn(counting, randomUUID()), begun: () => transactions };
}

const job = (item: string) => ({ item: idOf(item), stage: 'ocr', version: 1 });
const words = (n: number): Change => putItem(`i${n}`, { body: `word${n}` });

describe.skipIf(postgres === undefined)(
  'writes of one process and one owner at the same time',
  { timeout: 120_000 },
  () => {
    it('are one transaction, in which one that may not be written harms no other', async () => {
      const { store, begun } = await counted();
      await store.write([putItem('a'), { op: 'enqueue', job: job('a') }]);
      const [claimed] = await store.jobs.claim(['ocr'], 1);
      if (claimed === undefined) throw new Error('nothing was claimed');
      const before = begun();
      const sequence = await store.sequence();
      const other = { ...claimed, claim: randomUUID() };
      const writes: readonly Change[][] = [
        ...Array.from({ length: 20 }, (_, n) => [words(n)]),
        [putItem('lost'), { op: 'finishJob', job: other }],
        [putItem('changed'), { op: 'expectItem', id: idOf('a'), item: undefined }],
        [putItem('won'), { op: 'finishJob', job: claimed }],
        ...Array.from({ length: 20 }, (_, n) => [words(20 + n)]),
      ];
      const settled = await Promise.allSettled(writes.map((changes) => store.write(changes)));
      const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(reasons).toEqual([expect.any(LostClaim), expect.any(ChangedMeanwhile)]);
      // The first does not wait, and the others wait for it.
      expect(begun() - before).toBe(2);
      expect(await store.sequence()).toBe(sequence + 41);
      expect((await store.items(['lost', 'changed'].map(idOf))).length).toBe(0);
      expect((await store.items(Array.from({ length: 40 }, (_, n) => idOf(`i${n}`)))).length).toBe(40);
      expect(await store.jobs.pending()).toEqual({});
      expect((await store.check(false)).length).toBe(0);
      await store.close();
    });

    it('hold each for itself where the server refuses one of them', async () => {
      const { store } = await counted();
      const { identity } = sampleItem('i1');
      const twin: Change = { op: 'putItem', item: { ...sampleItem('twin'), identity } };
      const settled = await Promise.allSettled(
        [[words(0)], [words(1)], [putItem('beside'), twin], [words(2)]].map((changes) => store.write(changes)),
      );
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
      expect((await store.items(['i0', 'i1', 'i2', 'beside', 'twin'].map(idOf))).map(({ id }) => id)).toEqual(
        ['i0', 'i1', 'i2'].map(idOf),
      );
      await store.close();
    });
  },
);
