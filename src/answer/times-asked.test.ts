import { expect, it } from 'vitest';
import { all, type PlanNode, within } from '../memory/query-plan.ts';
import { timesAsked } from './question.ts';

const time = (start: string, end: string): PlanNode => ({
  kind: 'leaf',
  tool: 'time',
  args: { start, end },
  strength: 'must',
});
const may = time('2022-05-01T00:00:00', '2022-05-31T23:59:59');
const year = time('2022-01-01T00:00:00', '2022-12-31T23:59:59');

it('regression: the time of a meal holds for its pictures, “from when I ate there in May”', () => {
  expect(timesAsked(within(all(), all(may), { unit: 'event' }))).toEqual([
    { start: '2022-05-01T00:00:00', end: '2022-05-31T23:59:59' },
  ]);
  expect(timesAsked(within(year, may, { unit: 'trip' })).length).toBe(2);
});

it('does not hold for what came days before or after it', () => {
  expect(timesAsked(within(year, may, { unit: 'days', after: 3 })).length).toBe(1);
});
