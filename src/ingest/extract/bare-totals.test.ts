import { describe, expect, it } from 'vitest';
import type { Amount } from '../../memory/item-text.ts';
import { spokenTotals } from './bare-totals.ts';
import { passageOf } from './passage.ts';

const pounds: Amount = { value: 95, currency: 'GBP', role: 'unknown', field: 'body', text: '£95' };
const read = (text: string, marked: readonly Amount[] = [pounds]): string[] =>
  spokenTotals(passageOf(text, 'body'), marked).map(({ value, currency, role }) => `${currency} ${value} ${role}`);

describe('what a whole comes to, as people say it', () => {
  it.each([
    ['It’s £95 a night with your breakfast, so 380 all in.', 'GBP 380 total'],
    ['£95 each for the two of you, that makes 190 altogether', 'GBP 190 total'],
    ['95 la nuit, donc 1.380,50 tout compris', 'GBP 1380.5 total'],
  ])('%s', (text, sum) => {
    expect(read(text)).toEqual([sum]);
  });

  it('is no sum where nothing else has a currency, where there are two, or where people are counted', () => {
    expect(read('so 380 all in', [])).toEqual([]);
    expect(read('so 380 all in', [pounds, { ...pounds, currency: 'EUR' }])).toEqual([]);
    expect(read('£95 a night. We will be 25 in total, 12 all in all.')).toEqual([]);
  });
});
