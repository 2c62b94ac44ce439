import { describe, expect, it } from 'vitest';
import { sayingKinds } from '../../../src/contract/sayings.ts';
import { sayingInWords, sayingsWords } from './sayings.ts';

describe('what the owner said', () => {
  it.each(sayingKinds)('is a sentence in both languages: %s', (kind) => {
    const saying = {
      corrections: ['a'],
      at: 'a',
      kind,
      who: { id: 'p-1', name: 'Grace' },
      other: { id: 'p-2', name: '' },
      said: kind === 'split' ? '' : 'sister',
      faces: 2,
    };
    expect(sayingInWords(saying, sayingsWords.en)).toMatch(/Grace|sister/);
    expect(sayingInWords(saying, sayingsWords.zh)).toMatch(/\p{Script=Han}/u);
  });

  it('names who has no name', () => {
    const saying = {
      corrections: ['a'],
      at: 'a',
      kind: 'merge',
      who: { id: 'p-1', name: 'Grace' },
      other: { id: 'p-2', name: '' },
    } as const;
    expect(sayingInWords({ ...saying, corrections: ['a'] }, sayingsWords.en)).toBe(
      'an unnamed person and Grace are the same person',
    );
  });
});
