import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chineseNumber, numberOfWord } from './number-words.ts';

const digits = '零一二三四五六七八九';
/** A number below a thousand as Chinese writes it. */
function written(value: number): string {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const last = ones === 0 ? '' : digits[ones];
  if (hundreds === 0) return tens === 0 ? (digits[ones] ?? '') : `${tens === 1 ? '' : digits[tens]}十${last}`;
  const middle = tens === 0 ? (ones === 0 ? '' : '零') : `${digits[tens]}十`;
  return `${digits[hundreds]}百${middle}${last}`;
}

describe('numbers as words', () => {
  it('are read back as they are written in Chinese', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999 }), (value) => chineseNumber(written(value)) === value));
  });

  it('are read digit by digit where a year is', () => {
    expect(chineseNumber('二〇二三')).toBe(2023);
  });

  it('are read from English words, ordinals and digits, and from nothing else', () => {
    expect(['three', 'Third', '3rd', '12', '两', '半'].map(numberOfWord)).toEqual([3, 3, 3, 12, 2, 0.5]);
    fc.assert(fc.property(fc.stringMatching(/^[f-z]{6,9}$/), (word) => numberOfWord(`${word}x`) === undefined));
  });
});
