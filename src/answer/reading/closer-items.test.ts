import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { personIdSchema } from '../../memory/ids.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const letter = (id: string, from: string, title: string, text: string, value: number, written: string) =>
  stored(id, 'email', {
    title,
    time: at('2021-05-03T09:00:00'),
    body: { text },
    people: [{ id: personIdSchema.parse(`p-${from.toLowerCase()}`), name: from, how: 'sender' }],
    amounts: [{ value, currency: 'EUR', role: 'total', field: 'body', text: written }],
  });

const store = tinyStore({
  items: [
    letter(
      'm-1',
      'Ferries',
      'Booking 4711',
      'Your booking: cabin and car, Oslo to Kiel. Total EUR 298.00',
      298,
      'EUR 298.00',
    ),
    letter('m-2', 'Aino', 'the islands', 'The cottage is EUR 95.00 a night, firewood is in the shed.', 95, 'EUR 95.00'),
  ],
});

describe('an item that says more of what is asked', () => {
  it.each([['How much was the cottage per night?', '€95.00']])('%s', async (question, text) => {
    const { answer: made } = await answer({ store, retrieve }, question, { now: '2022-01-01T12:00:00' });
    expect(made).toMatchObject({ outcome: 'grounded', text });
  });
});
