import { describe, expect, it } from 'vitest';
import { observed } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { TimeSource } from '../memory/time-span.ts';
import { localise } from './localise.ts';

const tokyo = reading('place', { lat: 35.6, lon: 139.7, source: 'xmp-gps' }, observed('xmp-sidecar'));
const at = (start: string, source: TimeSource, offset?: string): Reading<'time'> =>
  reading(
    'time',
    { start, end: start, precision: 'second', source, ...(offset === undefined ? {} : { offset }) },
    observed('test'),
  );
const startsOf = (readings: readonly Reading[]): string[] =>
  localise(readings, () => 'Asia/Tokyo', 'Europe/Paris').flatMap((r) => (r.field === 'time' ? [r.value.start] : []));

describe('localise', () => {
  it('moves moments in UTC to the place, else to the owner', () => {
    const moment = at('2021-06-05T12:00:00+00:00', 'quicktime-utc', '+00:00');
    expect(startsOf([moment, tokyo])).toEqual(['2021-06-05T21:00:00+09:00']);
    expect(startsOf([moment])).toEqual(['2021-06-05T14:00:00+02:00']);
  });

  it('gives a wall clock the offset of the place, and none without a place', () => {
    for (const source of ['xmp', 'exif-naive', 'file-name'] as const) {
      const clock = at('2021-06-05T12:00:00', source);
      expect(startsOf([clock, tokyo])).toEqual(['2021-06-05T12:00:00+09:00']);
      expect(startsOf([clock])).toEqual(['2021-06-05T12:00:00']);
    }
  });

  it('leaves alone what has an offset, days, and clocks of data sets', () => {
    const kept = [
      at('2021-06-05T12:00:00+02:00', 'xmp', '+02:00'),
      at('2021-06-05T12:00:00', 'row'),
      reading(
        'time',
        { start: '2021-06-05T00:00:00', end: '2021-06-05T23:59:59', precision: 'day', source: 'file-name' },
        observed('test'),
      ),
    ];
    expect(localise([...kept, tokyo], () => 'Asia/Tokyo', 'Europe/Paris').slice(0, 3)).toEqual(kept);
  });
});
