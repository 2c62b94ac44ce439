import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import { natsByRank, SOON, soonOf } from './similarity.ts';

/** Quantiles of right pictures where a share `q` of the memory lies before them with density a·q^(a−1). */
const drawn = (a: number, n: number): number[] => Array.from({ length: n }, (_, i) => ((i + 0.5) / n) ** (1 / a));

describe('how soon the right pictures come', () => {
  it('is what is believed where nothing was measured, and what was measured where much was', () => {
    expect(soonOf([])).toBeCloseTo(SOON, 9);
    for (const a of [0.15, 0.35, 0.6, 0.9]) expect(soonOf(drawn(a, 4000))).toBeCloseTo(a, 1);
  });

  it('says that a model knows nothing when right pictures come anywhere', () => {
    expect(soonOf(drawn(1, 2000))).toBeGreaterThan(0.95);
    const ranked = natsByRank([{ id: itemIdSchema.parse('img-1'), score: 0.9 }], 1000, 1);
    expect([...ranked.values()]).toEqual([0]);
  });

  it('gives more to the nearest the sooner right ones come', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 0.9, noNaN: true }), (soon) => {
        const ids = Array.from({ length: 500 }, (_, i) => ({ id: itemIdSchema.parse(`img-${i}`), score: 1 - i / 500 }));
        const nats = [...natsByRank(ids, 500, soon).values()];
        expect(nats).toEqual(nats.toSorted((a, b) => b - a));
        expect(nats[0] ?? 0).toBeGreaterThan(0);
        expect(nats.at(-1) ?? 0).toBeLessThan(0);
      }),
    );
  });
});
