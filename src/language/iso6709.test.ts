import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIso6709 } from './iso6709.ts';

it.each([
  ['+32.0929+034.8620+028.516/', 32.0929, 34.862, 28.516],
  ['-33.8568-070.5000/', -33.8568, -70.5, undefined],
  ['+3205.5740+03451.7200/', 32.092_9, 34.862, undefined],
  ['+320534.5-0345143.2+12/', 32.092_917, -34.862, 12],
])('reads %s', (text, lat, lon, altitude) => {
  const read = parseIso6709(text);
  expect(read?.lat).toBeCloseTo(lat, 4);
  expect(read?.lon).toBeCloseTo(lon, 4);
  expect(read?.altitude).toBe(altitude);
});

it('is nothing for what is no position', () => {
  for (const text of [undefined, '', 'here', '12.5 13.5', '+12.5']) expect(parseIso6709(text)).toBeUndefined();
});

it('reads back what was written, everywhere on the globe', () => {
  const written = (value: number, digits: number): string => {
    const [whole = '', part = ''] = Math.abs(value).toFixed(5).split('.');
    return `${value < 0 ? '-' : '+'}${whole.padStart(digits, '0')}.${part}`;
  };
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (a, b) => {
        const read = parseIso6709(`${written(a, 2)}${written(b, 3)}/`);
        expect(read?.lat).toBeCloseTo(a, 4);
        expect(read?.lon).toBeCloseTo(b, 4);
      },
    ),
  );
});
