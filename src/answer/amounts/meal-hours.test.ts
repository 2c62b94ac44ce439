import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { atAskedMeal } from './meal-hours.ts';

const visit = (
  id: string,
  start: string,
): { readonly id: string; readonly account: Pick<LedgerAccount, 'entries'> } => ({
  id,
  account: {
    entries: [
      {
        item: itemIdSchema.parse(id),
        state: 'paid',
        at: start,
        dates: [{ start, end: start, role: 'other', field: 'ocr', text: start }],
      },
    ],
  },
});
const visits = [
  visit('cafe', '2023-05-09T09:31:00'),
  visit('bistro', '2023-05-10T13:05:00'),
  visit('tavern', '2023-05-11T22:12:00'),
  visit('undated', '2023-05-12T00:00:00'),
];

describe('a meal among several visits', () => {
  it.each([
    ['How much was the dinner in Lisbon?', ['tavern']],
    ['里斯本的晚饭多少钱？', ['tavern']],
    ['What did lunch cost?', ['bistro']],
    ['早餐花了多少？', ['cafe']],
    ['How much was the meal?', ['cafe', 'bistro', 'tavern', 'undated']],
  ])('%s', (text, ids) => {
    expect(atAskedMeal(text, visits).map(({ id }) => id)).toEqual(ids);
  });

  it('is not told where no record has an hour that fits', () => {
    expect(atAskedMeal('the dinner', visits.slice(0, 2))).toHaveLength(2);
  });
});
