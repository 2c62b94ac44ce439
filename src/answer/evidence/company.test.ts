import { expect, it } from 'vitest';
import { smallLife } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { eventIdSchema, personIdSchema } from '../../memory/ids.ts';
import { calendarSpan } from '../../memory/time-span.ts';
import { retrieve } from '../../retrieve/search.ts';
import { companyOf } from './company.ts';

const [owner, anna, ben] = ['owner', 'anna', 'ben'].map((id) => personIdSchema.parse(id));
const happened = (id: string, month: string, people: (typeof owner)[]) => ({
  id: eventIdSchema.parse(id),
  kind: 'trip' as const,
  span: calendarSpan(month, 'event'),
  people: people.flatMap((person) => person ?? []),
  title: id,
  narrative: '',
  items: [],
});
const store = tinyStore({
  ...smallLife,
  records: {
    ...smallLife.records,
    event: [
      happened('a', '2023-05', [owner, anna]),
      happened('b', '2023-07', [owner, ben]),
      happened('c', '2023-09', [owner]),
    ],
  },
});
const company = async (question: string) =>
  companyOf(store, await retrieve(store, question, { now: '2024-01-01T12:00:00' }));

it('tells who was there, that others were, and that nobody is known to have been', async () => {
  const at = await company('photos with Anna');
  expect(at('anna', '2023-05-03', '2023-05-04')).toBe('with');
  expect(at('anna', '2023-07-03', '2023-07-04')).toBe('others');
  expect(at('anna', '2023-06-20', '2023-07-02')).toBe('others');
  expect(at('anna', '2023-09-03', '2023-09-04')).toBe('nobody known');
  expect(at('anna', '2024-01-01', '2024-01-02')).toBe('nobody known');
});

it('reads no happenings for a question that names nobody', async () => {
  expect((await company('photos of fireworks'))('anna', '2023-05-03', '2023-05-04')).toBe('nobody known');
});
