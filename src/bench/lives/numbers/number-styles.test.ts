import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Chance } from '../chance.ts';
import { dayOf, yearOf } from '../truth/calendar.ts';
import type { Tongue } from '../world/places.ts';
import { numberStyleOf, numberStyles } from './number-styles.ts';

const tongues: readonly Tongue[] = ['en', 'de', 'fr', 'it', 'es', 'pt', 'zh'];
/** These leave out the year or the minutes, as people do who type in haste; the usual one does in German. */
const tabled = new Set<string>(['usual', 'formal-and-chatty', 'learnt-late', 'half-remembered', 'two-languages']);
const seeds = fc.integer({ min: 1, max: 100_000 });

const written = numberStyles.filter((name) => !name.endsWith('-friends') && !tabled.has(name));

describe.each(written)('numbers in the style %s', (name) => {
  it('prints the date and the year of a day in every tongue, and all figures of a sum', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(...tongues),
        fc.integer({ min: dayOf(2016, 1, 1), max: dayOf(2024, 12, 31) }),
        fc.integer({ min: 100, max: 9_999_999 }),
        (seed, tongue, day, cents) => {
          const { date, amount } = numberStyleOf(name, tongue, new Chance(seed));
          expect(date(day)).toContain(String(yearOf(day)));
          expect(date(day)).toContain(String(new Date(day * 86_400_000).getUTCDate()));
          for (const currency of ['EUR', 'GBP', 'CHF', 'USD', 'CNY'] as const)
            expect(amount({ cents, currency }).replace(/\D/g, '')).toBe(String(cents).padStart(3, '0'));
        },
      ),
    );
  });

  it('keeps to one way of writing throughout a letter', () => {
    const { amount } = numberStyleOf(name, 'en', new Chance(3));
    const shape = (cents: number) => amount({ cents, currency: 'EUR' }).replace(/[\d.,]+/, '#');
    expect(new Set([1250, 9900, 123_400, 55].map(shape)).size).toBe(1);
  });
});

describe('numbers as friends write them', () => {
  it('names the month and the day', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('en' as const, 'zh' as const), (seed, tongue) =>
        (tongue === 'en' ? /Mar.*17|17.*Mar/ : /^3月17日/).test(
          numberStyleOf('form-letters-friends', tongue, new Chance(seed)).date(dayOf(2021, 3, 17)),
        ),
      ),
    );
  });

  it('tells the hour so that no two hours of a day look alike', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('en' as const, 'zh' as const), (seed, tongue) => {
        for (const name of numberStyles.filter((one) => !tabled.has(one))) {
          const { time } = numberStyleOf(name, tongue, new Chance(seed));
          const told = Array.from({ length: 96 }, (_, i) => time(i * 15));
          expect(new Set(told).size).toBe(96);
        }
      }),
    );
  });
});
