import { describe, expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { drafted } from '../drafted.ts';
import { leadOf } from './evidence-features.ts';
import { ofFixed } from './fixed-features.ts';

const turku = { lat: 60.45, lon: 22.27, city: 'Turku', country: 'Finland', countryCode: 'FI' } as const;
const store = tinyStore({
  ...smallLife,
  items: [
    ...smallLife.items,
    stored('snow', 'image', {
      time: at('2021-02-06T11:00:00'),
      place: { ...turku, source: 'exif-gps' },
      caption: 'Deep snow on the roofs of a village.',
      tags: [{ name: 'snow', source: 'rule' }],
    }),
    stored('indoors', 'image', {
      time: at('2021-02-06T15:00:00'),
      caption: 'A cat asleep on a radiator.',
    }),
    stored('lighthouse', 'image', {
      time: at('2019-08-10T11:00:00'),
      place: { ...turku, source: 'exif-gps' },
      caption: 'A lighthouse above the sea.',
      tags: [{ name: 'lighthouse', source: 'rule' }],
    }),
    stored('bill', 'email', {
      time: at('2021-02-07T20:00:00'),
      title: 'Your payment',
      people: [{ name: 'Trattoria Lampo', how: 'sender' }],
      body: { text: 'Trattoria Lampo, Turku, 7 February 2021. Total: €41.00.' },
      entities: [{ kind: 'city', name: 'Turku', field: 'body' }],
    }),
  ],
});
const weighed = async (question: string) => {
  const found = await drafted({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
  return { found, ...ofFixed(found, leadOf(found)) };
};

describe('what a question fixes, beside the told record', () => {
  it.each([
    ['Where did I photograph the snow in February 2021?', 1],
    ['2021年2月的雪是在哪里拍的？', 1],
    ['Where did I photograph a lighthouse in February 2021?', 0],
    ['2021年2月的灯塔是在哪里拍的？', 0],
  ] as const)('a thing to be seen is shown by what is told, or it is of another time: %s', async (question, shown) => {
    const { asksShown, shownTold, shownAnywhere } = await weighed(question);
    expect({ asksShown, shownTold, shownAnywhere }).toEqual({ asksShown: 1, shownTold: shown, shownAnywhere: 1 });
  });

  it.each(['2021年2月那张雪的照片，拍摄城市是哪里？', 'In which city did I photograph the snow in February 2021?'])(
    'regression: the city that is asked for is nothing to be seen: %s',
    async (question) => expect(await weighed(question)).toMatchObject({ shownTold: 1, shownAnywhere: 1 }),
  );

  it.each([
    ['How much did I pay at Trattoria Lampo in February 2021?', 'near'],
    ['How much did I pay at Trattoria Lampo in February 2015?', 'far'],
  ] as const)('tells how far what is told lies from the time asked for: %s', async (question, far) => {
    const { timeAway } = await weighed(question);
    if (far === 'near') expect(timeAway).toBe(0);
    else expect(timeAway).toBeGreaterThan(0.5);
  });
});
