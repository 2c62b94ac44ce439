import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateOrder, DateOrders, dateIn, type WrittenDate } from './date-order.ts';

const DAY_MS = 86_400_000;
const latest = Date.UTC(2026, 0, 1);

function written(order: DateOrder, millis: number, short: boolean): WrittenDate {
  const date = new Date(millis);
  const year = short ? date.getUTCFullYear() % 100 : date.getUTCFullYear();
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  if (order === 'dmy') return [day, month, year];
  return order === 'mdy' ? [month, day, year] : [year, month, day];
}
function orderOf(dates: readonly WrittenDate[], hasTwelveHours = false): DateOrder {
  const orders = new DateOrders(latest);
  for (const date of dates) orders.take(date);
  return orders.best(hasTwelveHours);
}

describe('the order of day, month and year', () => {
  it('is that of the file, whichever days it is about', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<DateOrder>('dmy', 'mdy', 'ymd'),
        fc.boolean(),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 40, max: 90 }),
        (order, short, first, days) => {
          const from = Date.UTC(2014, 0, 1) + first * DAY_MS;
          const dates = Array.from({ length: days }, (_, at) => written(order, from + at * DAY_MS, short));
          expect(orderOf(dates)).toBe(order);
        },
      ),
    );
  });

  it('is told by days that follow one another, though no number is above twelve', () => {
    expect(
      orderOf([
        [3, 5, 23],
        [4, 5, 23],
        [6, 5, 23],
      ]),
    ).toBe('dmy');
    expect(
      orderOf([
        [5, 3, 23],
        [5, 4, 23],
        [5, 6, 23],
      ]),
    ).toBe('mdy');
  });

  it('of one day alone is guessed by the clock', () => {
    expect(orderOf([[3, 5, 2023]])).toBe('dmy');
    expect(orderOf([[3, 5, 2023]], true)).toBe('mdy');
  });

  it('gives no day that there is not', () => {
    expect(dateIn('dmy', [31, 2, 2023])).toBeUndefined();
    expect(dateIn('dmy', [29, 2, 2024])).toEqual([2024, 2, 29]);
  });
});
