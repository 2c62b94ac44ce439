import { describe, expect, it } from 'vitest';
import { observed } from '../memory/provenance.ts';
import { fieldNames, reading } from '../memory/reading.ts';
import { calendarSpan } from '../memory/time-span.ts';
import { readingWords } from './reading-words.ts';

const by = observed('test');

describe('readingWords', () => {
  it('tells times, places, sums and pictures as a person reads them', () => {
    const start = '2021-06-05T14:15:16+02:00';
    const time = { start, end: start, precision: 'second', offset: '+02:00', source: 'exif-offset' } as const;
    expect(readingWords(reading('time', time, by))).toBe('5 June 2021, 14:15:16 (+02:00, exif-offset)');
    const place = {
      lat: 48.85,
      lon: 2.35,
      altitude: 35.2,
      city: 'Paris',
      country: 'France',
      source: 'exif-gps',
    } as const;
    expect(readingWords(reading('place', place, by))).toBe('48.85, 2.35, Paris, France, 35 m altitude (exif-gps)');
    const amount = { value: 12.5, currency: 'EUR', role: 'total', field: 'body', text: '12,50 €' } as const;
    expect(readingWords(reading('amounts', [amount], by))).toBe('12.5 EUR (total)');
    const media = { mime: 'video/mp4', width: 160, height: 120, durationSeconds: 2.03, bytes: 1500 };
    expect(readingWords(reading('media', media, by))).toBe('video/mp4 · 160 × 120 · 2 s · 1.5 kB');
    expect(readingWords(reading('people', [{ name: 'Ann', how: 'face' }], by))).toBe('Ann (face)');
  });

  it('tells a time no closer than it is known', () => {
    expect(readingWords(reading('time', calendarSpan('2019-05', 'owner'), by))).toBe('May 2019 (owner)');
    expect(readingWords(reading('time', calendarSpan('2019', 'owner'), by))).toBe('2019 (owner)');
  });

  it('tells the days and codes of a text once, and days as days', () => {
    const day = (date: string) => ({ start: `${date}T00:00:00`, end: `${date}T23:59:59`, role: 'check-in' }) as const;
    const field = 'body';
    const dates = [
      { ...day('2025-04-14'), field, text: '14 April' } as const,
      { ...day('2025-04-14'), field: 'title', text: '14/4' } as const,
      { start: '2025-04-18T10:05:00', end: '2025-04-18T10:05:00', role: 'departure', field, text: '10:05' } as const,
      { start: '2025-08-01T00:00:00', end: '2025-08-31T23:59:59', role: 'other', field, text: 'August' } as const,
    ];
    expect(readingWords(reading('dates', dates, by))).toBe(
      '14 April 2025 (check-in), 18 April 2025, 10:05 (departure), 1 August 2025 to 31 August 2025 (other)',
    );
    const code = { kind: 'booking', code: 'ZL-48812', text: 'ZL-48812' } as const;
    const codes = [{ ...code, field } as const, { ...code, field: 'title' } as const];
    expect(readingWords(reading('references', codes, by))).toBe('ZL-48812 (booking)');
  });

  it('shows what it does not know as it is kept', () => {
    expect(readingWords({ field: 'aura', value: { colour: 'blue' }, provenance: by })).toBe('{"colour":"blue"}');
    for (const field of fieldNames)
      expect(readingWords({ field, value: { odd: true }, provenance: by })).toContain('odd');
  });
});
