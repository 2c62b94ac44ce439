import { expect, it } from 'vitest';
import { askedForm } from '../asked/asked-form.ts';
import { LEAST_ANSWERABLE } from './confidence-weights.ts';
import { mostHeld, mostProved } from './decide.ts';
import { isOfForm } from './doubt-features.ts';

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

it.each([
  [
    'the bill of one hotel, where another letter is of the town asked for',
    { dealingProved: 0, provedElsewhere: 1 },
    0.4,
  ],
  ['what proves a part', { dealingProved: 0.5, provedElsewhere: 0.5 }, 1],
  ['what nothing else proves either', { dealingProved: 0, provedElsewhere: 0.5 }, 1],
])('is no more than unsure of %s', (_, proved, most) => {
  expect(mostProved({ ...proved, asksTruth: 0 })).toBe(most);
  expect(mostProved({ ...proved, asksTruth: 1 })).toBe(1);
});

it('refuses the bill of another month', () => {
  expect(mostHeld({ periodApart: 1 })).toBeLessThan(LEAST_ANSWERABLE);
  expect(mostHeld({ periodApart: 0 })).toBe(1);
});
