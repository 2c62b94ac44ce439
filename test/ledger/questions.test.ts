import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answer } from '../../src/answer/answer.ts';
import { evenings } from '../../src/organise/life.fixture.ts';
import { organise } from '../../src/organise/organise.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { tinyStore } from '../retrieve/tiny-store.ts';
import { contextOfCases, itemOf } from './ledger-case.ts';

/** Questions about money with their answers and the records that must be cited; no answer is an abstention. */
const life = z
  .object({
    records: z.record(z.string(), z.string()),
    questions: z.array(z.tuple([z.string(), z.string(), z.array(z.string())])),
  })
  .parse(JSON.parse(readFileSync(new URL('life.json', import.meta.url), 'utf8')));

const berlin = { lat: 52.52, lon: 13.405, city: 'Berlin', country: 'Germany', countryCode: 'DE', source: 'exif-gps' };
const months = ['2022-06', '2022-08', '2022-10', '2023-01', '2023-02', '2023-03', '2023-04', '2023-06', '2023-10'];
const items = [
  ...evenings(months, berlin as Parameters<typeof evenings>[1]),
  ...Object.entries(life.records).map(([id, written]) => itemOf(id, written)),
];
const found = await organise(items, contextOfCases);
const store = tinyStore({
  items,
  records: { event: found.events, person: found.people, place: found.places, ledger: found.ledger },
});

describe('questions about money', () => {
  it.each(life.questions)('%s', async (question, text, cites) => {
    const { answer: made } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
    const told = made.outcome === 'grounded' ? made.text : '';
    expect(told).toBe(text);
    const cited = made.outcome === 'grounded' ? made.citations.map(({ id }) => id) : [];
    expect(cited).toEqual(expect.arrayContaining(cites));
  });
});
