import { expect, it, vi } from 'vitest';
import { Remembered } from './remembered.ts';

const bytes = (length: number) => new Uint8Array(length);

it('makes once what several ask for, while it is made and after', async () => {
  const remembered = new Remembered();
  let made = 0;
  const make = async () => {
    made += 1;
    return bytes(10);
  };
  const both = await Promise.all([remembered.of('a', make), remembered.of('a', make)]);
  expect(both[0]).toBe(both[1]);
  await remembered.of('a', make);
  await remembered.of('b', make);
  expect(made).toBe(2);
});

it('forgets what failed, and first what was asked least recently', async () => {
  const remembered = new Remembered({ mostBytes: 25 });
  await expect(remembered.of('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const asked: string[] = [];
  const ask = (key: string) =>
    remembered.of(key, async () => {
      asked.push(key);
      return bytes(10);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) await ask(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('forgets what nobody has asked for any more, however little all of it is', async () => {
  vi.useFakeTimers();
  const remembered = new Remembered({ longestMs: 1000 });
  const ask = (key: string) => remembered.of(key, async () => bytes(1));
  await ask('again');
  for (let n = 0; n < 50; n += 1) {
    vi.advanceTimersByTime(100);
    await ask(`once ${n}`);
    await ask('again');
  }
  expect(remembered.size).toBe(12);
  vi.useRealTimers();
});
