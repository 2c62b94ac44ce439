import { expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const store = tinyStore({
  items: [
    stored('home', 'email', {
      time: at('2025-07-21T18:00:00'),
      title: 'Home again',
      body: {
        text: 'The dinner at Old Jesse on 15 July was the best of the trip.\n\nOur daughter Poppy starts school in September.',
      },
      people: [{ name: 'Oliver Grant', how: 'sender' }],
    }),
  ],
});

it('tells the month of a sentence that has all that is asked and no day', async () => {
  const asked = await answer({ store, retrieve }, 'When does Poppy start school?', { now: '2025-08-01T12:00:00' });
  expect(asked.answer).toMatchObject({ outcome: 'grounded', text: 'September 2025' });
});
