import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysIn, partsOf, writtenOf } from './written-time.ts';

describe('a time in the parts of a form', () => {
  it.each([
    [{ start: '2019-01-01T00:00:00', precision: 'year' as const }, '2019'],
    [{ start: '2019-05-01T00:00:00', precision: 'month' as const }, '2019-05'],
    [{ start: '2019-05-07T00:00:00', precision: 'day' as const }, '2019-05-07'],
    [{ start: '2019-05-07T14:30:05+02:00', precision: 'second' as const }, '2019-05-07 14:30:05'],
  ])('says %j as %s', (time, written) => {
    expect(writtenOf(partsOf(time))).toBe(written);
  });

  it('is no time without a year', () => {
    expect(writtenOf(partsOf(undefined))).toBeUndefined();
    expect(writtenOf({ year: '19', month: '5', day: '', clock: '' })).toBeUndefined();
  });

  it('offers the days that the month has', () => {
    expect(daysIn({ year: '2023', month: '2' })).toBe(28);
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const last = new Date(Date.UTC(year, month - 1, daysIn({ year: String(year), month: String(month) })));
        expect(last.getUTCMonth()).toBe(month - 1);
      }),
    );
  });
});
