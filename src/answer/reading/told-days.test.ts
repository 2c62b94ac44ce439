import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toldDays } from './told-days.ts';

const told = (text: string, saidOn: string) =>
  toldDays(text, saidOn).map(({ year, month, day }) => `${year}-${month}-${day}`);

describe('days told against the day of writing', () => {
  it.each([
    ['tuesday the 12th', '2022-07-03T21:10:00', '2022-7-12'],
    ['am Freitag', '2023-05-01T08:00:00', '2023-5-5'],
    ['改到26号周日中午12点', '2023-02-22T22:41:00', '2023-2-26'],
    ['下周日17号', '2021-01-07T22:02:00', '2021-1-17'],
    ['demain', '2020-12-31T10:00:00', '2021-1-1'],
    ['on the 3rd', '2020-12-31T10:00:00', '2021-1-3'],
    ['mañana', '2019-02-28T10:00:00', '2019-3-1'],
    ['yesterday', '2019-03-01T10:00:00', '2019-2-28'],
  ])('%s, said on %s', (text, saidOn, day) => {
    expect(told(text, saidOn)).toContain(day);
  });

  it.each([
    ['on Friday', '2023-05-01T08:00:00', '2023-5-6'],
    ['the 12th', '2022-07-03T21:10:00', '2022-9-12'],
    ['at 11.30', '2022-07-03T21:10:00', '2022-7-11'],
  ])('%s, said on %s, is not %s', (text, saidOn, day) => {
    expect(told(text, saidOn)).not.toContain(day);
  });

  it('a weekday is never another weekday', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2001-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const days = toldDays('周三', date.toISOString().slice(0, 19));
          return (
            days.length >= 3 &&
            days.every(({ year = 0, month, day = 1 }) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 3)
          );
        },
      ),
    );
  });
});
