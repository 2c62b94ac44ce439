import { expect, it } from 'vitest';
import { contentWords, segmentsOf } from './content-words.ts';
import { openQuestion } from './question-text.ts';

const left = (text: string): string[] => {
  const q = openQuestion(text);
  return contentWords(q, segmentsOf(q.text), []).map((word) => word.text);
};

it.each([
  ['tickets for the concert', 'concert'],
  ['what I have in the fridge', 'fridge'],
  ['the painting on the wall', 'painting'],
  ['the update of the travel policy', 'update'],
  ['猫放在沙发上', '沙发'],
])('what is said of a thing is looked for: %s', (text, word) => {
  expect(left(text)).toContain(word);
});

it('a thing behind 有 is found although the dictionary cuts it apart', () => {
  expect(left('照片里有烟花')).toEqual(['烟花']);
  expect(left('照片里有跟团的人')).not.toContain('团的');
});
