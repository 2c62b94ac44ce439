import { describe, expect, it } from 'vitest';
import { contentTokens, isStopWord } from './stop-words.ts';

const rows: readonly (readonly [question: string, expected: readonly string[]])[] = [
  ['How much did I pay for the hotel in Portugal?', ['pai', 'hotel', 'portug']],
  ["Where is Grace's vet?", ['grace', 'veterinarian']],
  ['Show me photos of my cat in May', ['cat', 'mai']],
  ['What did I do?', []],
  ['photos not in Paris', ['not', 'pari']],
  ['我在里斯本住的酒店', ['里斯', '斯本', '本住', '酒店']],
  ['京都の写真', ['京都', '都の', 'の写', '写真']],
];

describe('contentTokens', () => {
  it.each(rows)('%j', (question, expected) => {
    expect(contentTokens(question)).toEqual(expected);
  });

  it('keeps negations and names', () => {
    expect(isStopWord('not')).toBe(false);
    expect(isStopWord('THE')).toBe(true);
  });
});
