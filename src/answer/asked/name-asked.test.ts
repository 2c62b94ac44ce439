import { expect, it } from 'vitest';
import { isNoNameAsked } from './name-asked.ts';

it.each([
  ["What is Ingrid's cat called?", 'How is the new kitten?', true],
  ["What is Oliver's dog called?", 'Dear Oliver,', true],
  ["What is Ingrid's cat called?", 'Pixel', false],
  ["What is the vet's name?", 'Dr. Halvorsen', false],
  ['林月的猫叫什么？', '豆豆', false],
  ['Where does Ingrid live?', 'How is the new kitten?', false],
])('%s – %s', (question, text, isNone) => {
  expect(isNoNameAsked(question, text)).toBe(isNone);
});
