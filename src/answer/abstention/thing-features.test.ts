import { expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { drafted } from '../drafted.ts';
import { leadOf } from './evidence-features.ts';
import { ofThings } from './thing-features.ts';

const extra = [
  stored('windmill film', 'video', {
    time: at('2021-04-03T10:00:00'),
    place: { lat: 52.4, lon: 4.8, city: 'Zaandam', country: 'Netherlands', countryCode: 'NL', source: 'exif-gps' },
    caption: 'An old windmill turning beside a canal.',
  }),
  stored('chapel road', 'image', {
    time: at('2020-07-09T10:00:00'),
    place: {
      lat: 47.3,
      lon: 8.5,
      poi: 'Chapel Street',
      city: 'Zurich',
      country: 'Switzerland',
      countryCode: 'CH',
      source: 'exif-gps',
    },
    caption: 'A tram with its doors open.',
  }),
  stored('abbey letter', 'email', {
    time: at('2019-03-01T09:00:00'),
    title: 'Abbey café',
    people: [{ name: 'Ursa Table', how: 'sender' }],
    body: { text: 'Your table at the abbey café in Trier on 2019-03-09 at 18:00 is reserved.' },
  }),
];
for (const [id, caption] of [
  ['lost shot', 'An out-of-focus shot, taken by accident.'],
  ['clear shot', 'A goat on a green meadow.'],
  ['verwackelt', '画面模糊，看不清是什么'],
] as const)
  extra.push(
    stored(id, 'image', {
      time: at(`2018-0${extra.length}-11T10:00:00`),
      place: { lat: 61.5, lon: 23.8, city: 'Tampere', country: 'Finland', countryCode: 'FI', source: 'exif-gps' },
      caption,
    }),
  );
for (const [id, shop, thing, month] of [
  ['boots', 'Lampworks', 'hiking boots', '03'],
  ['shoes', 'Pixelhaus', 'running shoes', '05'],
] as const)
  extra.push(
    stored(id, 'email', {
      time: at(`2017-${month}-02T09:00:00`),
      title: `Your ${shop} order`,
      people: [{ name: shop, how: 'sender' }],
      body: { text: `Thank you for your order at ${shop}. Product: ${thing}. Total: €80.00.` },
      amounts: [{ value: 80, currency: 'EUR', role: 'total', field: 'body', text: '€80.00' }],
    }),
  );
const store = tinyStore({ ...smallLife, items: [...smallLife.items, ...extra] });
const weighed = async (question: string) => {
  const found = await drafted({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
  return { found, ...ofThings(found, leadOf(found)) };
};

it.each(['Show me the photos of a windmill in April 2021', '2021年4月风车的照片有哪些？'])(
  'regression: what was filmed is told where no photo shows it: %s',
  async (question) => {
    const { found, asksPicture } = await weighed(question);
    expect(found.draft?.text).toContain('windmill film');
    expect(asksPicture).toBe(1);
  },
);

it('does not take a name on the map for what a picture shows', async () => {
  const { thingsSaid } = await weighed('When did I photograph a chapel in Zurich?');
  expect(thingsSaid).toBeLessThan(0.5);
});

it('knows that a picture that was asked for is told from a letter', async () => {
  const { found, pictureByLetter } = await weighed('When did I take the photo of the tram in Zurich?');
  const [letter] = (await weighed('When is my table at the abbey café in Trier?')).found.judged;
  const cites = letter === undefined ? [] : [{ id: letter.item.id, field: 'body', quote: 'Trier' }];
  const told = { ...found, judged: [...found.judged, ...(letter === undefined ? [] : [letter])] };
  const draft = { text: 'Trier', type: 'open_end', citations: cites, sureness: 1, notes: [] } as const;
  expect(letter?.item.id).toBe('abbey letter');
  expect([pictureByLetter, ofThings({ ...told, draft }, letter).pictureByLetter]).toEqual([0, 1]);
});

it.each([
  ['lost shot', [1, 0]],
  ['verwackelt', [1, 0]],
  ['clear shot', [0, 1]],
] as const)('a picture that nobody can make out shows nothing else: %s', async (id, expected) => {
  const { found } = await weighed('When did I photograph a lighthouse in Tampere?');
  const { judged } = await drafted({ store, retrieve }, 'photos of Tampere', { now: '2024-03-15T12:00:00' });
  const shot = judged.find(({ item }) => item.id === id);
  const { unclear, showsOther } = ofThings({ ...found, judged }, shot);
  expect([unclear, showsOther]).toEqual(expected);
});

it('boots of another shop are said in the very words, where shoes are told', async () => {
  expect((await weighed('How much did I pay for the hiking boots from Pixelhaus?')).literalGap).toBeGreaterThan(0.5);
  expect((await weighed('How much did I pay for the hiking boots from Lampworks?')).literalGap).toBe(0);
  expect((await weighed('在Lampworks买的登山靴花了多少钱？')).literalGap).toBe(0);
});
