import { describe, expect, it } from 'vitest';
import { Chance } from '../chance.ts';
import { dayText } from '../truth/calendar.ts';
import { makeTruth } from '../truth/truth.ts';
import { wordsInLines } from './receipt-layout.ts';

const { photos } = makeTruth(5, 1500, 630);
const papers = photos
  .filter(({ shows }) => shows === 'receipt' || shows === 'screen' || shows === 'ticket')
  .map((photo) => ({ photo, lines: wordsInLines(photo, new Chance(7)).split('\n') }));
const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);
/** The last number of a line. */
const sumOf = (lines: readonly string[], label: RegExp) =>
  cents(/([\d.,]+)$/.exec(lines.find((line) => label.test(line)) ?? '')?.[1] ?? '');

describe('papers read line by line', () => {
  it('print sums that make the total, which is what was paid', () => {
    const bills = papers.filter(({ photo: { shows, fact } }) => shows === 'receipt' || fact.kind === 'order');
    expect(bills.length).toBeGreaterThan(15);
    for (const { photo, lines } of bills) {
      const { fact } = photo;
      const parts =
        photo.shows === 'screen'
          ? [/^Items/, /^Delivery/]
          : fact.kind === 'stay'
            ? [/^Room x/, /^Tax/]
            : [/^1 /, /^2 Drinks/, /^Bread/];
      const total = sumOf(lines, /^total/i);
      expect(total, lines.join('\n')).toBe(fact.paid?.cents);
      expect(
        parts.reduce((sum, label) => sum + sumOf(lines, label), 0),
        lines.join('\n'),
      ).toBe(total);
    }
  });

  it('say where and when, and of whom they are', () => {
    for (const { photo, lines } of papers) {
      const text = lines.join('\n').toLowerCase();
      expect(text).toContain(photo.fact.name.toLowerCase());
      if (photo.fact.kind !== 'order') expect(text).toContain(dayText(photo.fact.day).slice(0, 4));
    }
  });
});
