import { describe, expect, it } from 'vitest';
import { asksPerNight } from './amount-average.ts';
import { isComputable } from './computable.ts';

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
