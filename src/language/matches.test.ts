import { describe, expect, it } from 'vitest';
import { matchesIn } from './matches.ts';

const texts = ['', 'one two  three', 'a😀b 😀', '三点 5 点半，EUR 12.50', 'aaa'];
const patterns = [/\w+/g, /(?<digits>\d+)|(点)/gu, /x*/g, /x*/gu, /(?=a)/g, /$/gmu];

describe('matches in a text', () => {
  it('are those of matchAll, of groups, of nothing and of characters of two units too', () => {
    for (const text of texts)
      for (const pattern of patterns) expect(matchesIn(text, pattern)).toEqual([...text.matchAll(pattern)]);
  });

  it('begin at the beginning, whatever the pattern was last used for, and leave it there', () => {
    const pattern = /a/g;
    pattern.test('xxa');
    expect(matchesIn('aa', pattern).map(({ index }) => index)).toEqual([0, 1]);
    expect(pattern.lastIndex).toBe(0);
  });
});
