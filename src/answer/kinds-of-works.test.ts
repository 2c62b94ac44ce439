import { expect, it } from 'vitest';
import { stored } from '../../test/retrieve/small-life.ts';
import { assembleItem } from '../memory/item.ts';
import { kindOutcomes } from './kinds-of-works.ts';
import { witnessOf } from './witness.ts';

const told = (question: string, body: string) => {
  const item = assembleItem(stored('m', 'email', { body: { text: body } }));
  return kindOutcomes(question, witnessOf(item, [], { entries: new Map() })).map(({ verdict }) => verdict);
};

it.each([
  ['Which book did Mia recommend?', 'A film for you: "Winter Ferry".', ['no']],
  ['Which book did Mia recommend?', 'Read this novel, "Winter Ferry".', ['yes']],
  ['Which book did Mia recommend?', 'The film of the book is worse.', ['yes']],
  ['Which book did Mia recommend?', 'You will love "Winter Ferry".', []],
  ['米娅推荐的播客叫什么？', '这部电影很适合你：《冬渡》', ['no']],
  ['Which book did Mia recommend?', '这本书很适合你：《冬渡》', ['yes']],
  ['Which book or film did Mia recommend?', 'A podcast for you.', []],
])('%s, told “%s”', (question, body, verdicts) => {
  expect(told(question, body)).toEqual(verdicts);
});
