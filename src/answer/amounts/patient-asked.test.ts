import { expect, it } from 'vitest';
import { patientAsked } from './patient-asked.ts';

it.each([
  ['豆豆看医生花了多少钱？', '豆豆'],
  ['我带豆豆去看兽医花了多少钱？', '豆豆'],
  ['我去年看牙花了多少钱？', undefined],
  ['上次看医生花了多少钱？', undefined],
  ['我看病花了多少？', undefined],
])('regression: the doctor’s bill of whoever is named is no other’s: %s', (text, name) =>
  expect(patientAsked(text)).toBe(name),
);
