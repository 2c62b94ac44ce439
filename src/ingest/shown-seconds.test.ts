import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownSeconds } from './shown-seconds.ts';

test('a film is looked at from one to the most times, evenly, and never past its end', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 36_000, noNaN: true }),
      fc.integer({ min: 1, max: 8 }),
      (duration, most) => {
        const seconds = shownSeconds(duration, most);
        expect(seconds.length).toBeGreaterThanOrEqual(1);
        expect(seconds.length).toBeLessThanOrEqual(most);
        for (const at of seconds) expect(at > 0 && at < duration).toBe(true);
        expect(seconds.toSorted((a, b) => a - b)).toEqual(seconds);
      },
    ),
  );
  expect(shownSeconds(100, 8)).toHaveLength(8);
  expect(shownSeconds(9, 8)).toEqual([1.5, 4.5, 7.5]);
});

test('of a film of unknown length the first picture is taken', () => {
  expect(shownSeconds(undefined, 8)).toEqual([0]);
  expect(shownSeconds(0, 8)).toEqual([0]);
});
