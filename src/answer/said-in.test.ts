import { expect, it } from 'vitest';
import { isComputable } from './computable.ts';
import { originalOf } from './said-in.ts';

it('a value in the language of the question rests on the original that stands beside it', () => {
  const citations = [{ id: 'a' as never, field: 'body', quote: 'Then please pick up: the cello.' }];
  expect(isComputable({ text: '大提琴（the cello）', citations })).toBe(true);
  expect(isComputable({ text: '大提琴（the violin）', citations })).toBe(false);
  expect(isComputable({ text: '大提琴', citations })).toBe(false);
});

it('has no original where both scripts are one, or where figures are said', () => {
  expect(originalOf('the drill (the power tool)')).toBeUndefined();
  expect(originalOf('2022年4月13日（2022-04-13）')).toBeUndefined();
});
