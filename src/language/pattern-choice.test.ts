import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativesOf, isMatch, PatternChoice } from './pattern-choice.ts';

it.each([
  ['a|b', ['a', 'b']],
  ['(?:a|b)c|\\|d|[|]e', ['(?:a|b)c', '\\|d', '[|]e']],
  ['x[(|)\\]|]|(?<=y|z)w', ['x[(|)\\]|]', '(?<=y|z)w']],
  ['alone', ['alone']],
  ['a|', ['a', '']],
])('the alternatives of %s', (source, alternatives) => {
  expect(alternativesOf(source)).toEqual(alternatives);
});

const phrase = fc.constantFrom(
  'paid',
  'refund(?:ed)?',
  '\\bno longer\\b',
  '取消|退票',
  'caf[eé]',
  '\\d{2}',
  '(?:was|were) moved',
  '(?<!not )paid',
  'kiss',
  '.',
  'st(?:r|ra)?',
);
const pattern = fc
  .tuple(fc.array(phrase, { minLength: 1, maxLength: 5 }), fc.constantFrom('u', 'iu', 'gu', 'giu'))
  .map(([phrases, flags]) => new RegExp(phrases.join('|'), flags));
const text = fc
  .array(
    fc.constantFrom(
      'paid',
      'not ',
      'refund',
      'refunded',
      ' ',
      'no longer',
      '取消',
      'was moved',
      '12',
      'ki\u017f\u017f',
      'str',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('a choice', () => {
  it('matches what each of its patterns matches, text after text', () => {
    fc.assert(
      fc.property(
        fc.array(pattern, { minLength: 1, maxLength: 8 }),
        fc.array(text, { minLength: 1, maxLength: 3 }),
        (patterns, texts) => {
          const choice = new PatternChoice(patterns);
          for (const written of texts) {
            const matching = choice.matching(written);
            for (const [at, one] of patterns.entries())
              expect(isMatch(matching, at), `${one} in ${JSON.stringify(written)}`).toBe(written.search(one) !== -1);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has room for 32 patterns', () => {
    const patterns = Array.from({ length: 31 }, (_, n) => new RegExp(`number ${n} zzz`, 'u'));
    const choice = new PatternChoice([...patterns, /refund/u]);
    expect(isMatch(choice.matching('your refund is on its way'), 31)).toBe(true);
    expect(() => new PatternChoice([...patterns, ...patterns])).toThrow(RangeError);
  });
});
