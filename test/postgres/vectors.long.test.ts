import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database.ts';
import { type PostgresStore, storeOn } from '../../src/adapters/postgres/postgres-store.ts';
import { expectSameRanking } from '../conformance/compare-ranked.ts';
import { NaiveStore } from '../conformance/naive-store.ts';
import { randomOf, randomVector } from '../conformance/random-operations.ts';
import { idOf, putItem, queryOf } from '../conformance/samples.ts';
import { openPglite } from './pglite-database.ts';

let database: Database;
let stores: readonly PostgresStore[];
beforeAll(async () => {
  database = await openPglite();
  stores = [await storeOn(database, 'one'), await storeOn(database, 'another')];
});
afterAll(() => database.close());

const store = (n: number): PostgresStore => stores[n] as PostgresStore;

it('compares vectors by pgvector as they are compared without it, each owner apart', async () => {
  const random = randomOf(7);
  const oracles = [new NaiveStore(), new NaiveStore()];
  for (const [n, oracle] of oracles.entries()) {
    const ids = Array.from({ length: 60 }, (_, at) => `item-${n}-${at}`);
    const changes = ids.flatMap((id) => [
      putItem(id, { body: 'word' }),
      { op: 'putVector', id: idOf(id), space: random.pick(['s', 't']), vector: randomVector(random) } as const,
      { op: 'putVector', id: idOf(id), space: 'long', vector: Float32Array.of(1, 2, random.below(9), 0, 1) } as const,
    ]);
    await store(n).write(changes);
    await oracle.write(changes);
    await store(n).write([{ op: 'deleteItem', id: idOf(`item-${n}-3`) }]);
    await oracle.write([{ op: 'deleteItem', id: idOf(`item-${n}-3`) }]);
  }
  for (let round = 0; round < 20; round += 1)
    for (const [n, oracle] of oracles.entries())
      for (const [space, vector] of [
        ['s', randomVector(random)],
        ['t', randomVector(random)],
        ['long', Float32Array.of(1, 0, 0, 0, random.below(3))],
        ['long', Float32Array.of(1, 0)],
      ] as const) {
        const all = await oracle.nearest(space, vector, 1000);
        expectSameRanking(await store(n).nearest(space, vector, 7), all.slice(0, 7), all, 1e-6);
      }
});

it('finds words there too, and checks what it keeps', async () => {
  await store(0).keepIndex();
  expect((await store(0).rank(queryOf(['word'], { limit: 100 }))).length).toBe(59);
  expect(await store(0).check(false)).toEqual([]);
});
