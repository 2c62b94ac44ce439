import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { followUpWorld } from '../../../test/retrieve/follow-up-world.ts';
import { poolPlan } from '../../../test/retrieve/plan-arbitraries.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { askedTypes, leaf, type PlanNode, type QueryPlan, queryPlanSchema } from '../../memory/query-plan.ts';
import { meaningOf } from '../algebra/canonical-plan.ts';
import { normalisePlan } from '../algebra/plan-normal.ts';
import { parsePlan } from '../algebra/plan-parse.ts';
import { partsOf, planOf } from '../algebra/plan-parts.ts';
import { planText } from '../algebra/plan-text.ts';
import { continuePlan } from './continue-plan.ts';
import { editsInWords } from './edit-words.ts';
import type { PreviousQuestion } from './previous-question.ts';

/**
 * A row: the question before with its plan, asked type and pick; `found`, the time of the photo that it was answered
 * from (taken at the picnic of `follow-up-world.ts`); what is said then; and the plan that becomes of it, without the
 * words it came from, without levels of places, and with everything only preferred: how strongly is the planner's.
 */
const pick = z.enum(['all', 'first', 'last']).default('all');
const caseSchema = z.strictObject({
  before: z.string(),
  plan: z.string(),
  asked: z.enum(askedTypes),
  pick,
  found: z.string().optional(),
  followUp: z.string(),
  becomes: z.strictObject({
    plan: z.string(),
    asked: z.enum(askedTypes),
    pick,
    more: z.boolean().default(false),
    unknown: z.array(z.string()).default([]),
  }),
});
const now = '2024-03-15T12:00:00';

const casesIn = (language: 'en' | 'zh') =>
  z
    .array(caseSchema)
    .parse(
      JSON.parse(
        readFileSync(new URL(`../../../test/retrieve/follow-up-cases.${language}.json`, import.meta.url), 'utf8'),
      ),
    )
    .map((row) => ({ ...row, language }));

const planBefore = (question: string, root: PlanNode, more: Partial<QueryPlan> = {}): QueryPlan => ({
  question,
  root,
  asked: 'items',
  pick: 'all',
  unknown: [],
  now,
  language: 'en',
  ...more,
});
/** What a picture shows and sums in general are the planner's own additions to words; which hours are evening is its own too. */
const isAddition = (node: PlanNode): boolean =>
  node.kind === 'not'
    ? isAddition(node.plan)
    : node.kind === 'leaf' &&
      (node.tool === 'object' || (node.tool === 'amount' && Object.keys(node.args).length === 0));
function comparable(root: PlanNode): string {
  const parts = partsOf(normalisePlan(meaningOf(root, 'prefer')));
  const kept = planOf({ ...parts, constraints: parts.constraints.filter((node) => !isAddition(node)) });
  return planText(kept)
    .replace(/, (?:level="[a-z]+"|chance=[\d.]+)/g, '')
    .replace(/hours=\[[\d,]*\]/g, 'hours');
}

describe.each(['en', 'zh'] as const)('follow-ups in %s', (language) => {
  const cases = casesIn(language);

  it('has at least sixty cases, no two alike but for a name or a number', () => {
    const shape = ({ before, followUp, found }: (typeof cases)[number]): string =>
      `${before}|${followUp}|${found ?? ''}`
        .replace(/\d+/g, '0')
        .replace(/Anna|Ben|Tom|Grace|小伟|李娜/g, 'N')
        .replace(/Lisbon|Paris|Rome|北京|上海|杭州/g, 'P');
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const shapes = cases.map(shape);
    expect(shapes.filter((s, i) => shapes.indexOf(s) !== i)).toEqual([]);
  });

  it.each(cases)('$before › $followUp', (row) => {
    const previous: PreviousQuestion = {
      plan: planBefore(row.before, parsePlan(row.plan), { asked: row.asked, pick: row.pick, language: row.language }),
      found:
        row.found === undefined
          ? []
          : [{ id: itemIdSchema.parse('photo-1'), modality: 'image', start: row.found, end: row.found }],
      shown: 10,
    };
    const { plan, more } = continuePlan(previous, row.followUp, followUpWorld, now);
    const becomes = { ...row.becomes, plan: comparable(parsePlan(row.becomes.plan)) };
    expect({ plan: comparable(plan.root), asked: plan.asked, pick: plan.pick, more, unknown: plan.unknown }).toEqual(
      becomes,
    );
  });
});

