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
    expect(readingWords(reading('place', place, by))).toBe('48.85, 2.35, Paris, France, 35 m up (exif-gps)');
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

  it('shows what it does not know as it is kept', () => {
    expect(readingWords({ field: 'aura', value: { colour: 'blue' }, provenance: by })).toBe('{"colour":"blue"}');
    for (const field of fieldNames)
      expect(readingWords({ field, value: { odd: true }, provenance: by })).toContain('odd');
  });
});
