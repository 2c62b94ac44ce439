import { describe, expect, it } from 'vitest';
import { isComputable } from '../computable.ts';
import { asksPerNight } from './amount-average.ts';

describe('what a night came to', () => {
  it.each([
    ['What was the price per night in Porto?', true],
    ['How much was it a night?', true],
    ['平均每晚多少钱？', true],
    ['How much did the hotel cost?', false],
  ] as const)('%s', (text, asked) => {
    expect(asksPerNight(text)).toBe(asked);
  });

  it('rests on the sum and on both days of the stay', () => {
    const quotes = ['€394.50', '14 April 2023', '17 April 2023'];
    const citations = quotes.map((quote, i) => ({ id: `mail-${i}` as never, field: 'body', quote }));
    expect(isComputable({ text: '€131.50', citations })).toBe(true);
    expect(isComputable({ text: '€131.50', citations: citations.slice(0, 1) })).toBe(false);
    expect(isComputable({ text: '€98.63', citations })).toBe(false);
  });
});

describe('what several came to on average', () => {
  const cited = (quotes: readonly string[]) =>
    quotes.map((quote, i) => ({ id: `mail-${i}` as never, field: 'amounts.0', quote }));

  it('rests on all sums, by how many they are or by the months of a year, where it is asked for', () => {
    const citations = cited(['€100.00', '€50.00', '€30.00']);
    expect(isComputable({ text: '€60.00', citations, question: 'What was the average bill?' })).toBe(true);
    expect(isComputable({ text: '€15.00', citations, question: '2023年每个月电费多少' })).toBe(true);
    expect(isComputable({ text: '€60.00', citations, question: 'How much was the bill?' })).toBe(false);
    expect(isComputable({ text: '€61.00', citations, question: 'What was the average bill?' })).toBe(false);
  });
});
