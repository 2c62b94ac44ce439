import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answer } from '../../src/answer/answer.ts';
import { organise } from '../../src/organise/organise.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { tinyStore } from '../retrieve/tiny-store.ts';
import { contextOfCases, itemOf, ledgerCases } from './ledger-case.ts';

/** A memory of mail alone, put together from cases of strangers.json by their names, and what is asked of it. */
const { letters, questions } = z
  .object({
    letters: z.record(z.string(), z.string()),
    questions: z.array(z.tuple([z.string(), z.string(), z.array(z.string())])),
  })
  .parse(JSON.parse(readFileSync(new URL('strangers-asked.json', import.meta.url), 'utf8')));

const items = Object.entries(letters).flatMap(([prefix, name]) =>
  Object.entries(ledgerCases.find((one) => one.name === name)?.records ?? {}).map(([id, written]) =>
    itemOf(`${prefix}-${id}`, written),
  ),
);
const found = await organise(items, contextOfCases);
const store = tinyStore({
  items,
  records: { event: found.events, person: found.people, place: found.places, ledger: found.ledger },
});

describe('questions about letters of strangers', () => {
  it.each(questions)('%s', async (question, text, cites) => {
    const { answer: made } = await answer({ store, retrieve }, question, { now: '2024-06-15T12:00:00' });
    const told = made.outcome === 'grounded' ? made.text : '';
    expect(told.replaceAll('\u00a0', ' ')).toContain(text);
    const cited = made.outcome === 'grounded' ? made.citations.map(({ id }) => id) : [];
    expect(cited).toEqual(expect.arrayContaining(cites));
  });
});