describe('a follow-up', () => {
  const lisbon = planBefore(
    'photos of Ben in Lisbon',
    parsePlan(
      'all(modality!["image", said="photos"], person!["Ben Okoro", id="ben", how="shown", said="Ben"], place!["Lisbon", said="Lisbon"])',
    ),
  );
  const after = (text: string, plan = lisbon): QueryPlan =>
    continuePlan({ plan, found: [], shown: 0 }, text, followUpWorld, now).plan;

  it('keeps in what way a person is meant and how strongly', () => {
    expect(planText(meaningOf(after('and Anna?').root))).toContain('person!["Anna Berg", id="anna", how="shown"]');
  });

  it('is a whole question of its own, in words', () => {
    expect(after('and Anna?').question).toBe('photos of Anna in Lisbon');
    expect(after('from anywhere').question).toBe('photos of Ben');
  });

  it('can be followed up again and again', () => {
    const then = ['and in 2022?', 'without Ben', 'only videos', 'and in Paris?', 'how many are there?'].reduce(
      (plan, text) => after(text, plan),
      lisbon,
    );
    expect(comparable(then.root)).toBe(
      'all(modality["video"], not(person["Ben Okoro", id="ben"]), place["Paris"], time[2022])',
    );
    expect(then.asked).toBe('count');
  });

  it('asks in the language of its own words, and in that of before where it has none', () => {
    expect(after('那2022年呢？').language).toBe('zh');
    expect(after('2022?', { ...lisbon, language: 'zh' }).language).toBe('zh');
    expect(after('and 2022?', { ...lisbon, language: 'zh' }).language).toBe('en');
  });

  it('changes nothing when it says nothing', () => {
    for (const text of ['', '?', 'and?', '呢', '   '])
      expect(comparable(after(text).root), text).toBe(comparable(lisbon.root));
  });

  it('gives a valid plan for any text after any plan, and words for what it changed', () => {
    const said = fc.array(
      fc.constantFrom(
        'and',
        'without',
        'only',
        'Anna',
        'in',
        '2022',
        'the one before',
        'show me',
        'who else',
        'too',
        '那',
        '只要',
        '不要',
        '视频',
        '上海',
        '呢',
        '"',
        '🙂',
        '\u0007',
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        poolPlan,
        fc.oneof(
          said.map((words) => words.join(' ')),
          fc.string({ unit: 'binary' }),
        ),
        fc.boolean(),
        (root, text, found) => {
          const previous: PreviousQuestion = {
            plan: planBefore('before', root),
            found: found
              ? [{ id: itemIdSchema.parse('photo-1'), modality: 'image', start: '2023-06-10T15:00:00' }]
              : [],
            shown: 3,
          };
          const { plan, edits } = continuePlan(previous, text, followUpWorld, now);
          expect(queryPlanSchema.safeParse(plan).success).toBe(true);
          expect(planText(parsePlan(planText(plan.root)))).toBe(planText(plan.root));
          for (const words of editsInWords(edits, plan.language)) expect(words).not.toBe('');
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['the last three', { by: 'time', end: 'most', nth: 1, count: 3, of: 'item' }],
    ['the second one', { by: 'time', end: 'least', nth: 2, of: 'item' }],
    ['the longest', { by: 'duration', end: 'most', nth: 1, of: 'item' }],
    ['最近三张', { by: 'time', end: 'most', nth: 1, count: 3, of: 'item' }],
  ])('%s: picks by an order', (text, order) => {
    expect(after(text).order).toEqual(order);
    expect(after('the first one', after(text)).order).toBeUndefined();
  });

  it('steps to one thing that lies strictly before', () => {
    const { single, strictly } = continuePlan(
      {
        plan: lisbon,
        found: [{ id: itemIdSchema.parse('photo-1'), modality: 'image', start: '2023-06-10T15:00:00' }],
        shown: 1,
      },
      'the one before',
      followUpWorld,
      now,
    );
    expect({ single, strictly }).toEqual({ single: true, strictly: { end: '2023-06-10T14:59:59' } });
  });

  it.each([
    ['the photo before', 'last', 'time![..2023-06-10T14:59:59]'],
    ['the photos before', 'all', 'time![..2023-05-31]'],
  ])('after a set of a time, steps by “%s” to one thing or to the set of the time before', (text, pick, time) => {
    const june = planBefore('', leaf('time', { start: '2023-06-01T00:00:00', end: '2023-06-30T23:59:59' }, 'must'));
    const previous: PreviousQuestion = {
      plan: june,
      found: [{ id: itemIdSchema.parse('photo-1'), modality: 'image', start: '2023-06-10T15:00:00' }],
      shown: 1,
    };
    const { plan } = continuePlan(previous, text, followUpWorld, now);
    expect([plan.pick, planText(meaningOf(plan.root))]).toEqual([pick, time]);
  });

  it('puts back what it excluded', () => {
    const root = continuePlan({ plan: lisbon, found: [], shown: 0 }, 'without Anna', followUpWorld, now).plan;
    expect(comparable(after('with Anna again', root).root)).not.toContain('not(');
  });

  it('moves a month at the end of a leap year’s February', () => {
    const february = planBefore('', leaf('time', { start: '2024-02-01T00:00:00', end: '2024-02-29T23:59:59' }, 'must'));
    expect(planText(meaningOf(after('the year before', february).root))).toBe('time![2023-02]');
    expect(
      planText(meaningOf(after('the year after', { ...february, root: parsePlan('time![2024-02-29]') }).root)),
    ).toBe('time![2025-02-28]');
  });
});
