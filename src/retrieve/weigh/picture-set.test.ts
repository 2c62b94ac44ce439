import { describe, expect, it } from 'vitest';
import { type Picture, pictureChance } from './picture-chance.ts';
import { chancesTogether, inSet, MOST_WEIGHED, setFeatures } from './picture-set.ts';
import { type WordInput, wordInputs } from './picture-weights.ts';

const picture = (words: Partial<Record<WordInput, number>>): Picture => ({
  holdings: [{ state: 'time.yes', near: 0, often: 0, negated: false }],
  words: { ...(Object.fromEntries(wordInputs.map((input) => [input, 0])) as Record<WordInput, number>), ...words },
});
const telling = {
  said: 0.9,
  coverage: 0.9,
  window: 1,
  own: 1,
  matched: 1,
  has: 1,
  told: 1,
  covered: 0.9,
  saidBest: 0.9,
  known: 1,
  named: 1,
};
const hinting = {
  said: 0.15,
  coverage: 0.2,
  window: 0.2,
  own: 0.2,
  matched: 0.5,
  has: 1,
  told: 0,
  covered: 0.9,
  saidBest: 0.9,
  known: 1,
  named: 1,
  others: 1,
};

describe('pictures beside one another', () => {
  it('are put in the order of their chances, each with as many features as are named', () => {
    const pictures = [picture(hinting), picture(telling), picture({})];
    const found = inSet(
      pictures,
      pictures.map((one) => pictureChance(one)),
    );
    expect(found.map(({ at }) => at)[0]).toBe(1);
    for (const { features } of found) {
      expect(features).toHaveLength(setFeatures.length);
      expect([...features].every((value) => Number.isFinite(value) && Math.abs(value) <= 4)).toBe(true);
    }
  });

  it('know how many say the thing by name, and how many hints are better than their own', () => {
    const pictures = [picture(telling), picture(telling), picture({ ...hinting, said: 0.3 }), picture(hinting)];
    const found = inSet(
      pictures,
      pictures.map((one) => pictureChance(one)),
    );
    const of = (at: number, name: (typeof setFeatures)[number]): number =>
      found.find((one) => one.at === at)?.features[setFeatures.indexOf(name)] ?? Number.NaN;
    expect(of(3, 'toldMany')).toBeCloseTo(Math.log1p(2) / 4);
    expect([of(0, 'hintedMore'), of(2, 'hintedMore')]).toEqual([0, 0]);
    expect(of(3, 'hintedMore')).toBeGreaterThan(0);
  });

  it('are believed in whatever order they come', () => {
    const pictures = [picture(telling), picture(hinting), picture(telling), picture({ said: 0.4, has: 1 })];
    const forward = chancesTogether(pictures);
    const backward = chancesTogether(pictures.toReversed()).toReversed();
    expect(backward.map((chance) => chance.toFixed(9))).toEqual(forward.map((chance) => chance.toFixed(9)));
  });

  it('keep their own chance behind those that are weighed together', () => {
    const pictures = Array.from({ length: MOST_WEIGHED + 20 }, (_, n) =>
      picture({ said: 0.9 - n / 200, own: 1 - n / 200 }),
    );
    const chances = chancesTogether(pictures);
    const last = pictures.at(-1);
    expect(last && chances.at(-1)).toBe(last && pictureChance(last));
  });

  it('lose what only gives the thing away where others say it by name', () => {
    const alone = pictureChance(picture(hinting));
    const beside =
      chancesTogether([...Array.from({ length: 8 }, () => picture(telling)), picture(hinting)]).at(-1) ?? 1;
    expect(beside).toBeLessThan(Math.max(0.2, alone));
  });

  it('are not made likely by one another where none is by itself', () => {
    const pictures = [picture({ absent: 1 }), picture({ absent: 1, has: 1 }), picture({ absent: 1 })];
    expect(chancesTogether(pictures)).toEqual(pictures.map((one) => pictureChance(one)));
  });

  it('are none where there are none', () => {
    expect(chancesTogether([])).toEqual([]);
  });
});
