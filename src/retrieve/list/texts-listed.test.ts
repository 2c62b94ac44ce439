import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { type Life, tinyStore } from '../../../test/retrieve/tiny-store.ts';
import type { FieldValues } from '../../memory/reading.ts';
import { retrieve, search } from '../search.ts';
import { rowFeatures } from './row-features.ts';

const row = (id: string, when: string, text: string, from?: string) =>
  stored(id, 'text', {
    body: { text },
    time: at(when),
    ...(from === undefined ? {} : { people: [{ name: from, how: 'named' }] as FieldValues['people'] }),
  });

/** Every week of a year somebody writes of the pump; once it is repaired, and the rows of that day do not all say so. */
const weeks = Array.from({ length: 50 }, (_, n) => {
  const day = new Date(Date.UTC(2025, 0, 3 + 7 * n)).toISOString().slice(0, 10);
  return row(
    `w${String(n).padStart(2, '0')}`,
    `${day}T09:00:00`,
    'The pump in the cellar was checked, repair not needed.',
  );
});
const repair = [
  row('r1', '2025-06-17T08:00:00', 'Ring the plumber about the pump repair'),
  row('r2', '2025-06-17T11:00:00', 'On my way, I bring the new seal', 'Otto Kern'),
  row('r3', '2025-06-17T14:30:00', 'Paid 86.40 to Kern Plumbing'),
];
const life: Life = { items: [...weeks, ...repair] };
const now = '2025-12-30T12:00:00';
const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);

describe('the list of a memory of texts', () => {
  it('has the rows of the day asked for among its first, also those without any of the words', async () => {
    const { items } = await search(tinyStore(life), 'What did the pump repair on 17 June 2025 cost?', {
      now,
      cut: false,
      limit: 10,
    });
    expect(idsOf(items)).toEqual(expect.arrayContaining(['r1', 'r2', 'r3']));
    expect(items[0]?.id).toBe('r1');
  });

  it('takes a month without a year for that month of a year until now', async () => {
    const { list } = await retrieve(tinyStore(life), 'What happened with the pump in June?', { now });
    const first = list.items.slice(0, 4).map(({ item }) => item.time?.start.slice(0, 7));
    expect(first).toEqual(['2025-06', '2025-06', '2025-06', '2025-06']);
    expect(list.asked.spans).toHaveLength(1);
  });

  it('has a number for each feature of each item, and is in order of what was learnt', async () => {
    const { list } = await retrieve(tinyStore(life), 'pump repair', { now });
    const learnt = list.items.map((one) => one.learnt);
    expect(learnt).toEqual(learnt.toSorted((a, b) => b - a));
    expect(list.rows).toHaveLength(list.items.length * rowFeatures.length);
    expect([...(list.rows ?? [])].every(Number.isFinite)).toBe(true);
    expect(new Set(list.items.map(({ row: number }) => number)).size).toBe(list.items.length);
  });

  it('names nothing for a question without words', async () => {
    expect((await retrieve(tinyStore(life), '?', { now })).list.items).toEqual([]);
  });

  it('copes with rows without a time', async () => {
    const undated = stored('u', 'text', { body: { text: 'Pump repair: call Kern' } });
    const { list } = await retrieve(tinyStore({ items: [undated] }), 'pump repair in June 2025', { now });
    expect(list.items.map(({ item }) => item.id)).toEqual(['u']);
  });
});
