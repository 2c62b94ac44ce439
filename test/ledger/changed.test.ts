import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answer } from '../../src/answer/answer.ts';
import { organise } from '../../src/organise/organise.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { tinyStore } from '../retrieve/tiny-store.ts';
import { contextOfCases, itemOf } from './ledger-case.ts';

/** What airlines, houses, shops, clinics, clubs, schools, landlords, banks and friends write when something is otherwise than they wrote. */
const chainSchema = z.array(
  z.object({
    name: z.string(),
    letters: z.record(z.string(), z.string()).optional(),
    /** The chain whose letters it asks of, where it has none of its own. */
    of: z.string().optional(),
    asked: z.string(),
    right: z.string(),
    cites: z.array(z.string()),
    /** What is not answered rightly so far. */
    notYet: z.boolean().default(false),
  }),
);

/** All of a file lie in one memory, as they would in a mailbox. */
async function memoryOf(file: string) {
  const chains = chainSchema.parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
  const items = chains.flatMap(({ letters = {} }, at) =>
    Object.entries(letters).map(([id, written]) => itemOf(`chain${at}-${id}`, written)),
  );
  const found = await organise(items, contextOfCases);
  const store = tinyStore({
    items,
    records: { event: found.events, person: found.people, place: found.places, ledger: found.ledger },
  });
  const numbered = chains.map((chain, at) => ({
    ...chain,
    at: chain.of === undefined ? at : chains.findIndex(({ name }) => name === chain.of),
  }));
  return { store, numbered };
}
const memories = await Promise.all(['changed.json', 'changed-anew.json'].map(memoryOf));

describe.each(memories)('what letters change of what others told', ({ store, numbered }) => {
  for (const { name } of numbered.filter(({ notYet }) => notYet)) it.todo(name);
  it.each(numbered.filter(({ notYet }) => !notYet))('$name', async ({ asked, right, cites, at }) => {
    const { answer: made } = await answer({ store, retrieve }, asked, { now: '2024-06-15T12:00:00' });
    const told = made.outcome === 'grounded' ? made.text : `(${made.outcome})`;
    expect(told.replaceAll('\u00a0', ' ')).toContain(right);
    const cited = made.outcome === 'grounded' ? made.citations.map(({ id }) => id) : [];
    expect(cited).toEqual(expect.arrayContaining(cites.map((id) => `chain${at}-${id}`)));
  });
});
