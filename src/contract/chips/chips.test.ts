import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolPlan } from '../../../test/retrieve/plan-arbitraries.ts';
import { all, any, leaf, not, type PlanNode, type QueryPlan, within } from '../../memory/query-plan.ts';
import { canonicalPlan } from '../../retrieve/algebra/canonical-plan.ts';
import { parsePlan } from '../../retrieve/algebra/plan-parse.ts';
import { planText } from '../../retrieve/algebra/plan-text.ts';
import { parseQuery, queryText } from '../../retrieve/algebra/query-text.ts';
import { alternativesOf, type Chip, hasNodes, isImplied, isNegated, leafOfChip, type NodesChip } from './chip.ts';
import { chipWords, inReadingOrder } from './chip-words.ts';
import { chipsOf, planOfChips } from './chips-of-plan.ts';
import { chipFor, isRequired, narrowedTo, ofStrength, turned, withChip, withLeaf } from './edit-chips.ts';

const bounded: fc.Arbitrary<PlanNode> = fc
  .tuple(
    poolPlan,
    fc.array(fc.tuple(poolPlan, fc.constantFrom('trip', 'event', 'day')), { maxLength: 2 }),
    fc.boolean(),
  )
  .map(([plan, anchors, beside]) => {
    const inside = anchors.reduce<PlanNode>((inner, [anchor, unit]) => within(inner, anchor, { unit }), plan);
    return beside ? all(leaf('modality', { modality: 'image' }), inside) : inside;
  });

const plans: fc.Arbitrary<QueryPlan> = fc
  .record({
    root: bounded,
    pick: fc.constantFrom('all', 'first', 'last'),
    unknown: fc.uniqueArray(fc.constantFrom('Vancouver', 'Zoë', '温哥华'), { maxLength: 2 }),
    order: fc.option(
      fc.record({
        by: fc.constantFrom('duration', 'amount'),
        end: fc.constantFrom('most', 'least'),
        nth: fc.integer({ min: 1, max: 3 }),
        of: fc.constant('item'),
      }),
      { nil: undefined },
    ),
  })
  .map(({ order, ...rest }) => ({ ...blank, ...rest, ...(order === undefined ? {} : { order }) }) as QueryPlan);

const blank = { question: 'q', asked: 'items', now: '2024-03-15T12:00:00', language: 'en' } as const;
const planned = (text: string, question = ''): QueryPlan => ({ ...blank, unknown: [], ...parseQuery(text), question });
const meaning = (plan: QueryPlan): string => queryText({ ...plan, root: canonicalPlan(plan.root) });
const labels = (plan: QueryPlan, language: 'en' | 'zh' = 'en'): string[] =>
  inReadingOrder(chipsOf(plan)).map((chip) => chipWords(chip, language));
/** What is the same twice may go at either place. */
const known = (chips: readonly Chip[]): string[] =>
  chips
    .filter(({ kind }) => kind !== 'unknown')
    .map((chip) => JSON.stringify(chip))
    .sort();
const nodesChip = (plan: QueryPlan, kind: string): NodesChip => {
  const found = chipsOf(plan).find((chip) => chip.kind === kind);
  if (found === undefined || !hasNodes(found)) throw new Error(`no chip of ${kind}`);
  return found;
};

describe('chips and plans', () => {
  it('say the same: nothing is lost on the way there and back', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const back = planOfChips(chipsOf(plan), plan);
        expect(meaning(back)).toBe(meaning(plan));
        expect(back.unknown).toEqual(plan.unknown);
      }),
      { numRuns: 500 },
    );
  });

  it('are the same chips again when they have been a plan', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const chips = chipsOf(plan);
        expect(chipsOf(planOfChips(chips, plan))).toEqual(chips);
      }),
    );
  });

  it('all have words in both languages, whatever they hold', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const chip of chipsOf(plan)) {
          expect(chipWords(chip, 'en')).not.toBe('');
          expect(chipWords(chip, 'zh')).not.toBe('');
        }
      }),
    );
  });

  it('go one by one: what is dropped is gone, and the rest stands', () => {
    fc.assert(
      fc.property(plans, fc.nat(), (plan, n) => {
        const chips = chipsOf(plan);
        const chip = chips[n % Math.max(1, chips.length)];
        if (chip === undefined) return;
        const left = chipsOf(withChip(plan, chip, undefined));
        const kept = chips.filter((one) => one !== chip);
        // A name that nothing knows goes with the chip it was read into.
        expect(known(left)).toEqual(known(kept));
      }),
    );
  });
});

