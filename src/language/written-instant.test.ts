import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeSpanSchema } from '../memory/time-span.ts';
import { parseInstant, parseOffset, spanOf, withFraction } from './written-instant.ts';

describe('a written instant', () => {
  it.each([
    ['2023:05:07 15:09:29', '2023-05-07T15:09:29', undefined, 'second'],
    ['2023:05:07 15:09:29.05+02:00', '2023-05-07T15:09:29.05', '+02:00', 'subsecond'],
    ['2023-05-07T15:09:29Z', '2023-05-07T15:09:29', '+00:00', 'second'],
    ['2023-05-07T15:09', '2023-05-07T15:09:00', undefined, 'minute'],
    ['2023-05-07', '2023-05-07', undefined, 'day'],
    ['2023-05', '2023-05', undefined, 'month'],
    ['2023', '2023', undefined, 'year'],
    ['2023:05:07 15:09:29\0', '2023-05-07T15:09:29', undefined, 'second'],
  ])('%j', (text, wall, offset, precision) => {
    expect(parseInstant(text)).toEqual({ wall, precision, ...(offset === undefined ? {} : { offset }) });
  });

  it.each([
    '0000:00:00 00:00:00',
    '    :  :     :  :  ',
    '2023:02:30 10:00:00',
    '2023:13:01',
    '2023:05:07 24:00:00',
    '2023:05:07 15:09:29+99:00',
    '',
  ])('refuses %j', (text) => expect(parseInstant(text)).toBeUndefined());

  it('gives a valid span for every moment and offset', () => {
    const offset = fc.constantFrom('', 'Z', '+05:45', '-09:30', '+14:00');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        offset,
        (at, zone) => {
          const written = parseInstant(at.toISOString().slice(0, 23) + zone);
          expect(written).toBeDefined();
          if (written !== undefined) expect(timeSpanSchema.safeParse(spanOf(written, 'xmp')).success).toBe(true);
        },
      ),
    );
  });

  it('reads offsets without a colon and cuts fractions to milliseconds', () => {
    expect(parseOffset('-0330')).toBe('-03:30');
    expect(parseOffset('+02:00\0')).toBe('+02:00');
    expect(parseOffset('+25:00')).toBeUndefined();
    expect(withFraction('2023-05-07T15:09:29', '054321')).toBe('2023-05-07T15:09:29.054');
    expect(withFraction('2023-05-07T15:09:29', '   ')).toBe('2023-05-07T15:09:29');
  });
});
