import { expect, it } from 'vitest';
import { partsOfDayInWords } from './calendar-words.ts';

it.each([
  [[9, 9], 'Morning', '上午'],
  [[11, 13], 'Morning', '上午'],
  [[9, 17], 'Morning to afternoon', '上午到下午'],
  [[10, 21], 'Morning to evening', '上午到晚上'],
  [[14, 17], 'Afternoon', '下午'],
  [[20, 1], 'Evening to night', '晚上到深夜'],
  [[23, 2], 'Night', '深夜'],
] as const)('a moment of the hours %j is called %s and %s', (hours, en, zh) => {
  expect(partsOfDayInWords(hours, 'en')).toBe(en);
  expect(partsOfDayInWords(hours, 'zh')).toBe(zh);
});
