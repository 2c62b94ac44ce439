import { expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { kindsAsked } from './exclusive-kinds.ts';
import { knownHouses } from './houses.ts';

const from = (sender: string, key: string, text: string) =>
  stored(key, 'email', {
    time: at('2023-03-01T09:00:00'),
    title: key,
    body: { text },
    people: [{ id: `p-${sender}` as never, name: sender, how: 'sender' }],
  });
const store = tinyStore({
  ...smallLife,
  items: [
    ...smallLife.items,
    from('weekly', 'w1', 'Letters from our readers. Next issue: boats.'),
    from('weekly', 'w2', 'Ten hotels that our readers love.'),
    from('weekly', 'w3', 'And a recipe with dumplings.'),
    from('school', 's1', 'In this issue: the choir.'),
    from('school', 's2', 'The trip to the zoo is on 5 May.'),
    from('school', 's3', 'Please return the form by Friday.'),
    from('smile', 'd1', 'Your dentist appointment is on 3 May.'),
    from('smile', 'd2', 'Your appointment was moved to 5 May.'),
  ],
});

it('a sender of which most mails are bulletins writes bulletins, also where one of them does not say so', async () => {
  const house = await knownHouses(store);
  expect(await house('p-weekly').isBulletin()).toBe(true);
  expect(await house('p-school').isBulletin()).toBe(false);
  expect(await house('p-smile').isBulletin()).toBe(false);
});

it('a practice is of the kind that its letters tell', async () => {
  const house = await knownHouses(store);
  const [asked] = kindsAsked('When is my eye doctor appointment?', { kind: 'when', said: new Set() });
  expect(asked === undefined ? [] : await house('p-smile').kindsOf(asked)).toEqual(['dentist']);
  expect(asked === undefined ? [] : await house('p-weekly').kindsOf(asked)).toEqual([]);
});
