import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Greta Lund <greta@lund.example>');

const letters = [
  letter(
    '2023-05-02',
    'Lena Lund <lena@lund.example>',
    'Whitsun',
    'Mamma! We come on Friday 26 May. Little Ada is allergic to walnuts now, so no walnuts in the cake please.\nLena',
  ),
  letter('2023-05-09', 'Hafen Pension <desk@hafen.example>', 'Booking', 'Your room is kept. Price 80.00 EUR.'),
];

const now = '2023-06-01T10:00:00';
let app: App;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await memoryOf('kin-unnamed', now, letters));
});
afterAll(() => close());

it.each([
  'What must not be in the cake for my granddaughter?',
  "Why can't my daughter's daughter have walnuts?",
  '我外孙女对什么过敏？',
])('who writes as a daughter need not call herself one: %s', async (question) => {
  const { answer } = await app.ask(question, { now });
  expect(answer).not.toMatch(/called|没有叫/u);
});

it('a name that nobody bears is still said to be nobody’s', async () => {
  const { answer } = await app.ask('What did Wilhelmina bring to the cake sale?', { now });
  expect(answer).toMatch(/called Wilhelmina/u);
});
