import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalNeeds } from './pattern-needs.ts';
import { mayMatch, PatternSieve } from './pattern-sieve.ts';

describe('what a pattern needs', () => {
  it.each([
    [/\bstorniert\b|abgesagt/u, ['storn', 'abges']],
    [/\b(?:rent|dr)(?!\p{L})|\bpaid\b/u, [' rent', ' dr', ' paid']],
    [/\bcancel(?:led|ed)\b/u, ['cance']],
    [/\b(?:an? )?(?:e-?bike|coat)/u, ['bik', 'coa']],
    [/colou?r of (?:the|a) coat/iu, [' coat']],
    [/x(?:refund|return)ed/u, ['xrefu', 'xretu']],
    [/x(?:refund|return)?yes/u, ['yes']],
    [/已取消|退票/u, ['已', '退']],
    [/(?<!not )paid(?! off)/u, ['pai']],
    [/ab{2,}cd/u, undefined],
    [/paid|\d+/u, undefined],
    [/[abc]def*g?/u, undefined],
    [/\u00a0de\x20[\]x]folio\//u, ['folio']],
    // A name that refers back is nothing to be found in a text.
    [/(?<first>x)\k<first>/u, undefined],
  ])('%s', (pattern, needs) => {
    expect(literalNeeds(pattern)).toEqual(needs);
  });
});

const word = fc.constantFrom(
  'paid',
  'refund',
  'café',
  '取消',
  'no',
  ' ',
  '-',
  'colour',
  'a',
  'STORNO',
  'ß',
  'kiss',
  '\u212a',
);
const term = fc.oneof(
  word,
  fc.constantFrom(
    '\\d',
    '[abc]',
    '.',
    '\\b',
    '\\p{L}',
    '(?!x)',
    '(?<=d)',
    'refunl?d',
    'paids*',
    'cafx+é',
    'nok{0,2}o',
    '取消?',
  ),
);
const repeated = fc
  .tuple(term, fc.constantFrom('', '', '', '?', '{1,}', '{2}', '{0,2}'))
  .map(([one, times]) => (times === '' || /^\(\?|^\\b/.test(one) ? one : `(?:${one})${times}`));
const sequence = fc.array(repeated, { minLength: 1, maxLength: 4 }).map((terms) => terms.join(''));
const alternatives = fc.array(sequence, { minLength: 1, maxLength: 3 }).map((all) => all.join('|'));
const nested = fc
  .tuple(alternatives, sequence, fc.constantFrom('', '?', '{1,2}'))
  .map(([a, b, n]) => `(?:${a})${n}${b}`);
const pattern = fc
  .tuple(fc.oneof(alternatives, nested), fc.constantFrom('u', 'iu'))
  .map(([source, flags]) => new RegExp(source, flags));
const text = fc.array(fc.oneof(word, fc.string({ maxLength: 3 })), { maxLength: 8 }).map((parts) => parts.join(''));

describe('a sieve', () => {
  it('lets through every pattern that matches', () => {
    fc.assert(
      fc.property(fc.array(pattern, { minLength: 1, maxLength: 12 }), text, (patterns, written) => {
        const inSmall = written.toLowerCase();
        const sifted = new PatternSieve(patterns).sift(inSmall);
        for (const [at, one] of patterns.entries()) {
          const matches = one.test(inSmall) || (one.ignoreCase && one.test(written));
          if (matches) expect(mayMatch(sifted, at), `${one} in ${JSON.stringify(written)}`).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('holds back what cannot match, and has room for 32 patterns', () => {
    const patterns = Array.from({ length: 31 }, (_, n) => new RegExp(`number ${n} zzz`, 'u'));
    const sifted = new PatternSieve([...patterns, /refund/u]).sift('your refund is on its way');
    expect(patterns.some((_, at) => mayMatch(sifted, at))).toBe(false);
    expect(mayMatch(sifted, 31)).toBe(true);
    expect(() => new PatternSieve([...patterns, ...patterns])).toThrow(RangeError);
  });
});
