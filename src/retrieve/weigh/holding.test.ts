import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { all, any, leaf, not } from '../../memory/query-plan.ts';
import { read } from './evidence.ts';
import { chanceOf, type Holding, holdingsOf, stateOf, states, together } from './holding.ts';
import { pictureChance } from './picture-chance.ts';
import { pictureWeights, wordInputs } from './picture-weights.ts';

const { holding: weights } = pictureWeights;
const picture = (caption: string | undefined, ...names: string[]) =>
  assembleItem(
    stored('p', 'image', {
      ...(caption === undefined ? {} : { caption }),
      ...(names.length === 0 ? {} : { people: names.map((name) => ({ name, how: 'face' as const })) }),
    }),
  );
const anna = leaf('person', { name: 'Anna' });
const unknown = read('unknown', 0, 0, '');

describe('what a picture says of somebody whose face was not found', () => {
  it.each([
    ['Two women at a table.', ['Ben'], 'person.more'],
    ['A man at a table.', ['Ben'], 'person.full'],
    ['People at a table.', ['Ben'], 'person.beside'],
    ['People at a table.', [], 'person.some'],
    ['A bridge over a river.', [], 'person.nobody'],
    ['河上的长桥', [], 'person.nobody'],
    ['两个人，在餐厅的桌旁', ['Ben'], 'person.more'],
    [undefined, [], 'person.untold'],
  ] as const)('is read off %j and its faces', (caption, names, state) => {
    expect(stateOf(anna, picture(caption, ...names), unknown, 0)).toBe(state);
  });

  it('is never as probable as a face that was found', () => {
    const found = chanceOf({ state: 'person.yes', near: 0, often: 0, negated: false }, weights);
    for (const state of states.filter((one) => one.startsWith('person.') && one !== 'person.yes'))
      expect(chanceOf({ state, near: 0, often: 0, negated: false }, weights), state).toBeLessThan(found);
  });
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const said = fc.record({ state: fc.constantFrom(...states), near: share, often: share });
const holding: fc.Arbitrary<Holding> = fc.tuple(said, fc.boolean()).map(([one, negated]) => ({ ...one, negated }));

describe('what must hold', () => {
  it('is less probable the more of it there is', () => {
    fc.assert(
      fc.property(fc.array(holding), holding, (some, one) => {
        expect(together([...some, one], weights)).toBeLessThanOrEqual(together(some, weights));
      }),
    );
  });

  it('is as improbable as its negation is probable', () => {
    fc.assert(
      fc.property(said, (one) => {
        const [yes, no] = [false, true].map((negated) => chanceOf({ ...one, negated }, weights));
        expect((yes ?? 0) + (no ?? 0)).toBeCloseTo(1);
      }),
    );
  });

  it('of alternatives is the likeliest, of a negated pair each', () => {
    const ben = leaf('person', { name: 'Ben' });
    const of = (node: Parameters<typeof holdingsOf>[0]) =>
      holdingsOf(node, (one) => ({ state: one === anna ? 'person.yes' : 'person.nobody', near: 0, often: 0 }), weights);
    expect(of(any(anna, ben))).toEqual([{ state: 'person.yes', near: 0, often: 0, negated: false }]);
    expect(of(all(anna, ben))).toHaveLength(2);
    expect(of(not(any(anna, ben)))).toHaveLength(2);
    expect(of(not(all(anna, ben)))).toEqual([{ state: 'person.nobody', near: 0, often: 0, negated: true }]);
  });
});

describe('that nobody else is there', () => {
  const everybody = ['Ben', 'Cleo'].map((name) => leaf('person', { name, how: 'shown' }, 'must'));
  const stranger = leaf('person', { name: 'face-12', how: 'shown' }, 'prefer');
  const heldWhere = (seen: readonly unknown[], room: (typeof states)[number]) =>
    holdingsOf(
      not(any(...everybody, stranger)),
      (one) => ({ state: seen.includes(one) ? 'person.yes' : room, near: one === stranger ? 0 : 0.4, often: 0.2 }),
      weights,
    );

  it('is one thing, however many are known', () => {
    expect(heldWhere([], 'person.more')).toEqual([{ state: 'others.more', near: 0.4, often: 0.2, negated: true }]);
    expect(heldWhere([everybody[1]], 'person.full')).toMatchObject([{ state: 'others.seen' }]);
    expect(heldWhere([stranger], 'person.full')).toMatchObject([{ state: 'others.stranger' }]);
  });

  it('is not what “without Ben” says', () => {
    const ben = leaf('person', { name: 'Ben', how: 'shown', said: 'Ben' }, 'must');
    expect(holdingsOf(not(ben), () => ({ state: 'person.more', near: 0, often: 0 }), weights)).toMatchObject([
      { state: 'person.more', negated: true },
    ]);
  });
});

describe('the chance of a picture', () => {
  it('is never less for more of the words, or for neighbours that have what it lacks', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const words = Object.fromEntries(wordInputs.map((input) => [input, 0.5])) as Record<
      (typeof wordInputs)[number],
      number
    >;
    const rising = fc.constantFrom('said', 'coverage', 'window', 'own', 'matched', 'has', 'narrow' as const);
    fc.assert(
      fc.property(rising, holding, share, share, (input, one, a, b) => {
        const at = (value: number) =>
          pictureChance({
            holdings: [{ ...one, negated: false, near: value }],
            words: { ...words, [input]: value },
          });
        expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)));
      }),
    );
  });
});
