import { describe, expect, it } from 'vitest';
import { togetherAsked } from './together-asked.ts';

describe('a question about several figures together', () => {
  it('names its parts', () => {
    expect(togetherAsked('What did the tent and the stove cost together?')?.parts).toEqual(['the tent', 'the stove']);
    expect(togetherAsked('帐篷和炉子一共多少钱？')?.parts).toEqual(['帐篷', '炉子']);
  });

  it('says how many people or nights there are', () => {
    expect(togetherAsked('What did the seats come to for the four of us?')?.heads).toEqual([
      { of: 'person', number: 4 },
    ]);
    expect(togetherAsked('How much are three nights at the inn?')?.heads).toEqual([{ of: 'night', number: 3 }]);
    expect(togetherAsked('六次理疗一共多少钱？')?.heads).toEqual([{ of: 'piece', number: 6 }]);
  });

  it.each([
    'How much did Hearth & Loom refund for the boots?',
    'How much did Anna and Ben pay?',
    'What did each ticket cost?',
    'How much more was it altogether than planned?',
    '第二节课最后排在礼拜几几点？',
    '平均每月花了多少钱？',
  ])('is not: %s', (text) => {
    expect(togetherAsked(text)).toBeUndefined();
  });
});
