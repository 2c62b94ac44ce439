import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dishNamed, thingIn } from './asked/thing-names.ts';
import { isComputable } from './computable.ts';
import { originalOf, thingSaid } from './said-in.ts';

describe('a thing in the language of the question', () => {
  it.each([
    ['the cello', 'zh', '大提琴（the cello）'],
    ['电钻', 'en', 'drill (电钻)'],
    ['a bookshelf', 'en', 'a bookshelf'],
    ['烤鱼', 'zh', '烤鱼'],
    ['an astrolabe', 'zh', 'an astrolabe'],
  ] as const)('%s in %s', (name, language, said) => {
    expect(thingSaid(name, language)).toBe(said);
  });

  it('rests on the original that stands beside it', () => {
    const citations = [{ id: 'a', field: 'body', quote: 'Then please pick up: the cello.' }];
    const parsed = citations.map((one) => ({ ...one, id: one.id as never }));
    expect(isComputable({ text: '大提琴（the cello）', citations: parsed })).toBe(true);
    expect(isComputable({ text: '大提琴（the violin）', citations: parsed })).toBe(false);
    expect(isComputable({ text: '大提琴', citations: parsed })).toBe(false);
  });

  it('says every thing that it translates back by a name of the same row', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('cello', 'drill', 'wool blanket', 'new glasses', 'hamburger', 'potato salad'),
        (name) => {
          const chinese = thingIn(name, 'zh') ?? '';
          expect(thingIn(thingIn(chinese, 'en') ?? '', 'zh')).toBe(chinese);
        },
      ),
    );
  });

  it('knows no original where both scripts are one, or where figures are said', () => {
    expect(originalOf('the drill (the power tool)')).toBeUndefined();
    expect(originalOf('2022年4月13日（2022-04-13）')).toBeUndefined();
  });

  it('finds the dish with the longest name, and no dish inside another word', () => {
    expect(dishNamed('A whole grilled fish with lemon')).toBe('grilled fish');
    expect(dishNamed('The fisherman is here')).toBeUndefined();
  });
});
