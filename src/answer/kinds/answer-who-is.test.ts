import { describe, expect, it } from 'vitest';
import { seenLife } from '../../../test/retrieve/seen-life.ts';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { type Life, tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { itemIdSchema, personIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

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
const ask = async (life: Life, question: string) =>
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

describe('who somebody is of whom a letter says it', () => {
  const [id, item] = [personIdSchema.parse('lotte'), itemIdSchema.parse('card')];
  const name = 'Lotte Brandt';
  const life: Life = {
    items: [
      stored('card', 'email', {
        time: at('2023-12-02T10:00:00'),
        title: 'Christmas at our place',
        body: { text: 'Come on the 24th, if you like.\n\nYour sister Lotte' },
        people: [{ id, name, how: 'sender' }],
      }),
    ],
    records: {
      person: [
        {
          id,
          name,
          names: [name, 'Lotte'],
          kind: 'person',
          roles: ['sister'],
          owner: false,
          addresses: [],
          faces: [],
          evidence: [{ claim: 'role', item, quote: 'Your sister Lotte', confidence: 0.9 }],
        },
      ],
    },
  };

  it.each([
    ['Who is Lotte Brandt?', 'sister', 1],
    ['Who is Lotte?', 'Lotte Brandt (sister)', 2],
    ['谁是Lotte？', 'Lotte Brandt (sister)', 2],
  ])('%s is answered, and the whole name is proved', async (question, text, least) => {
    const made = await ask(life, question);
    expect(made).toMatchObject({ outcome: 'grounded', text });
    expect(made.outcome === 'grounded' ? made.citations.length : 0).toBeGreaterThanOrEqual(least);
  });
});
