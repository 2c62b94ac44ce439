import { describe, expect, it } from 'vitest';
import { differenceAsked } from './difference-asked.ts';

describe('a question that asks how far two figures are apart', () => {
  it.each([
    ['How much more was the final bill than the estimate?', true],
    ['By how much did the rent go up?', true],
    ['How many fewer kilowatt-hours did we use than last year?', true],
    ['How much cheaper was the ferry than the train?', true],
    ['今年的电费比去年同期多了多少？', true],
    ['What is the gap in days between the two concerts?', false],
    ['What is the difference between the play and the match in weeks?', false],
    ['What is the gap between the estimate and the bill?', true],
    ['换班以后学费少了多少钱？', true],
    ['How much was the final bill?', false],
    ['How many days longer did we stay than planned?', false],
    ['What did the ferry cost?', false],
    ['这趟一共花了多少钱？', false],
    ['最多能坐几个人？', false],
  ] as const)('%s', (text, asks) => {
    expect(differenceAsked(text) !== undefined).toBe(asks);
  });

  it('is of money, or of a unit that records write shorter', () => {
    expect(differenceAsked('How many euros more was it than agreed?')).toMatchObject({ isMoney: true });
    expect(differenceAsked('How many litres fewer were delivered than ordered?')?.unit?.test('l')).toBe(true);
    expect(differenceAsked('冬天比夏天多用了几度电？')?.unit?.test('kWh')).toBe(true);
  });

  it('names its two sides', () => {
    expect(differenceAsked('How much dearer was the piano than the harp?')?.sides?.[1]).toMatch(/the harp/);
    expect(differenceAsked('小李的报价比老王便宜了多少？')?.sides).toEqual(['小李的报价', '老王']);
  });
});
