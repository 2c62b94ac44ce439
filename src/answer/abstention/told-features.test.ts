import { expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { drafted } from '../drafted.ts';
import { namesNowhere } from './abstention.ts';
import { leadOf } from './evidence-features.ts';
import { ofTold } from './told-features.ts';

const letter = (id: string, day: string, title: string, text: string) =>
  stored(id, 'email', { time: at(`${day}T09:00:00`), title, body: { text } });

const letters = [
  letter(
    'm1',
    '2024-03-01',
    'Your stay in Athens',
    'Dear guest,\nPiraeus House, Athens, has booked you from 2 to 5 April 2024.\nTotal price: EUR 210.00\nBreakfast is served from 7.',
  ),
  letter(
    'm2',
    '2024-03-20',
    'Choir',
    'The choir meets on Thursdays now, at 19:00, in the town hall. See you, Ruth Okoye',
  ),
  letter('m3', '2024-02-02', 'Choir', 'The choir meets on Tuesdays at 18:00 in the town hall. See you, Ruth Okoye'),
];
const store = tinyStore({ items: letters });
const work = (question: string) => drafted({ store, retrieve }, question, { now: '2024-06-01T12:00:00' });
const told = async (question: string) => {
  const found = await work(question);
  return { found, told: ofTold(found, leadOf(found)) };
};

it('finds the words of the question in the lines of what is told, or only elsewhere', async () => {
  const { told: price } = await told('What is the total price of Piraeus House?');
  expect(price.wholeSaid).toBeGreaterThan(0.9);
  expect(price.wholeNear).toBeLessThanOrEqual(price.wholeSaid);
  const { told: pool } = await told('What is the swimming pool password of Piraeus House?');
  expect(pool.wholeSaid).toBeLessThan(price.wholeSaid);
});

it('knows of a later letter that speaks of the same', async () => {
  const { found, told: choir } = await told('When did the choir meet in February 2024?');
  expect(leadOf(found)?.item.id).toBe('m3');
  expect(choir.laterSaid).toBeGreaterThan(0);
});

it('tells a full name from the namesake whose first name alone stands there', async () => {
  expect((await told('What did the choir of Ruth Okoye sing?')).told.halfNamed).toBe(0);
  expect((await told('What did the choir of Ruth Sanders sing?')).told.halfNamed).toBe(1);
});

it('a town that the records name in another script is no unknown name', async () => {
  const { retrieval } = await work('在雅典住的酒店总共多少钱？');
  expect(await namesNowhere(store, retrieval)).toEqual([]);
  expect(await namesNowhere(store, (await work('在内罗毕住的酒店总共多少钱？')).retrieval)).toEqual(['内罗毕']);
});
