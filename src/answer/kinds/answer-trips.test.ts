import { expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import type { Event } from '../../memory/event.ts';
import { eventIdSchema } from '../../memory/ids.ts';
import { calendarSpan } from '../../memory/time-span.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const inItaly = (city: string) => ({ lat: 41.9, lon: 12.5, city, country: 'Italy', source: 'exif-gps' as const });
const shot = (day: string, city: string) =>
  stored(`it-${day}`, 'image', {
    time: at(`2020-09-${day}T12:00:00`),
    place: inItaly(city),
    media: { mime: 'image/jpeg' },
  });
const [rome, alsoRome, siena, before] = [
  shot('11', 'Rome'),
  shot('12', 'Rome'),
  shot('13', 'Siena'),
  shot('02', 'Pisa'),
];
const event = (
  id: string,
  days: readonly [string, string],
  rest: Pick<Event, 'kind' | 'items'> & Partial<Event>,
): Event => ({
  id: eventIdSchema.parse(id),
  span: {
    ...calendarSpan('2020-09', 'event'),
    start: `2020-09-${days[0]}T12:00:00`,
    end: `2020-09-${days[1]}T12:00:00`,
  },
  people: [],
  title: id,
  narrative: '',
  ...rest,
});
const trip = event('italy', ['11', '13'], { kind: 'trip', items: [rome.id, alsoRome.id, siena.id] });
const day = (id: string, date: string, city: string, item: typeof rome, parent?: Event): Event =>
  event(id, [date, date], {
    kind: 'day',
    items: [item.id],
    place: inItaly(city),
    ...(parent === undefined ? {} : { parent: parent.id }),
  });
/** Three days of Italy in September 2020, and a day in Pisa the week before. */
const store = tinyStore({
  items: [...smallLife.items, rome, alsoRome, siena, before],
  records: {
    ...smallLife.records,
    event: [
      ...(smallLife.records?.event ?? []),
      trip,
      day('d1', '11', 'Rome', rome, trip),
      day('d2', '12', 'Rome', alsoRome, trip),
      day('d3', '13', 'Siena', siena, trip),
      day('d0', '02', 'Pisa', before),
    ],
  },
});

it.each([
  [
    'What did I do during my trip to Italy?',
    'Rome (11 September 2020 to 12 September 2020) and Siena (13 September 2020)',
  ],
  [
    'Where did I go on my trip to Italy?',
    'Rome (11 September 2020 to 12 September 2020) and Siena (13 September 2020)',
  ],
])('a journey is told town by town: %s', async (question, text) => {
  const { answer: told } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
  expect(told).toMatchObject({ outcome: 'grounded', text });
});

it('what the memory does not show is not told by what lies elsewhere', async () => {
  const question = 'What did I do the weekend after my trip to Italy?';
  const { answer: told } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
  expect(told.outcome).toBe('abstained');
});
