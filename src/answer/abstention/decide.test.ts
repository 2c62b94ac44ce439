import { expect, it } from 'vitest';
import { askedForm } from '../asked/asked-form.ts';
import { isOfForm } from './decide.ts';

const draft = (text: string) => ({ text, type: 'open_end', citations: [], sureness: 1, notes: [] }) as const;

it.each([
  ['What seat did I have on the flight?', '£27.96', false],
  ['What seat did I have on the flight?', '14C', true],
  ['What is the registration number of my car?', 'LR14 KXD', true],
  ['What is the registration number of my car?', 'EUR 14', false],
  ['What is the phone number of the plumber?', 'The spare key is at number 12.', false],
  ['What is the phone number of the plumber?', '020 7946 0018', true],
  ['How much was it?', 'EUR 12.50', true],
  ['How much was it?', '3 days', false],
  ['How much was it?', 'a lot', false],
  ['How much was it?', '14:19', false],
  ['How much was it?', '€14.19', true],
  ['花了多少钱？', '14:19', false],
])('%s – %s', (question, text, is) => {
  expect(isOfForm({ draft: draft(text), form: askedForm(question, 'what') })).toBe(is);
});
