import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { naiveTime, utcTime } from './row-time.ts';

it('takes every day that there is, and none that there is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1890, max: 2110 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (y, m, d) => {
        const two = (n: number): string => String(n).padStart(2, '0');
        const text = `${y}-${two(m)}-${two(d)}`;
        const date = new Date(`${text}T10:20:30Z`);
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(naiveTime(`${text} 10:20:30`)?.start).toBe(exists ? `${text}T10:20:30` : undefined);
      },
    ),
    { numRuns: 2000 },
  );
});

it('takes no hour after 23, no minute and no second after 59', () => {
  for (const clock of ['24:00:00', '12:60:00', '12:00:60']) expect(naiveTime(`2022-05-07 ${clock}`)).toBeUndefined();
  expect(naiveTime('2022-05-07 23:59')).toMatchObject({ start: '2022-05-07T23:59:00', precision: 'minute' });
});

it('keeps the offset that is written, and takes UTC for a place’s clock only where it is meant', () => {
  expect(naiveTime('2022-05-07T15:09:29+09:00')).toMatchObject({
    start: '2022-05-07T15:09:29+09:00',
    offset: '+09:00',
  });
  expect(naiveTime('2022-05-07T15:09:29Z')?.start).toBe('2022-05-07T15:09:29');
  expect(utcTime('2022-05-07T15:09:29+09:00', undefined)?.start).toBe('2022-05-07T15:09:29+09:00');
  expect(utcTime('2022-05-07 15:09:29', { lat: 35.6, lon: 139.7 })?.start).toBe('2022-05-08T00:09:29+09:00');
});
