import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForMany, saidChances } from './said-chance.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

describe('how probable an item is said to be', () => {
  it('is less where many others of a question of one thing are as likely', () => {
    const [alone = 0] = saidChances([0.95, 0.02, 0.01], 'when');
    const crowd = saidChances(
      Array.from({ length: 20 }, () => 0.95),
      'when',
    );
    expect(alone).toBeGreaterThan(0.8);
    expect(crowd[0]).toBeLessThan(0.75);
    expect(crowd[19]).toBeLessThan(0.2);
  });

  it('keeps more of a set that is asked for', () => {
    const crowd = Array.from({ length: 6 }, () => 0.95);
    expect(asksForMany('items')).toBe(true);
    expect(saidChances(crowd, 'items')[3]).toBeGreaterThan(saidChances(crowd, 'what')[3] ?? 1);
  });

  it('is a probability, and never turns the order round that the ranking has', () => {
    fc.assert(
      fc.property(fc.array(chance, { minLength: 1, maxLength: 40 }), (found) => {
        const ranking = found.toSorted((a, b) => b - a);
        const said = saidChances(ranking, 'what');
        said.forEach((one, at) => {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(said[at - 1] ?? 1);
        });
      }),
    );
  });
});
