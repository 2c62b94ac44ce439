import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../test/fixtures/processor-time.ts';
import { parseReading } from '../memory/reading.ts';
import { calendarSpan, monthNames, type TimeSpan } from '../memory/time-span.ts';
import { type TemporalPlace, temporalTags } from './temporal-tags.ts';
import { weekdayNames } from './temporal-tags-tables.ts';

const instant = (start: string, precision: TimeSpan['precision'] = 'second'): TimeSpan => ({
  start,
  end: start,
  precision,
  source: 'exif-offset',
});
const names = (span: TimeSpan, where: TemporalPlace = {}): string[] =>
  temporalTags(span, where)?.value.map((tag) => tag.name) ?? [];

describe('temporalTags', () => {
  it('describes a moment by the local clock, whatever the offset', () => {
    expect(names(instant('2024-07-13T09:30:00+09:00'), { lat: 35.7, countryCode: 'JP' })).toEqual([
      'morning',
      'Saturday',
      'weekend',
      'summer',
      'July',
    ]);
  });

  it('is a valid derived reading', () => {
    const tags = temporalTags(instant('2024-07-13T09:30:00'), { lat: 50 });
    expect(parseReading(tags)).toEqual(tags);
    expect(tags?.provenance).toEqual({ kind: 'derived', by: 'temporal-tags', version: 1 });
    expect(tags?.value.every((tag) => tag.source === 'temporal')).toBe(true);
  });

  it.each([
    ['the south', { lat: -33.9 }, 'winter'],
    ['the north', { lat: 48 }, 'summer'],
    ['a southern country', { countryCode: 'NZ' }, 'winter'],
    ['the tropics', { lat: 1.3, countryCode: 'SG' }, undefined],
    ['who knows where', {}, undefined],
  ])('knows the season of %s', (_where, place, season) => {
    const found = names(instant('2024-07-13T12:00:00'), place).find((n) => /winter|summer|spring|autumn/.test(n));
    expect(found).toBe(season);
  });

  it.each([
    ['2024-02-10', 'CN', 'Chinese New Year'],
    ['2024-02-10', 'CN', 'Spring Festival'],
    ['2024-02-09', 'CN', "Chinese New Year's Eve"],
    ['2024-02-09', 'SG', "Chinese New Year's Eve"],
    ['2024-02-11', 'SG', 'Chinese New Year'],
    ['2023-09-29', 'CN', 'Mid-Autumn Festival'],
    ['2024-03-31', 'PT', 'Easter'],
    ['2024-04-01', 'DE', 'Easter Monday'],
    ['2024-10-31', 'IN', 'Diwali'],
    ['2024-10-31', 'SG', 'Diwali'],
    ['2024-11-28', 'US', 'Thanksgiving'],
    ['2024-06-10', 'PT', 'Portugal Day'],
    ['2024-12-24', 'PT', 'Christmas Eve'],
    ['2024-12-31', undefined, "New Year's Eve"],
  ])('%s in %s is %s', (day, countryCode, holiday) => {
    expect(names(calendarSpan(day, 'row'), { countryCode })).toContain(holiday);
  });

  it("keeps one country's holidays out of another", () => {
    expect(names(calendarSpan('2024-06-10', 'row'), { countryCode: 'DE' })).not.toContain('Portugal Day');
    expect(names(calendarSpan('2024-02-11', 'row'), { countryCode: 'SG' })).not.toContain("Chinese New Year's Eve");
  });

  it('keeps the holidays of a country for which nothing speaks out of all, but its seasons and what is everywhere', () => {
    const assumed = { countryCode: 'US', isAssumed: true };
    expect(names(instant('2024-07-04T09:30:00'), assumed)).not.toContain('Independence Day');
    expect(names(instant('2024-12-25T09:30:00'), assumed)).toEqual(expect.arrayContaining(['Christmas Day', 'winter']));
  });

  it('says no more than the precision supports', () => {
    expect(names(calendarSpan('2024-07-13', 'row'), { lat: 50 })).toEqual(['Saturday', 'weekend', 'summer', 'July']);
    expect(names(calendarSpan('2024-07', 'row'), { lat: 50 })).toEqual(['summer', 'July']);
    expect(temporalTags(calendarSpan('2024', 'row'), { lat: 50 })).toBeUndefined();
  });

  it('says only what holds for the whole span', () => {
    const nightOver = { ...instant('2024-07-13T23:00:00'), end: '2024-07-14T02:00:00' };
    expect(names(nightOver, { lat: 50 })).toEqual(['summer', 'July']);
    const throughMonths = { ...instant('2024-05-30T12:00:00'), end: '2024-06-02T12:00:00' };
    expect(names(throughMonths, { lat: 50 })).toEqual([]);
  });

  it('knows other weekends', () => {
    expect(names(calendarSpan('2024-07-12', 'row'), { countryCode: 'EG' })).toContain('weekend');
    expect(names(calendarSpan('2024-07-14', 'row'), { countryCode: 'EG' })).toContain('weekday');
  });

  it('agrees with the calendar on any day, and never throws', () => {
    const day = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    const country = fc.constantFrom('CN', 'US', 'DE', 'XX', undefined);
    fc.assert(
      fc.property(day, country, (date, countryCode) => {
        const found = names(instant(date.toISOString().slice(0, 19)), { countryCode, lat: 40 });
        expect(found).toContain(weekdayNames[(date.getUTCDay() + 6) % 7]);
        expect(found).toContain(monthNames[date.getUTCMonth()]);
      }),
      { numRuns: 60 },
    );
  });

  it('does at least 5,000 items a second once a year is known', () => {
    const spans = Array.from({ length: 2000 }, (_, i) =>
      instant(new Date(Date.UTC(2022, 0, 1) + i * 13 * 3_600_000).toISOString().slice(0, 19)),
    );
    for (const year of [2022, 2023, 2024]) temporalTags(calendarSpan(`${year}-01-01`, 'row'), { countryCode: 'PT' });
    const begun = processorMs();
    for (const span of spans) temporalTags(span, { lat: 38.7, countryCode: 'PT' });
    expect((spans.length / (processorMs() - begun)) * 1000).toBeGreaterThan(5000);
  });
});
