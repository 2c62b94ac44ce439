import { describe, expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { itemIdSchema, placeIdSchema } from '../../memory/ids.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const shotIn = (id: string, start: string, city: string) =>
  stored(id, 'image', { time: at(start), place: { city, country: 'Germany', source: 'exif-gps' } });
const haunt = (kind: 'home' | 'work', city: string, item: string, held: { since?: string; until?: string }) => ({
  id: placeIdSchema.parse(`${kind}-${city}`),
  kind,
  name: `${kind} in ${city}`,
  aliases: [],
  city,
  items: [itemIdSchema.parse(item)],
  confidence: 0.9,
  ...held,
});

const store = tinyStore({
  ...smallLife,
  items: [
    ...smallLife.items,
    shotIn('old', '2019-02-01T21:00:00', 'Hamburg'),
    shotIn('new', '2023-02-01T21:00:00', 'Berlin'),
    shotIn('desk', '2023-02-02T11:00:00', 'Potsdam'),
  ],
  records: {
    ...smallLife.records,
    place: [
      haunt('home', 'Berlin', 'new', { since: '2021-05-01' }),
      haunt('home', 'Hamburg', 'old', { until: '2021-04-30' }),
      haunt('work', 'Potsdam', 'desk', {}),
    ],
  },
});

describe('where the owner lives and works', () => {
  it.each([
    ['Where do I live?', 'Berlin', ['new']],
    ['Where is my home?', 'Berlin', ['new']],
    ['Where did I live in 2019?', 'Hamburg', ['old']],
    ['Where did I live?', 'Hamburg and Berlin', ['old', 'new']],
    ['Where is my office?', 'Potsdam', ['desk']],
    ['我住在哪里？', '柏林（Berlin）', ['new']],
    ['我在哪里上班？', '波茨坦（Potsdam）', ['desk']],
  ])('%s %s', async (question, text, cited) => {
    const { answer: found } = await answer({ store, retrieve }, question, { now: '2024-06-01T12:00:00' });
    expect(found).toMatchObject({ outcome: 'grounded', text });
    expect(found.outcome === 'grounded' ? found.citations.map(({ id }) => id) : []).toEqual(cited);
  });
});
