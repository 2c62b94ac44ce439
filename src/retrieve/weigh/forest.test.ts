import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forestOf, oddsBy } from './forest.ts';

const features = ['chance', 'rank'] as const;

/** The same trees, gone through as they are written. */
function byText(text: string, values: Readonly<Record<string, number>>): number {
  const words = text.split(' ');
  let at = 0;
  const skip = (): void => {
    if ((words[at++] ?? '').includes('<')) {
      skip();
      skip();
    }
  };
  for (;;) {
    const [name = '', most] = (words[at++] ?? '').split('<');
    if (most === undefined) return Number(name);
    if ((values[name] ?? 0) > Number(most)) skip();
  }
}

const tree: fc.Arbitrary<string> = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.integer({ min: -99, max: 99 }).map((n) => String(n / 100)),
    fc
      .tuple(fc.constantFrom(...features), fc.integer({ min: -20, max: 20 }), tie('tree'), tie('tree'))
      .map(([feature, most, left, right]) => `${feature}<${most / 20} ${left} ${right}`),
  ),
})).tree;

describe('a forest', () => {
  it('adds up what its trees say one by one', () => {
    fc.assert(
      fc.property(
        fc.array(tree, { maxLength: 6 }),
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: -30, max: 30 }),
        (texts, chance, rank) => {
          const values = { chance: chance / 20, rank: rank / 20 };
          const sum = texts.reduce((odds, text) => odds + byText(text, values), 0);
          const odds = oddsBy(forestOf(texts, features), Float64Array.of(values.chance, values.rank));
          expect(odds).toBeCloseTo(sum, 9);
        },
      ),
    );
  });

  it('is refused where a text is none, says too much or names another feature', () => {
    for (const text of ['', 'chance<0.5 1', 'chance<0.5 1 2 3', 'height<0.5 1 2', 'chance<x 1 2'])
      expect(() => forestOf([text], features), text).toThrow(RangeError);
  });
});
