import { describe, expect, it } from 'vitest';
import { lessAsked } from './less-asked.ts';

describe('a question about a price less something', () => {
  it.each([
    ['How much was the boiler once the grant was taken off?', ['discount'], true],
    ['What is left to pay for the hall after the deposit?', ['deposit'], true],
    ['What did the coat cost me after the refund?', ['refund'], true],
    ['扣掉定金还要付多少？', ['deposit'], true],
    ['优惠以后一共多少钱？', ['discount'], true],
  ] as const)('%s', (text, of, isNamed) => {
    expect(lessAsked(text)).toEqual({ of: new Set(of), isAdded: false, isNamed });
  });

  it('may leave open what is taken off', () => {
    expect(lessAsked('How much do I still owe for the roof?')?.isNamed).toBe(false);
    expect(lessAsked('我还欠装修公司多少钱？')?.isNamed).toBe(false);
  });

  it('may be of what it were without', () => {
    expect(lessAsked('What would it have cost without the discount?')?.isAdded).toBe(true);
  });

  it.each([
    'How much was the deposit?',
    'What did it cost, the deposit included?',
    'When did I pay the deposit?',
    '定金多少钱？',
  ])('is not: %s', (text) => {
    expect(lessAsked(text)).toBeUndefined();
  });
});
