import { expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { drafted } from '../drafted.ts';
import { leadOf } from './evidence-features.ts';
import { ofRivals } from './rival-features.ts';

const keys = stored('keys', 'email', {
  time: at('2023-02-03T09:00:00'),
  title: 'Keys for your flat in Berlin',
  body: { text: 'We hand over the keys of your flat in Berlin on 2023-02-20.' },
  entities: [{ kind: 'city', name: 'Berlin', field: 'body' }],
});
const store = tinyStore({ ...smallLife, items: [...smallLife.items, keys] });
const work = (question: string) => drafted({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
const weighed = async (question: string) => {
  const found = await work(question);
  return ofRivals(found, leadOf(found));
};

it('knows that somebody is asked for as company, and whether the record is of somebody who was there', async () => {
  const [along, alone] = [
    await weighed('Where did I take photos with Anna Berg in Lisbon?'),
    await weighed('Which hotel did I book in Lisbon?'),
  ];
  expect(along.asksCompany).toBe(1);
  expect(along.companyOpen).toBe(0);
  expect(alone.asksCompany).toBe(0);
});

it('a record that has all that is fixed is proved whole, and none proves more elsewhere', async () => {
  const told = await weighed('Show me the photos of Lisbon in May 2023');
  expect(told.dealingProved).toBe(1);
  expect(told.provedElsewhere).toBeLessThanOrEqual(0);
  expect(told.allProved).toBeGreaterThan(0.5);
});

it('a letter about the keys to my flat is not refused for being written elsewhere', async () => {
  const { judged } = await work('When did I get the keys to my flat in Berlin?');
  const outcomes = judged.find(({ item }) => item.id === 'keys')?.outcomes ?? [];
  expect(outcomes.filter(({ verdict }) => verdict === 'no')).toEqual([]);
});

it.each([
  ['Our trip to Turku is near. See you at the airport!', 1],
  ['图尔库的行程我都看好了，一起出发吧。', 1],
  ['You will have to take the trip to Turku without me.', 0],
  ['The geraniums are in bloom again.', 0],
])('company is told by who writes of the journey: “%s”', async (text, told) => {
  const letters = [
    stored('room', 'email', {
      time: at('2022-05-02T09:00:00'),
      title: 'Your room in Turku',
      people: [{ name: 'Hotel Aura', how: 'sender' }],
      body: { text: 'Your room at Hotel Aura, Turku, from 2022-06-03 to 2022-06-05 is confirmed.' },
      entities: [{ kind: 'city', name: 'Turku', field: 'body' }],
    }),
    stored('friend', 'email', {
      time: at('2022-05-20T09:00:00'),
      title: 'Hello',
      people: [{ name: 'Ben Carter', how: 'sender' }],
      body: { text: `${text} Ben` },
    }),
  ];
  const life = tinyStore({ ...smallLife, items: [...smallLife.items, ...letters] });
  const question = 'What was the name of my hotel in Turku with Ben Carter?';
  const found = await drafted({ store: life, retrieve }, question, { now: '2024-03-15T12:00:00' });
  const room = found.judged.find(({ item }) => item.id === 'room');
  expect(ofRivals(found, room)).toMatchObject({ asksCompany: 1, companyTold: told });
});

it.each(['How many days lay between the trip and Ben Carter?', '里斯本与Ben Carter哪个更早？'])(
  'regression: the sides of a comparison keep nobody company: %s',
  async (question) => expect((await weighed(question)).asksCompany).toBe(0),
);

it('regression: who wrote of a journey to another town at that time is no company on this one', async () => {
  const stay = stored('stay', 'email', {
    time: at('2023-09-01T09:00:00'),
    title: 'Your booking in Turku',
    body: { text: 'Harbour Hotel, Turku, from 2023-10-04 to 2023-10-07.' },
    dates: [{ start: '2023-10-04', end: '2023-10-07', role: 'other', field: 'body', text: '2023-10-04' }],
    entities: [{ kind: 'city', name: 'Turku', field: 'body' }],
  });
  const elsewhere = stored('elsewhere', 'email', {
    time: at('2023-10-20T09:00:00'),
    title: 'Our days in Malmö',
    people: [{ name: 'Anna Berg', how: 'sender' }],
    body: { text: 'What a trip to Malmö! See you at the airport again. Anna' },
    entities: [{ kind: 'city', name: 'Malmö', field: 'body' }],
  });
  const two = tinyStore({ ...smallLife, items: [...smallLife.items, stay, elsewhere] });
  const found = await drafted({ store: two, retrieve }, 'Which hotel did I stay at in Turku with Anna Berg?', {
    now: '2024-03-15T12:00:00',
  });
  const lead = found.judged.find(({ item }) => item.id === 'stay');
  expect(ofRivals(found, lead).companyTold).toBe(0);
});
