import { expect, it } from 'vitest';
import { clauseOf } from './clauses.ts';
import { openQuestion } from './question-text.ts';

const clauseIn = (question: string): string | undefined => clauseOf(openQuestion(question))?.text;

it('regression: a long clause ends behind a word, not within it', () => {
  const clause =
    'I rented the little red rowing boat behind the old mill two summers ago together with my younger brother';
  expect(clauseIn(`What was the weather like when ${clause}?`)).toBe(clause);
});

it.each([
  'Where was I when I took pictures of the goat in May 2022? Please name the city.',
  'Where was I when I filmed the kites? Just give me the town.',
  'Where was I when I took pictures of the goat?',
])('regression: what asks of the clause itself is bounded by nothing, whatever is to be named: %s', (question) => {
  expect(clauseIn(question)).toBeUndefined();
});
