import { describe, expect, it } from 'vitest';
import { seenLife } from '../../test/retrieve/seen-life.ts';
import { tinyStore } from '../../test/retrieve/tiny-store.ts';
import type { MemoryItem } from '../memory/item.ts';
import { retrieve } from '../retrieve/search.ts';
import { answer } from './answer.ts';

/** The pictures as organising writes them once the owner said what Ben is. */
const told = {
  ...seenLife,
  items: seenLife.items.map((item) => ({
    ...item,
    readings: item.readings.map((one) =>
      one.field === 'people'
        ? {
            ...one,
            value: one.value.map((m: NonNullable<MemoryItem['people']>[number]) =>
              m.id === 'ben' ? { ...m, role: 'friend' } : m,
            ),
          }
        : one,
    ),
  })),
};
const nobodyTold = {
  ...seenLife,
  records: { person: (seenLife.records?.person ?? []).map((one) => ({ ...one, roles: [] })) },
};
const ask = async (life: typeof seenLife, question: string) =>
  (await answer({ store: tinyStore(life), retrieve }, question, { now: '2024-03-15T12:00:00' })).answer;

describe('who somebody is who is only seen', () => {
  it.each([
    ['Who is Ben Okoro?', 'friend'],
    ['Who is Ben?', 'Ben Okoro (friend)'],
    ['Ben是谁？', 'Ben Okoro (friend)'],
    ['谁是Ben？', 'Ben Okoro (friend)'],
  ])('%s is answered by what the owner said', async (question, text) => {
    expect(await ask(told, question)).toMatchObject({ outcome: 'grounded', text });
  });

  it('is not told by who else is in the pictures', async () => {
    expect(await ask(nobodyTold, 'Who is Ben Okoro?')).toMatchObject({ outcome: 'abstained' });
  });
});
