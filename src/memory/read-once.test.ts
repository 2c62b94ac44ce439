import { expect, it } from 'vitest';
import { readOnce } from './read-once.ts';

it('reads each thing once, and one after another thing again', () => {
  const read: string[] = [];
  const lengthOf = readOnce(({ text }: { readonly text: string }) => {
    read.push(text);
    return text.length;
  });
  const [one, other] = [{ text: 'tea' }, { text: 'coffee' }];
  expect([one, other, one, other].map(lengthOf)).toEqual([3, 6, 3, 6]);
  expect(read).toEqual(['tea', 'coffee']);
});

it('keeps what is not there, too', () => {
  let times = 0;
  const nothing = readOnce((_: { readonly id: number }): undefined => {
    times += 1;
  });
  const one = { id: 1 };
  nothing(one);
  nothing(one);
  expect(times).toBe(1);
});
