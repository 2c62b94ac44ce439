import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { type Life, tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { personIdSchema } from '../../memory/ids.ts';
import type { StoredItem } from '../../memory/item.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const letter = (id: string, from: string, time: string, title: string, text: string): StoredItem =>
  stored(id, 'email', {
    title,
    time: at(time),
    body: { text },
    people: [
      { id: personIdSchema.parse(`p-${from.toLowerCase()}`), name: from, how: 'sender' },
      { id: personIdSchema.parse('p-noor'), name: 'Noor', how: 'recipient' },
    ],
  });

const letters: Life = {
  items: [
    letter(
      'm-1',
      'Ingrid',
      '2021-05-03T09:00:00',
      'sunday',
      'The rye bread takes 350 g flour and 12 g salt. I booked the sauna. Jonas said he drives us to Tampere. See you!',
    ),
    letter(
      'm-2',
      'Ingrid',
      '2021-06-01T09:00:00',
      'cottage',
      'Door code: the little box is 7719\nThe bins are emptied on Mondays.\nLandlord: Mr T. Virtanen\nYou water the tomatoes, please.\nI left the spare key with Mrs Saari on the second floor.',
    ),
    letter('m-3', 'Garage', '2021-07-01T09:00:00', 'Inspection', 'Result: not passed, because the exhaust is leaking.'),
    letter('m-4', 'Ingrid', '2021-08-01T09:00:00', 'hello', 'The weather was fine in Turku and Olli slept all day.'),
    letter(
      'm-5',
      'Ingrid',
      '2021-09-01T09:00:00',
      'for your list',
      'Hi! Quick recommendation before I go: try "Pale Harbour". Hugs',
    ),
  ],
};
const store = tinyStore(letters);

describe('a fact that only a sentence tells', () => {
  it.each([
    ['Who is our landlord?', 'Mr T. Virtanen'],
    ['Who has the spare key?', 'Mrs Saari'],
    ['Why did it not pass the inspection?', 'Result: not passed, because the exhaust is leaking.'],
  ])('%s', async (question, text) => {
    const { answer: made } = await answer({ store, retrieve }, question, { now: '2022-01-01T12:00:00' });
    expect(made).toMatchObject({ outcome: 'grounded', text });
  });

  it('names nobody where the deed is not told', async () => {
    const { answer: made } = await answer({ store, retrieve }, 'Who painted the fence?', {
      now: '2022-01-01T12:00:00',
    });
    expect(made).toMatchObject({ outcome: 'abstained' });
  });
});

describe('what a later letter changes', () => {
  const later: Life = {
    items: [
      letter(
        'm-1',
        'Ingrid',
        '2021-06-01T09:00:00',
        'dad’s 60th',
        'The party for dad is on Saturday 10 July at the Rowing Club. Aila bakes the cake.',
      ),
      letter(
        'm-2',
        'Ingrid',
        '2021-06-20T09:00:00',
        'Re: dad’s 60th',
        'The Rowing Club has double booked us! It’s now at the Harbour Hall, everything else as planned.',
      ),
    ],
  };
  it('is answered from the reply, though it does not say again what it is about', async () => {
    const { answer: made } = await answer({ store: tinyStore(later), retrieve }, 'Where was dad’s party held?', {
      now: '2022-01-01T12:00:00',
    });
    expect(made).toMatchObject({ outcome: 'grounded', text: expect.stringContaining('Harbour Hall') });
  });
});
