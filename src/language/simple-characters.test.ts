import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { inSimpleCharacters } from './simple-characters.ts';
import { tokens } from './tokens.ts';

it('keeps the length, and changes nothing twice', () => {
  const text = '電費帳單：應繳總金額 1,157元, Zürich';
  expect(inSimpleCharacters(text)).toBe('电费帐单：应缴总金额 1,157元, Zürich');
  expect(inSimpleCharacters(inSimpleCharacters(text))).toBe(inSimpleCharacters(text));
  expect(inSimpleCharacters('喺邊度')).toHaveLength(3);
});

it('cuts either script into the same words', () => {
  expect(tokens('露營地電費')).toEqual(tokens('露营地电费'));
  expect(fold('陳怡君')).toBe(fold('陈怡君'));
});
