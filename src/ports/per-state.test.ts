import { describe, expect, it, vi } from 'vitest';
import { NaiveStore } from '../../test/conformance/naive-store.ts';
import { putItem } from '../../test/conformance/samples.ts';
import { perState } from './per-state.ts';

describe('what is read once for each state of a memory', () => {
  it('is read again when something was written, for each store by itself', async () => {
    const [store, other] = [new NaiveStore(), new NaiveStore()];
    const read = vi.fn(async (of: unknown) => [of]);
    const known = perState(read);
    const first = await known(store);
    expect(await known(store)).toBe(first);
    expect(await known(other)).not.toBe(first);
    await store.write([putItem('a')]);
    expect(await known(store)).not.toBe(first);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is read again after a read that failed', async () => {
    const store = new NaiveStore();
    const known = perState(vi.fn(async () => 'read').mockRejectedValueOnce(new Error('away')));
    await expect(known(store)).rejects.toThrow('away');
    expect(await known(store)).toBe('read');
  });

  it('stays when a read of an earlier state fails later', async () => {
    const store = new NaiveStore();
    const earlier = Promise.withResolvers<string>();
    const read = vi.fn(async () => 'later').mockReturnValueOnce(earlier.promise);
    const known = perState(read);
    const failed = expect(known(store)).rejects.toThrow('away');
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await store.write([putItem('a')]);
    expect(await known(store)).toBe('later');
    earlier.reject(new Error('away'));
    await failed;
    expect(await known(store)).toBe('later');
    expect(read).toHaveBeenCalledTimes(2);
  });
});
