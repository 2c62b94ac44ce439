import { expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { drafted } from '../drafted.ts';

const bill = (id: string, month: string, town: string) =>
  stored(id, 'email', {
    time: at(`2023-${month}-20T09:00:00`),
    title: `Your stay in ${town}`,
    body: { text: `Thank you for four nights in ${town}. 2023-${month}-20` },
    dates: [
      {
        start: `2023-${month}-20`,
        end: `2023-${month}-20`,
        role: 'other',
        field: 'body',
        text: `2023-${month}-20`,
      },
    ],
    entities: [{ kind: 'city', name: town, field: 'body' }],
  });
const store = tinyStore({
  ...smallLife,
  items: [...smallLife.items, bill('after', '05', 'Lisbon'), bill('autumn', '09', 'Lisbon')],
});

it('a record of the place and the time of a trip is not refused for being written after its days', async () => {
  const { judged } = await drafted({ store, retrieve }, 'the trip to Lisbon in May 2023: how many nights?', {
    now: '2024-03-15T12:00:00',
  });
  const verdicts = (id: string): string[] =>
    judged.find(({ item }) => item.id === id)?.outcomes.map(({ tool, verdict }) => `${tool} ${verdict}`) ?? [];
  expect(verdicts('after')).toEqual(['time yes', 'place yes', 'anchor unknown']);
  expect(verdicts('autumn')).toContain('time no');
});

const invitation = (id: string, sender: string, where: string) =>
  stored(id, 'email', {
    time: at('2023-10-03T18:00:00'),
    title: 'You are invited',
    people: [{ name: sender, how: 'sender' }],
    body: {
      text: `Please come to my garden party! 20 October 2023, 17:00, ${where}. Love, ${sender.split(' ')[0]}. PS: bring a cake.`,
    },
  });

it('a letter that a namesake signs by the first name is not of whom the question names in full', async () => {
  const two = tinyStore({
    ...smallLife,
    items: [
      ...smallLife.items,
      invitation('hers', 'Anna Moore', 'the old mill'),
      invitation('his', 'Anna Berg', 'the boathouse'),
    ],
  });
  const { judged } = await drafted({ store: two, retrieve }, 'Where was the garden party of Anna Berg?', {
    now: '2024-03-15T12:00:00',
  });
  const refused = judged
    .filter(({ outcomes }) => outcomes.some(({ verdict }) => verdict === 'no'))
    .map(({ item }) => item.id);
  expect(judged[0]?.item.id).toBe('his');
  expect(refused).toContain('hers');
});

it.each([
  ['12, Church Street, Salzburg, Austria', 'A market stall with apples.', 'unknown'],
  ['12, Church Street, Salzburg, Austria', 'A small church on a hill.', 'yes'],
  ['St Mary Church, Salzburg, Austria', 'People on a bench.', 'yes'],
])('regression: a street is no church: %s – %s', async (label, caption, verdict) => {
  const picture = stored('pic', 'image', {
    time: at('2023-10-05T12:00:00'),
    caption,
    place: { label, city: 'Salzburg', country: 'Austria', source: 'exif-gps' },
  });
  const one = tinyStore({ ...smallLife, items: [picture] });
  const { judged } = await drafted({ store: one, retrieve }, 'When did I photograph the church in Salzburg?', {
    now: '2024-03-15T12:00:00',
  });
  expect(judged[0]?.outcomes.find(({ tool }) => tool === 'object')?.verdict).toBe(verdict);
});
