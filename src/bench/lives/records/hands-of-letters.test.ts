import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Chance } from '../chance.ts';
import { dayOf, yearOf } from '../truth/calendar.ts';
import type { Tongue } from '../world/places.ts';
import { chatHand, templateHand } from './hands-eighth.ts';
import { jottedHand, mailedHand } from './hands-eleventh.ts';
import { firmHand, mateHand } from './hands-fifteenth.ts';
import { personalHand, systemHand } from './hands-fourteenth.ts';
import { learntHand } from './hands-ninth.ts';
import { buddyHand, merchantHand } from './hands-seventeenth.ts';
import { palHand, vendorHand } from './hands-sixteenth.ts';
import { printedHand, privateHand } from './hands-tenth.ts';
import { friendHand, senderHand } from './hands-thirteenth.ts';
import { inboxHand, noteHand } from './hands-twelfth.ts';

const tongues: readonly Tongue[] = ['en', 'de', 'fr', 'it', 'es', 'pt', 'zh'];
const seeds = fc.integer({ min: 1, max: 100_000 });

describe.each([
  ['templates', templateHand],
  ['who learnt the tongue late', learntHand],
  ['flattened pages', printedHand],
  ['mail systems', mailedHand],
  ['an inbox', inboxHand],
  ['firms that write to one person', senderHand],
  ['systems that print', systemHand],
  ['firms whose mails are turned into text', firmHand],
  ['vendors whose pages are flattened', vendorHand],
  ['merchants whose pages keep their tables', merchantHand],
] as const)('the hand of %s', (_, handOf) => {
  it('prints the date and the year of a day in every tongue, and all figures of a sum', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(...tongues),
        fc.integer({ min: dayOf(2016, 1, 1), max: dayOf(2024, 12, 31) }),
        fc.integer({ min: 100, max: 9_999_999 }),
        (seed, tongue, day, cents) => {
          const { date, amount } = handOf(tongue, new Chance(seed));
          expect(date(day)).toContain(String(yearOf(day)));
          expect(date(day)).toContain(String(new Date(day * 86_400_000).getUTCDate()));
          for (const currency of ['EUR', 'GBP', 'CHF', 'USD', 'CNY'] as const)
            expect(amount({ cents, currency }).replace(/\D/g, '')).toBe(String(cents).padStart(3, '0'));
        },
      ),
    );
  });

  it('keeps to one way of writing throughout a letter', () => {
    const { amount } = handOf('en', new Chance(3));
    const shape = (cents: number) => amount({ cents, currency: 'EUR' }).replace(/[\d.,]+/, '#');
    expect(new Set([1250, 9900, 123_400, 55].map(shape)).size).toBe(1);
  });
});

describe('the hand of a chat', () => {
  it('names the month and the day', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('en' as const, 'zh' as const), (seed, tongue) =>
        (tongue === 'en' ? /Mar.*17|17.*Mar/ : /^3月17日/).test(
          chatHand(tongue, new Chance(seed)).date(dayOf(2021, 3, 17)),
        ),
      ),
    );
  });

  it('tells the hour so that no two hours of a day look alike', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('en' as const, 'zh' as const), (seed, tongue) => {
        for (const handOf of [
          chatHand,
          learntHand,
          printedHand,
          privateHand,
          mailedHand,
          jottedHand,
          inboxHand,
          noteHand,
          senderHand,
          friendHand,
          systemHand,
          personalHand,
          firmHand,
          mateHand,
          vendorHand,
          palHand,
          merchantHand,
          buddyHand,
        ]) {
          const { time } = handOf(tongue, new Chance(seed));
          const told = Array.from({ length: 96 }, (_, i) => time(i * 15));
          expect(new Set(told).size).toBe(96);
        }
      }),
    );
  });
});
