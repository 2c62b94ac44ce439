import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { patternOf } from '../../../test/retrieve/planner-pattern.ts';
import { plannerWorld, withoutWords } from '../../../test/retrieve/planner-world.ts';
import { askedTypes, planOrderSchema, queryPlanSchema } from '../../memory/query-plan.ts';
import { parsePlan } from '../algebra/plan-parse.ts';
import { planText } from '../algebra/plan-text.ts';
import { plan } from './planner.ts';

/** One row a question; now is 15 March 2024, and `planner-world.ts` says who and what is known. */
const rows = z.array(
  z.strictObject({
    question: z.string(),
    asked: z.enum(askedTypes),
    plan: z.string(),
    pick: z.enum(['first', 'last']).optional(),
    order: planOrderSchema.optional(),
    unknown: z.array(z.string()).optional(),
    ambiguous: z.array(z.string()).optional(),
  }),
);
const tables = (['en', 'zh'] as const).map((language) => {
  const file = new URL(`../../../test/retrieve/planner-cases.${language}.json`, import.meta.url);
  return { language, cases: rows.parse(JSON.parse(readFileSync(file, 'utf8'))) };
});
const now = '2024-03-15T12:00:00';

describe.each(tables)('the planner in $language', ({ cases }) => {
  it('has 300 cases, no two of which differ only by a name, a date or a number', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300);
    const same = Map.groupBy(cases, ({ question }) => patternOf(question));
    expect([...same.values()].filter((group) => group.length > 1).map((g) => g.map((row) => row.question))).toEqual([]);
  });

  it.each(cases)('$question', (row) => {
    const made = plan(row.question, plannerWorld, now);
    expect(planText(withoutWords(made.root))).toBe(row.plan);
    expect(made.asked).toBe(row.asked);
    expect(made.pick).toBe(row.pick ?? 'all');
    expect(made.order).toEqual(row.order);
    expect(made.unknown).toEqual(row.unknown ?? []);
    expect(made.ambiguous?.map(({ said }) => said)).toEqual(row.ambiguous);
  });
});

describe('the planner', () => {
  it('makes a valid plan, exactly written as text, of any text whatever', () => {
    const words = fc.constantFrom(
      'photos',
      'of',
      'Anna',
      'in',
      'May',
      '2023',
      'not',
      'between',
      'and',
      '31/02/2023',
      'last',
      '"',
      '99',
      'trip to',
      'Paris',
      '年5月',
      '🙂',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((w) => w.join(' ')),
        ),
        (question) => {
          const made = queryPlanSchema.parse(plan(question, plannerWorld, now));
          expect(parsePlan(planText(made.root))).toEqual(made.root);
        },
      ),
    );
  });

  it('takes now from the question when it says what day it is', () => {
    expect(plan('Today is 12 June 2021. What did I do yesterday?', plannerWorld, now).now).toBe('2021-06-12T12:00:00');
    expect(plan('Who called? (current date: 2022-01-05 18:30)', plannerWorld, now).now).toBe('2022-01-05T18:30:00');
  });

  it('asks for what stands behind a clause that only says when', () => {
    expect(plan('When I was in Rome, was Anna there?', plannerWorld, now).asked).toBe('yes-no');
    expect(plan('When was I in Rome?', plannerWorld, now).asked).toBe('when');
  });

  it('bounds by a clause what pictures are asked for, and leaves to its words what letters may say', () => {
    expect(plan('photos of the weekend we moved', plannerWorld, now).root.kind).toBe('within');
    expect(plan('what did we pay the weekend we moved?', plannerWorld, now).root.kind).not.toBe('within');
  });

  it('turns the seasons round for the south', () => {
    const south = { ...plannerWorld, southern: true };
    expect(planText(withoutWords(plan('photos from summer 2022', south, now).root))).toContain(
      'time![2022-01-01..2023-02-28, months=[1,2,12]]',
    );
  });
});