describe('a chip', () => {
  const lisbon = planned(
    'within(all(modality!["image", said="photos"], not(person!["Anna", how="shown", said="Anna"]), time![2023-05, said="in May 2023"], object["beach", said="beach"], text["beach walk"], amount[]), place["Lisbon", said="Lisbon"], trip)',
    'beach walk photos without Anna in May 2023 on the trip to Lisbon',
  );

  it('is a part of the question as a person says it', () => {
    expect(labels(lisbon)).toEqual([
      'photos',
      'about “beach walk”',
      'without Anna',
      'on the trip in Lisbon',
      'in May 2023',
      'with a sum',
    ]);
    expect(labels(lisbon, 'zh')).toEqual([
      '照片',
      '与“beach walk”有关',
      '没有Anna',
      '在Lisbon的那次旅行',
      '2023年5月',
      '带有金额',
    ]);
    expect(chipsOf(lisbon).filter(isImplied)).toHaveLength(1);
  });

  it('holds words together with what pictures show of them, and loses both at once', () => {
    const words = nodesChip(lisbon, 'words');
    expect(words.nodes).toHaveLength(2);
    expect(planText(withChip(lisbon, words, undefined).root)).not.toContain('beach');
  });

  it('of one word with several readings is told by the word, and can be narrowed to one', () => {
    const plan = planned(
      'all(any(object["cat", said="Pepper"], person["Pepper", id="p-1", said="Pepper"]), modality!["image"])',
    );
    const chip = nodesChip(plan, 'group');
    expect(chipWords(chip, 'en')).toBe('“Pepper”');
    const [, person] = alternativesOf(chip);
    if (person === undefined) throw new Error('no alternative');
    const narrowed = withChip(plan, chip, narrowedTo(chip, person));
    expect(labels(narrowed)).toEqual(['photos', 'with Pepper']);
  });

  it('that nobody can edit is shown in words, whole', () => {
    const plan = planned(
      'all(modality!["email"], any(all(place!["Lisbon"], time![2023]), not(any(time![2022], text["x"]))))',
    );
    expect(labels(plan)).toEqual(['emails', 'in Lisbon, in 2023 or not in 2022, not about “x”']);
  });

  it('is turned, insisted on and replaced, and so is the question', () => {
    const plan = planned(
      'all(modality!["image", said="photos"], place!["Lisbon", level="city", said="Lisbon"], time![2023-05, said="in May 2023"])',
      'photos in Lisbon in May 2023',
    );
    const place = nodesChip(plan, 'place');
    const spain = withChip(plan, place, withLeaf(place, leaf('place', { name: 'Spain', level: 'country' })));
    expect(spain.question).toBe('photos in Spain in May 2023');
    const without = withChip(plan, place, turned(place));
    expect(without.question).toBe('photos in May 2023, not in Lisbon');
    expect(labels(without)).toEqual(['photos', 'not in Lisbon', 'in May 2023']);
    const softly = withChip(plan, place, ofStrength(place, 'prefer'));
    expect(softly.question).toBe(plan.question);
    expect(isRequired(nodesChip(softly, 'place'))).toBe(false);
    const time = nodesChip(plan, 'time');
    const june = leaf('time', { start: '2023-06-01T00:00:00', end: '2023-06-30T23:59:59' });
    expect(withChip(plan, time, withLeaf(time, june)).question).toBe('photos in Lisbon in June 2023');
    expect(withChip(plan, time, undefined).question).toBe('photos in Lisbon');
    expect(withChip(plan, undefined, chipFor(leaf('person', { name: 'Anna', id: 'p-2' }))).question).toBe(
      'photos in Lisbon in May 2023, with Anna',
    );
  });

  it('turned twice is what it was, but for how strongly', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const chip of chipsOf(plan)) {
          if (!hasNodes(chip) || leafOfChip(chip) === undefined) continue;
          const there = turned(chip);
          expect(isNegated(there)).toBe(!isNegated(chip));
          const twice: Chip = ofStrength(turned(there), 'must');
          expect(meaning(withChip(plan, chip, twice))).toBe(meaning(withChip(plan, chip, ofStrength(chip, 'must'))));
        }
      }),
    );
  });

  it('of an unknown name goes with the chip that the name was read into', () => {
    const plan = {
      ...planned('all(place["Vancouver", said="Vancouver"], text["opera"])', 'opera in Vancouver'),
      unknown: ['Vancouver'],
    };
    const place = nodesChip(plan, 'place');
    const left = withChip(plan, place, undefined);
    expect(left.unknown).toEqual([]);
    expect(left.question).toBe('opera');
  });

  it.each(['first of modality!["image"]', 'order[by="duration", end="most", nth=1, of="item"] of modality!["video"]'])(
    'says which of the matches: %s',
    (text) => {
      const plan = planned(text);
      const which = chipsOf(plan).find(({ kind }) => kind === 'which');
      expect(withChip(plan, which, undefined)).toMatchObject({
        pick: 'all',
        root: parsePlan(text.split(' of ').at(-1) ?? ''),
      });
      expect(withChip(plan, which, undefined).order).toBeUndefined();
    },
  );

  it('of a superlative is turned round, and so is the question', () => {
    const plan = planned(
      'order[by="duration", end="most", nth=1, of="item"] of all(modality!["video", said="video"], person!["Anna", said="Anna"])',
      'the longest video with Anna',
    );
    const which = chipsOf(plan).find((chip) => chip.kind === 'which');
    if (which?.order === undefined) throw new Error('no order');
    const shortest = withChip(plan, which, { ...which, order: { ...which.order, end: 'least' } });
    expect(shortest.order?.end).toBe('least');
    expect(shortest.question).toBe('the shortest videos with Anna');
    expect(withChip(plan, which, undefined).question).toBe('videos with Anna');
  });

  it('of nested negation keeps its meaning when it is taken out and put back', () => {
    const plan = planned('all(not(any(object["dog", said="dogs"], text["dogs"])), modality!["image"])');
    const words = nodesChip(plan, 'words');
    expect(isNegated(words)).toBe(true);
    const wanted = turned(words);
    expect(wanted.nodes).toEqual([leaf('object', { name: 'dog', said: 'dogs' }), leaf('text', { words: 'dogs' })]);
    expect(not(any(...wanted.nodes)).kind).toBe('not');
  });
});
