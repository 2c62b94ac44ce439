import { expect, it } from 'vitest';
import { at, smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { eventIdSchema } from '../../memory/ids.ts';
import { calendarSpan } from '../../memory/time-span.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const lisbon = { lat: 38.71, lon: -9.14, city: 'Lisbon', country: 'Portugal', source: 'exif-gps' as const };
const outing = ['11', '13', '16'].map((hour) =>
  stored(`out-${hour}`, 'image', {
    time: at(`2021-10-02T${hour}:00:00`),
    place: lisbon,
    media: { mime: 'image/jpeg' },
  }),
);
/** Lisbon for a day in 2021, and for some days in 2023. */
const store = tinyStore({
  items: [...smallLife.items, ...outing],
  records: {
    ...smallLife.records,
    event: [
      ...(smallLife.records?.event ?? []),
      {
        id: eventIdSchema.parse('outing'),
        kind: 'day',
        span: { ...calendarSpan('2021-10-02', 'event'), start: '2021-10-02T11:00:00', end: '2021-10-02T16:00:00' },
        place: lisbon,
        people: [],
        title: 'Saturday in Lisbon',
        narrative: '',
        items: outing.map(({ id }) => id),
      },
    ],
  },
});

it.each([
  ['When did I first visit Lisbon?', '2 October 2021'],
  ['When was the first time I was in Lisbon?', '2 October 2021'],
  ['When did I last visit Lisbon?', '5 May 2023 to 9 May 2023'],
  ['When was my first trip to Lisbon?', '5 May 2023 to 9 May 2023'],
  ['我第一次去里斯本是什么时候？', '2021年10月2日'],
  ['我最近一次去里斯本是哪天？', '2023年5月5日至2023年5月9日'],
])('a day out in a town has been a visit there, and is no trip: %s', async (question, text) => {
  const { answer: told } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
  expect(told).toMatchObject({ outcome: 'grounded', text });
});
