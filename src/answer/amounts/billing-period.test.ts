import { expect, it } from 'vitest';
import { middleOf, monthCalled, periodOf } from './billing-period.ts';

const day = (start: string, end = start) => ({ start: `${start}T00:00:00`, end: `${end}T23:59:59` });

it('is a stretch of time, no day and no year', () => {
  expect(periodOf([day('2022-10-31'), day('2022-09-01', '2022-09-30')])).toEqual(day('2022-09-01', '2022-09-30'));
  expect(
    periodOf([day('2022-10-31'), day('2022-01-01', '2022-12-31'), day('2022-03-01', '2022-03-04')]),
  ).toBeUndefined();
});

it('is of the year that most of it is in', () => {
  expect(middleOf(day('2022-12-20', '2023-01-19')).slice(0, 4)).toBe('2023');
  expect(middleOf(day('2022-12-01', '2022-12-31')).slice(0, 7)).toBe('2022-12');
});

it('regression: a bill called by its month counts that month, whenever it was sent', () => {
  expect(monthCalled('5月电费账单', '2025-06-06')).toEqual({ start: '2025-05-01', end: '2025-05-31' });
  expect(monthCalled('12月份电费', '2025-01-05')).toEqual({ start: '2024-12-01', end: '2024-12-31' });
  expect(monthCalled('5月6日发车', '2025-05-06')).toBeUndefined();
  expect(monthCalled('电费账单', '2025-06-06')).toBeUndefined();
});
