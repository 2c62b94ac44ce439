import { describe, expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { itemIdSchema, personIdSchema } from '../../memory/ids.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const anna = { id: personIdSchema.parse('anna'), name: 'Anna Berg', how: 'sender' as const };
const lisbon = { lat: 38.71, lon: -9.14, city: 'Lisbon', country: 'Portugal', source: 'exif-gps' as const };

/** The small life with letters of a sister, a cat, and a trip whose place is known. */
const store = tinyStore({
  ...smallLife,
  items: [
    ...smallLife.items,
    stored('mail-move', 'email', {
      time: at('2024-01-20T09:00:00'),
      title: 'The new flat',
      body: { text: 'Hi Nora,\n\nWe live in Leeds now. The kitchen is yellow!\n\nLove, your sister Anna' },
      documentKind: 'personal',
      people: [anna],
    }),
    stored('undated', 'image', {
      time: { ...at('2024-03-01T10:00:00'), source: 'file-time' } as never,
      media: { mime: 'image/jpeg' },
    }),
    stored('mail-own', 'email', {
      time: at('2024-01-22T09:00:00'),
      title: 'Re: The new flat',
      body: { text: 'Congratulations!' },
      people: [
        { id: personIdSchema.parse('owner'), name: 'Nora Field', how: 'sender' },
        { ...anna, how: 'recipient' },
      ],
    }),
    stored('mail-cat', 'email', {
      time: at('2023-11-02T10:00:00'),
      title: 'Reminder for Biscuit',
      body: { text: 'Your cat Biscuit is due for a check-up on 9 November.' },
      documentKind: 'reminder',
    }),
  ],
  records: {
    ...smallLife.records,
    person: [
      ...(smallLife.records?.person ?? []).map((one) =>
        one.id === anna.id
          ? {
              ...one,
              evidence: [
                { claim: 'sister', item: itemIdSchema.parse('mail-move'), quote: 'your sister Anna', confidence: 0.8 },
              ],
            }
          : one,
      ),
      {
        id: personIdSchema.parse('biscuit'),
        name: 'Biscuit',
        names: ['Biscuit'],
        kind: 'pet' as const,
        roles: ['cat'],
        owner: false,
        addresses: [],
        faces: [],
        evidence: [
          { claim: 'pet, cat', item: itemIdSchema.parse('mail-cat'), quote: 'Your cat Biscuit', confidence: 0.9 },
        ],
      },
    ],
    event: (smallLife.records?.event ?? []).map((one) => ({
      ...one,
      place: lisbon,
      narrative: 'From 5 to 9 May 2023 in Lisbon: 3 photos.',
    })),
  },
});
const ask = async (question: string) =>
  (await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' })).answer;

describe('questions about a life as a whole', () => {
  it.each([
    ['list all my trips', 'Lisbon (5 May 2023 to 9 May 2023)'],
    ['Which trips did I make in 2023?', 'Lisbon (5 May 2023 to 9 May 2023)'],
    ['2023年我有哪些旅行？', 'Lisbon（2023年5月5日至2023年5月9日）'],
    ['How many trips did I make in 2023?', '1'],
    ['How many days was I in Portugal?', '3 days'],
    ['Where did I go in May 2023?', 'Lisbon (5 May 2023 to 9 May 2023)'],
    ['我五月去了哪里？', 'Lisbon（2023年5月5日至2023年5月9日）'],
    ['What happened in May 2023?', 'Lisbon (5 May 2023 to 9 May 2023)'],
    ['Which hotels did I stay at in Lisbon?', 'Hotel Aurora'],
    ['What was my most expensive hotel?', 'Hotel Aurora (€397.71)'],
    ['最便宜的酒店是哪家？', 'Hotel Aurora（€397.71）'],
    ['How much was the cheapest hotel?', '€397.71'],
    ['invoices under 500 euros', 'mail-invoice'],
    ['Who is Biscuit?', 'cat'],
    ['Biscuit是谁？', 'cat'],
    ['What pets do I have?', 'Biscuit (cat)'],
    ['我养了什么宠物？', 'Biscuit（cat）'],
    ['Who was with me in Lisbon?', 'Ben Okoro and Anna Berg'],
    ['Where does my sister live?', 'Leeds'],
    ['What did Anna write in January 2024?', 'We live in Leeds now. The kitchen is yellow!'],
    ['the first photo I took in Lisbon', 'lis-1'],
    ['What is my latest photo?', 'lis-3'],
    ['Which photo in Lisbon is the oldest?', 'lis-1'],
    ['Which photo is the latest?', 'lis-3'],
    ['哪张照片最早？', 'par-1'],
    ['Who am I?', 'Nora Field'],
  ])('%s', async (question, text) => {
    expect(await ask(question)).toMatchObject({ outcome: 'grounded', text });
  });

  it('tells the story of what happened beside where it was', async () => {
    expect(await ask('What happened in May 2023?')).toMatchObject({ notes: [expect.stringContaining('3 photos')] });
  });

  it.each([
    ['where it was of another month', 'Where did I go in October?'],
    ['where somebody lives, from a picture of hers', 'Where does Ben live?'],
    ['who came along, from a firm that wrote of the journey', 'Who came with me to France in 2019?'],
    ['how old somebody is, from the day of a check-up', 'How old is Biscuit?'],
  ])('does not guess %s', async (_, question) => {
    expect(await ask(question)).toMatchObject({ outcome: 'abstained' });
  });

  it('does not take a sum over hotels for a list of them', async () => {
    expect(await ask('What did all hotels in Portugal cost?')).toMatchObject({ text: '€397.71' });
  });
});
