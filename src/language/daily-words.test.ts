import { expect, it } from 'vitest';
import { dailyWords } from './daily-words.ts';

it.each(dailyWords)('says a thing in letters and in characters: %s', (row) => {
  const forms = row.split('|').flatMap((part, i) => (i === 0 ? part.split(' ') : [part]));
  expect(forms.every((form) => form.trim() === form && form !== '')).toBe(true);
  expect(forms.some((form) => /\p{Script=Han}/u.test(form))).toBe(true);
  expect(forms.some((form) => /^[\p{Script=Latin} -]+$/u.test(form))).toBe(true);
});

it('has each row once', () => expect(new Set(dailyWords).size).toBe(dailyWords.length));
