import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localMillis } from './time-span.ts';

const two = (n: number): string => String(n).padStart(2, '0');
/** As the standard library reads it, without offset and as if it were UTC. */
const parsed = (instant: string): number => Date.parse(`${instant.replace(/(Z|[+-]\d{2}:\d{2})$/, '')}Z`);

describe('a wall-clock reading in milliseconds', () => {
  it('is what parsing it gives, whatever its offset and precision', () => {
    const instants = fc
      .tuple(
        fc.integer({ min: 0, max: 2100 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 0, max: 61 }),
        fc.integer({ min: 0, max: 61 }),
        fc.constantFrom('', '.5', '.123'),
        fc.constantFrom('', 'Z', '+02:00', '-11:30'),
      )
      .map(
        ([year, month, day, hour, minute, second, part, offset]) =>
          `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}${part}${offset}`,
      );
    fc.assert(
      fc.property(instants, (instant) => {
        expect(localMillis(instant)).toBe(parsed(instant));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '2023-05-07',
    '',
    'never',
    '2023-05-07T10:11',
    '2023-05-07T10:11:1x',
    '2023-05-07T10:11:12junk',
    '+012023-05-07T10:11:12',
  ])('reads “%s” as parsing does, too', (instant) => expect(localMillis(instant)).toBe(parsed(instant)));
});
