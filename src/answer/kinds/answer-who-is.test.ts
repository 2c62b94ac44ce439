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

describe('who somebody is of whom others write', () => {
  const [sarah, tom, letter] = [
    personIdSchema.parse('sarah'),
    personIdSchema.parse('tom'),
    itemIdSchema.parse('letter'),
  ];
  const person = (id: typeof tom, name: string, more: object) => ({
    id,
    name,
    names: [name],
    kind: 'person' as const,
    roles: [],
    owner: false,
    addresses: [],
    faces: [],
    evidence: [],
    ...more,
  });
  const life: Life = {
    items: [
      stored('letter', 'email', {
        time: at('2024-03-18T10:00:00'),
        title: 'Weekend',
        body: {
          text: 'My wife Sarah and I come on Saturday. Emma and Jonas come, too. Nina is our new dentist, and Paul is a bit older.',
        },
        people: [
          { id: tom, name: 'Tom Baker', how: 'sender' },
          { id: personIdSchema.parse('me'), name: 'Ann Lee', how: 'recipient' },
        ],
      }),
    ],
    records: {
      person: [
        person(personIdSchema.parse('me'), 'Ann Lee', { owner: true }),
        person(tom, 'Tom Baker', {}),
        person(sarah, 'Sarah', {
          evidence: [{ claim: 'wife of Tom Baker', item: letter, quote: 'My wife Sarah', confidence: 0.7 }],
        }),
      ],
    },
  };

  it.each([
    ["Who is Tom's wife?", 'Sarah'],
    ['Who is the wife of Tom Baker?', 'Sarah'],
    ['Tom的妻子是谁？', 'Sarah'],
    ['Who is Sarah?', 'wife of Tom Baker'],
  ])('%s is answered with whose they are', async (question, text) => {
    expect(await ask(life, question)).toMatchObject({ outcome: 'grounded', text });
  });

  it.each([
    ['Who is my wife?', 'Nobody in this memory is known to be your wife.'],
    ["Who is Tom's sister?", 'Nobody in this memory is known to be the sister of Tom.'],
    ['Who is Emma?', 'Nothing in this memory tells who Emma is.'],
    ['Who is Paul?', 'Nothing in this memory tells who Paul is.'],
    ['Jonas是谁？', '这份记忆里没有说Jonas是谁。'],
  ])('%s is not answered by whoever else is in the letter', async (question, reason) => {
    expect(await ask(life, question)).toMatchObject({ outcome: 'abstained', reason });
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
