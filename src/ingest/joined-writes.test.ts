import { expect, it } from 'vitest';
import { NaiveStore } from '../../test/conformance/naive-store.ts';
import { idOf, putItem } from '../../test/conformance/samples.ts';
import { ChangedMeanwhile } from '../ports/store.ts';
import { JoinedWrites } from './joined-writes.ts';

it('writes in one transaction what comes at the same time', async () => {
  const store = new NaiveStore();
  const writes = new JoinedWrites(store);
  await Promise.all(['a', 'b', 'c'].map((id) => writes.write([putItem(id)])));
  expect(await store.sequence()).toBe(1);
  await writes.write([putItem('d')]);
  expect(await store.sequence()).toBe(2);
  expect((await Array.fromAsync(store.scan())).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

it('writes in one transaction what comes while others are written', async () => {
  const store = new NaiveStore();
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writes = new JoinedWrites({
    write: async (changes) => {
      begun.resolve();
      await go.promise;
      await store.write(changes);
    },
  });
  const first = writes.write([putItem('a')]);
  await begun.promise;
  const others = ['b', 'c'].map((id) => writes.write([putItem(id)]));
  go.resolve();
  await Promise.all([first, ...others]);
  expect(await store.sequence()).toBe(2);
  expect((await Array.fromAsync(store.scan())).length).toBe(3);
});

it('keeps the others where one may not be written, and tells that one alone', async () => {
  const store = new NaiveStore();
  const writes = new JoinedWrites(store);
  const refused = { op: 'expectItem', id: idOf('b'), item: await itemOf('b') } as const;
  const [a, b, c] = await Promise.allSettled([
    writes.write([putItem('a')]),
    writes.write([refused, putItem('b')]),
    writes.write([putItem('c')]),
  ]);
  expect([a, c].map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(b).toMatchObject({ status: 'rejected', reason: expect.any(ChangedMeanwhile) });
  expect((await Array.fromAsync(store.scan())).map(({ id }) => id)).toEqual(['a', 'c']);
});

/** The item as another store has it, which the store under test has not. */
async function itemOf(id: string) {
  const store = new NaiveStore();
  await store.write([putItem(id)]);
  const item = await store.item(idOf(id));
  if (item === undefined) throw new Error('it was written');
  return item;
}

it('tells all of what keeps the store from writing anything, after one try', async () => {
  let tries = 0;
  const full = {
    write: () => {
      tries += 1;
      return Promise.reject(new Error(`full ${tries}`));
    },
  };
  const writes = new JoinedWrites(full);
  const told = await Promise.allSettled(['a', 'b'].map((id) => writes.write([putItem(id)])));
  expect(told.map((one) => (one.status === 'rejected' ? String(one.reason) : ''))).toEqual(
    Array(2).fill('Error: full 1'),
  );
  expect(tries).toBe(1);
});
