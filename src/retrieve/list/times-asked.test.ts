import { describe, expect, it } from 'vitest';
import type { LeafArgs, PlanNode, QueryPlan } from '../../memory/query-plan.ts';
import { timesAsked } from './times-asked.ts';

const time = (args: LeafArgs<'time'>): PlanNode => ({ kind: 'leaf', tool: 'time', args, strength: 'prefer' });
const year = (one: number) => ({ start: `${one}-01-01T00:00:00`, end: `${one}-12-31T23:59:59` });
const now = '2025-08-20T12:00:00';
const days = (root: PlanNode, years: readonly number[]): string[] =>
  timesAsked({ root, now } as QueryPlan, new Set(years)).map(({ from, to }) =>
    [from, to].map((one) => new Date(one).toISOString().slice(0, 10)).join('..'),
  );

describe('the times that a question speaks of', () => {
  it('are a month of each year until now, latest first', () => {
    expect(days(time({ months: [6] }), [2023, 2024, 2025])).toEqual([
      '2025-06-01..2025-06-30',
      '2024-06-01..2024-06-30',
      '2023-06-01..2023-06-30',
    ]);
    expect(days(time({ months: [12] }), [2024, 2025])).toEqual(['2024-12-01..2024-12-31']);
  });

  it('are the month of the year that is also named', () => {
    const both: PlanNode = { kind: 'all', plans: [time(year(2024)), time({ months: [3] })] };
    expect(days(both, [2023, 2024, 2025])).toEqual(['2024-03-01..2024-03-31']);
  });

  it('are none of a negation', () => {
    expect(days({ kind: 'not', plan: time(year(2024)) }, [2024])).toEqual([]);
  });
});
