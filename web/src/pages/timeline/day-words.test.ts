import { describe, expect, it } from 'vitest';
import { bareTitle, dayInWords } from './day-words.ts';

describe('what a day was, beside its date', () => {
  it.each([
    ['Thursday in Cascais, 11 May 2023', 'Cascais'],
    ['Wednesday at Museum of Painted Tiles, 10 May 2023', 'Museum of Painted Tiles'],
    ['Christmas Eve in Grenoble, 24 December 2023', 'Christmas Eve in Grenoble'],
    ['Monday, 8 May 2023', undefined],
    ['Our wedding', 'Our wedding'],
    ['2023年5月11日，星期四在卡斯凯什', '卡斯凯什'],
    ['2023年5月14日星期日，在波尔图', '波尔图'],
    ['Monday night football', 'Monday night football'],
  ])('of “%s” is “%s”', (title, bare) => {
    expect(bareTitle(title)).toBe(bare);
  });

  it('is named with its weekday', () => {
    expect(dayInWords('2023-05-11', 'en')).toBe('Thu 11 May');
    expect(dayInWords('2023-05-11', 'zh')).toBe('5月11日周四');
  });
});
