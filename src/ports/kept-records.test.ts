import { describe, expect, it, vi } from 'vitest';
import { NaiveStore } from '../../test/conformance/naive-store.ts';
import { putItem } from '../../test/conformance/samples.ts';
import type { Neighbourhood } from '../memory/neighbourhood.ts';
import { keptRecords } from './kept-records.ts';
import type { Change } from './store.ts';

const threadOf = (thread: string, digest = ''): Neighbourhood => ({ thread, digest, items: [] });
const put = (thread: string, digest = '', id = thread): Change => ({
  op: 'putRecord',
  kind: 'neighbourhood',
  id,
  value: threadOf(thread, digest),
});

/** A store with some threads, how often it was asked for all of them, and what is kept of it. */
async function kept(...threads: readonly string[]) {
  const store = new NaiveStore();
  await store.write([putItem('a'), ...threads.map((thread) => put(thread))]);
  const all = vi.spyOn(store, 'records');
  const known = keptRecords({
    neighbourhood: ({ thread, digest }) => ({ told: `${thread}${digest}` }),
    stage: ({ name }) => name,
  });
  const now = async () => (await known(store)).neighbourhood;
  return {
    store,
    all,
    now,
    told: async () => (await now()).map(({ told }) => told),
    stages: async () => (await known(store)).stage,
  };
}

describe('records that are kept in step', () => {
  it('are the very same as long as none of the kind is written', async () => {
    const { store, now, stages } = await kept('a', 'b');
    const before = await now();
    await store.write([putItem('b'), { op: 'putRecord', kind: 'stage', id: 's', value: { name: 's', version: 1 } }]);
    expect(await now()).toBe(before);
    expect(await stages()).toEqual(['s']);
  });

  it('are read anew one by one where they changed, in the order of the store', async () => {
    const { store, all, now, told } = await kept('a', 'c', 'e');
    const [, , last] = await now();
    all.mockClear();
    await store.write([
      put('c', '!'),
      put('b'),
      put('\uFFFD'),
      put('\u{1F600}'),
      { op: 'deleteRecord', kind: 'neighbourhood', id: 'a' },
    ]);
    expect(await told()).toEqual(['b', 'c!', 'e', '\uFFFD', '\u{1F600}']);
    expect((await now())[2]).toBe(last);
    expect(all).not.toHaveBeenCalled();
    expect(await told()).toEqual(
      (await store.records('neighbourhood')).map(({ thread, digest }) => `${thread}${digest}`),
    );
  });

  it('are all read anew where many changed, or where one is kept by another id than its own', async () => {
    const { store, all, told } = await kept('a', 'b');
    await told();
    all.mockClear();
    await store.write(Array.from({ length: 200 }, (_, n) => put(`m${n}`)));
    expect(await told()).toHaveLength(202);
    expect(all).toHaveBeenCalledTimes(1);
    await store.write([put('a', '!', 'elsewhere')]);
    expect((await told()).filter((one) => one.startsWith('a'))).toEqual(['a', 'a!']);
    await store.write([{ op: 'deleteRecord', kind: 'neighbourhood', id: 'elsewhere' }]);
    expect((await told()).filter((one) => one.startsWith('a'))).toEqual(['a']);
    await store.write([put('zz', '', 'b0')]);
    await store.write([put('b', '!'), put('m0', '!')]);
    expect(await told()).toEqual(
      (await store.records('neighbourhood')).map(({ thread, digest }) => `${thread}${digest}`),
    );
  });

  it('are read after a read that failed as if it had not been', async () => {
    const { store, told } = await kept('a', 'b');
    await told();
    await store.write([put('b', '!')]);
    vi.spyOn(store, 'record').mockRejectedValueOnce(new Error('away'));
    await expect(told()).rejects.toThrow('away');
    expect(await told()).toEqual(['a', 'b!']);
  });
});
