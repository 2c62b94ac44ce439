import { describe, expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { drafted } from '../drafted.ts';
import { evidenceFeatures, evidenceOf } from './evidence-features.ts';

const store = tinyStore(smallLife);
const evidence = async (question: string) =>
  evidenceOf(await drafted({ store, retrieve }, question, { now: '2024-03-15T12:00:00' }));

describe('the evidence for an answer', () => {
  it('is read off the record that bears everything out', async () => {
    expect(await evidence('How much did I pay for the hotel in Portugal?')).toMatchObject({
      read: 1,
      guess: 0,
      placeYes: 1,
      placeAlone: 0,
      lacking: 0,
      foreign: 0,
      refused: 0,
    });
  });

  it('lacks a word that others have, and one that nobody has', async () => {
    const pottery = await evidence('What did the vet say about pottery?');
    expect(pottery.lacking).toBeGreaterThan(0);
    expect((await evidence('What did the vet say about zeppelins?')).foreign).toBeGreaterThan(pottery.foreign);
  });

  it('counts the words of the occasion, too', async () => {
    const [with_, without] = [
      await evidence('Which hotel did I stay at when I saw the fireworks?'),
      await evidence('Which hotel did I stay at?'),
    ];
    expect(with_.wholeSupport).toBeLessThanOrEqual(without.wholeSupport);
  });

  it.each([
    'When did I last see Ben?',
    'photos of Clara in Paris',
    '我在里斯本住的是哪家酒店？',
    'When did I go skydiving?',
    '',
  ])('is finite and says one thing of where the answer is from: “%s”', async (question) => {
    const found = await evidence(question);
    for (const name of evidenceFeatures) expect(Math.abs(found[name]), name).toBeLessThanOrEqual(2);
    expect(found.read + found.sentenceOnly + found.guess + found.last + found.nearest + found.nothing).toBe(1);
  });
});

it.each([
  ['You will have to do Turku without me, my knee is bad again.', 1],
  ["I can't join you in Turku after all.", 1],
  ['图尔库这次我去不成了，你们好好玩。', 1],
  ['I am so happy that I can come to Turku.', 0],
])('a friend who stays away was not along: “%s”', async (text, declined) => {
  const about = (id: string, day: string, fields: Parameters<typeof stored>[2]) =>
    stored(id, 'email', {
      time: at(`${day}T09:00:00`),
      entities: [{ kind: 'city', name: 'Turku', field: 'body' }],
      ...fields,
    });
  const sender = (name: string) => [{ name, how: 'sender' as const }];
  const letters = [
    about('room', '2022-05-02', {
      title: 'Your room in Turku',
      people: sender('Hotel Aura'),
      body: { text: 'Your room at Hotel Aura, Turku, from 2022-06-03 to 2022-06-05 is confirmed.' },
    }),
    about('friend', '2022-05-20', { title: 'Turku', people: sender('Ben Carter'), body: { text: `${text} Ben` } }),
  ];
  const life = tinyStore({ ...smallLife, items: [...smallLife.items, ...letters] });
  const question = 'What was the name of my hotel in Turku with Ben Carter?';
  const found = await drafted({ store: life, retrieve }, question, { now: '2024-03-15T12:00:00' });
  const room = found.judged.find(({ item }) => item.id === 'room');
  const company = room?.outcomes.map((one) => (one.tool === 'person' ? { ...one, verdict: 'unknown' as const } : one));
  const open = room === undefined || company === undefined ? [] : [{ ...room, outcomes: company }];
  const judged = [...open, ...found.judged.filter((one) => one !== room)];
  const draft = {
    text: 'Hotel Aura',
    type: 'open_end',
    citations: [{ id: open[0]?.item.id ?? '', field: 'title', quote: 'room' }],
    sureness: 1,
    notes: [],
  };
  expect(evidenceOf({ ...found, judged, draft: draft as unknown as typeof found.draft }).declined).toBe(declined);
});
