import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPhrases, firstPhraseWithin, lastPhraseWithin, phraseList, phraseTable } from './phrases.ts';
import { wordsOf } from './words.ts';

const table = phraseTable([
  { phrase: 'total', value: 'total' },
  { phrase: 'sub total', value: 'subtotal' },
  { phrase: 'à payer', value: 'due' },
  { phrase: '合计', value: 'sum' },
]);
const read = (text: string): string[] =>
  findPhrases(table, wordsOf(text)).map((p) => `${p.value}:${text.slice(p.start, p.end)}`);

describe('findPhrases', () => {
  it('finds the longest phrase whatever its case, accents and hyphens', () => {
    expect(read('Sub-Total 5, TOTAL 6, A PAYER 7, 合计 8')).toEqual([
      'subtotal:Sub-Total',
      'total:TOTAL',
      'due:A PAYER',
      'sum:合计',
    ]);
  });

  it('does not find a phrase inside a word or across a wide gap', () => {
    expect(read('totally subtotal sub     total')).toEqual(['total:total']);
  });

  it('finds the neighbours of a position', () => {
    const text = 'total 5 total 6';
    const found = findPhrases(table, wordsOf(text));
    expect(lastPhraseWithin(found, 0, 14)?.start).toBe(8);
    expect(lastPhraseWithin(found, 0, 6)?.start).toBe(0);
    expect(lastPhraseWithin(found, 1, 6)).toBeUndefined();
    expect(firstPhraseWithin(found, 1, 20)?.start).toBe(8);
  });

  it('reads lists', () => {
    expect(phraseList(' a | b c |\n d |')).toEqual(['a', 'b c', 'd']);
  });

  it('gives ranges that do not overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('total', 'sub', ' ', '-', '合', '计', '\n')), (parts) => {
        let at = 0;
        for (const phrase of findPhrases(table, wordsOf(parts.join('')))) {
          expect(phrase.start).toBeGreaterThanOrEqual(at);
          at = phrase.end;
        }
      }),
    );
  });
});
