import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, nothingTold } from './candidate.ts';
import { type Replied, withReply } from './replied.ts';

const clause = (text: string): Candidate => ({ ...nothingTold, kind: 'clause', text });
const reply = (text: string, held = 1): Replied => ({ kind: 'answer', text, type: 'number', citations: [], held });
const candidates = [clause('EUR 397.71'), clause('Paid on 4 May'), nothingTold];

/** The shares by what is told. */
function heard(shares: readonly number[], replied: Replied | undefined): ReadonlyMap<string, number> {
  const all = withReply({ candidates, shares }, replied, []);
  return new Map(all.candidates.map(({ text }, n) => [text, all.shares[n] ?? 0]));
}

describe('a reply among the candidates', () => {
  it('changes nothing where there is none', () => {
    expect([...heard([0.5, 0.2, 0.3], undefined).values()]).toEqual([0.5, 0.2, 0.3]);
  });

  it('raises the candidate that says the same, and is told in its own words', () => {
    const shares = heard([0.4, 0.3, 0.3], reply('You paid €397.71.'));
    expect(shares.get('EUR 397.71')).toBe(0);
    expect(shares.get('You paid €397.71.')).toBeGreaterThan(0.85);
  });

  it('outweighs a doubtful candidate, and not one that is all but certain', () => {
    const doubtful = heard([0.35, 0.15, 0.5], reply('EUR 408.00'));
    expect(doubtful.get('EUR 408.00')).toBeGreaterThan(doubtful.get('EUR 397.71') ?? 1);
    const certain = heard([0.95, 0.02, 0.03], reply('EUR 408.00'));
    expect(certain.get('EUR 408.00')).toBeLessThan(certain.get('EUR 397.71') ?? 0);
  });

  it('counts for less with every citation that was made up', () => {
    const [whole, half] = [reply('EUR 408.00'), reply('EUR 408.00', 0.5)].map((one) => heard([0.3, 0.2, 0.5], one));
    expect(half?.get('EUR 408.00')).toBeLessThan(whole?.get('EUR 408.00') ?? 0);
  });

  it('speaks for telling nothing where it found nothing', () => {
    expect(heard([0.4, 0.3, 0.3], { kind: 'nothing' }).get('')).toBeGreaterThan(0.6);
  });

  it('leaves shares that sum to one', () => {
    const share = fc.double({ min: 0.001, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(share, share, share), fc.constantFrom('EUR 397.71', 'EUR 1', 'Lisbon'), (odds, text) => {
        const whole = odds[0] + odds[1] + odds[2];
        const shares = odds.map((one) => one / whole);
        for (const replied of [reply(text), { kind: 'nothing' } as const])
          expect([...withReply({ candidates, shares }, replied, []).shares].reduce((a, b) => a + b)).toBeCloseTo(1);
      }),
    );
  });
});
