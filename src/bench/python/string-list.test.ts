import { expect, it } from 'vitest';
import { stringList } from './string-list.ts';

it.each([
  [`['(a) one', "(b) it's", '(c) say "no"']`, ['(a) one', "(b) it's", '(c) say "no"']],
  [
    String.raw`['it\'s "both"', 'line\nbreak', 'back\\slash', '\xe9\u8239\U0001f600', '\d']`,
    [`it's "both"`, 'line\nbreak', 'back\\slash', 'é船😀', '\\d'],
  ],
  [' [ "a" , "b" ] ', ['a', 'b']],
  ['[]', []],
  ['["a",]', undefined],
  ['["a" "b"]', undefined],
  ["['a", undefined],
  ['[1]', undefined],
  ['a', undefined],
  ['', undefined],
])('reads %j', (printed, texts) => {
  expect(stringList(printed)).toEqual(texts);
});

it('takes time in proportion to the length of what it cannot read', () => {
  expect(stringList(`[${"'a', ".repeat(50_000)}'${'\\'.repeat(100_001)}]`)).toBeUndefined();
  expect(stringList(`['${'x'.repeat(1_000_000)}]`)).toBeUndefined();
});
