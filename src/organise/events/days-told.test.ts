import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SharedValues } from '../../language/shared-values.ts';
import type { Correction } from '../../memory/correction.ts';
import type { Event } from '../../memory/event.ts';
import { type ItemId, itemIdSchema, type PersonId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { FieldValues } from '../../memory/reading.ts';
import type { OrganiseContext } from '../context.ts';
import { berlin, context, evenings, itemWith, lisbon, mail, photo, tokyo } from '../life.fixture.ts';
import { organise } from '../organise.ts';
import { sharedView } from '../shared-view.ts';
import { type View, viewOf } from '../view.ts';
import { DaysTold } from './days-told.ts';

const me = 'Max Muster <max@muster.de>';
const clara = 'Clara Keller <clara@k.de>';
const dora = 'Dora Dunn <dora@d.org>';
const named = (name: string) => ({ people: [{ name, how: 'tagged' as const }] });
const porto = { city: 'Porto', country: 'Portugal', countryCode: 'PT', source: 'text' } as const;
const paper = (
  id: string,
  start: string,
  kind: FieldValues['documentKind'],
  venue: string,
  day: string,
  code = 'LX4471',
) =>
  mail(id, start, `${venue} <info@${venue.length}.pt>`, me, `${venue} in Lisbon`, 'Dinner, table for two.', {
    documentKind: kind,
    references: [{ kind: 'booking', code, field: 'body' }],
    entities: [
      { name: venue, kind: 'venue' },
      { name: 'Lisbon', kind: 'city' },
    ],
    dates: [{ start: `${day}T20:00:00`, end: `${day}T20:00:00`, role: 'event', field: 'body', text: day }],
  });
const days = ['2023-05-06', '2023-05-07', '2023-06-03', '2023-07-08', '2023-08-05'] as const;
const hours = ['12:00', '12:20', '12:40', '20:00', '20:10', '20:20'];
const picturesOf = (day: string, n: number): MemoryItem[] =>
  hours.map((hour, at) => {
    const place = n > 3 ? porto : n < 2 ? lisbon : berlin;
    const start = `${day}T${hour}:00${n === 3 ? '' : '+01:00'}`;
    return photo(`${day}-${at}`, start, at === 4 ? undefined : place, named(at % 2 === 0 ? 'Mia' : 'Clara Keller'));
  });
const life: readonly MemoryItem[] = [
  ...evenings(['2023-03', '2023-04', '2023-06', '2023-07'], berlin),
  ...days.flatMap(picturesOf),
  photo('alike', '2023-06-04T09:00:00+02:00', berlin, named('Ben Berg')),
  photo('fixed', '2023-07-08T12:30:00+02:00', berlin),
  mail('letter', '2023-06-03T09:00:00+02:00', clara, me, 'News', 'My sister Mia says hello.\nYour Clara'),
  mail('dora', '2023-06-03T10:00:00+02:00', dora, me, 'Cake', 'Shall I bring a cake?'),
  paper('table', '2023-05-01T09:00:00+02:00', 'reminder', 'Tasca do Farol', '2023-06-03', 'TF-1001'),
  photo('han', '2021-06-04T09:00:00+02:00', berlin, named('米娅')),
  ...['08-20', '08-25', '08-30', '09-15', '09-20', '09-25'].map((day) => photo(day, `2023-${day}T10:00:00Z`)),
  ...['17:00', '17:01', '17:02', '21:30', '21:31', '21:32'].map((hour) => photo(hour, `2023-09-09T${hour}:00Z`)),
  paper('booking', '2023-04-01T09:00:00+02:00', 'booking', 'Hotel Avenida', '2023-06-03'),
];

type State = {
  readonly items: readonly MemoryItem[];
  readonly corrections: readonly Correction[];
  readonly settings: Partial<OrganiseContext['settings']>;
};
type People = (name: string) => PersonId;
type Step = (state: State, people: People) => State;

const plus =
  (...more: readonly MemoryItem[]): Step =>
  (state) => ({
    ...state,
    items: [...state.items, ...more.filter(({ id }) => !state.items.some((one) => one.id === id))],
  });
const without =
  (id: string): Step =>
  (state) => ({ ...state, items: state.items.filter((one) => one.id !== id) });
const instead =
  (item: MemoryItem): Step =>
  (state, people) =>
    plus(item)(without(item.id)(state, people), people);
const say =
  (said: (people: People) => Correction): Step =>
  (state, people) => ({ ...state, corrections: [...state.corrections, said(people)] });
const at = '2024-01-01T00:00:00Z';
const item = (id: string): ItemId => itemIdSchema.parse(id);

/** What may change what is told of a day, by its own items or by others alone. */
const steps: Readonly<Record<string, Step>> = {
  'an item is forgotten': without('2023-05-06-3'),
  'a date is moved to another day': instead(photo('2023-05-06-1', '2023-06-03T20:15:00+02:00', lisbon)),
  'a caption is put right': instead(
    photo('2023-06-03-2', '2023-06-03T12:40:00+01:00', berlin, { caption: 'A wedding', ...named('Mia') }),
  ),
  'a place is put right': instead(photo('2023-07-08-2', '2023-07-08T12:40:00', tokyo)),
  'a town has a place': plus(photo('x1', '2022-05-01T10:00:00+01:00', { ...porto, lat: 41.15, lon: -8.61 })),
  'a name is given': say((people) => ({ kind: 'name-person', at, person: people('Mia'), name: 'Mia Moser' })),
  'somebody has a role': say((people) => ({
    kind: 'person-role',
    at,
    person: people('Mia'),
    role: 'sister',
    holds: true,
  })),
  'two are one': say((people) => ({ kind: 'merge-people', at, into: people('Clara Keller'), from: people('Mia') })),
  'somebody is hidden': say((people) => ({ kind: 'hide-person', at, person: people('Clara Keller'), hidden: true })),
  'somebody is in a picture': say((people) => ({
    ...{ kind: 'item-person', at, items: [item('2023-08-05-1')], person: people('Ben Berg'), name: 'Ben', holds: true },
  })),
  'somebody is not in a picture': say((people) => ({
    ...{ kind: 'item-person', at, items: [item('2023-06-03-2')], person: people('Mia'), name: 'Mia', holds: false },
  })),
  'a day has a title': say(() => ({ kind: 'title-event', at, firstItem: item('2023-06-03-0'), title: 'The party' })),
  'a home is named': say(() => ({
    ...{ kind: 'name-place', at, name: 'Flat', placeKind: 'home', lat: 38.7223, lon: -9.1393, radiusKm: 1 },
  })),
  'a home is found elsewhere': plus(
    ...['03', '04', '05', '06', '07', '08'].flatMap((month) =>
      ['02', '05', '09', '14', '17', '25'].map((day) =>
        photo(`${month}-${day}`, `2023-${month}-${day}T21:00:00+09:00`, tokyo),
      ),
    ),
  ),
  'a receipt names a venue': plus(paper('r', '2023-06-03T21:30:00+01:00', 'receipt', 'Tasca do Farol', '2023-06-03')),
  'a stay is called off': plus(paper('c', '2023-05-01T09:00:00+02:00', 'cancellation', 'Hotel Avenida', '2023-06-03')),
  'somebody writes on a day': plus(mail('l', '2023-07-08T09:00:00+02:00', clara, me, 'Cake', 'Bring the cake.')),
  'a writer is the owner': (state) => ({ ...state, settings: { ownerAddresses: ['clara@k.de'] } }),
  'a writer is called otherwise': say((people) => ({
    kind: 'name-person',
    at,
    person: people('Dora Dunn'),
    name: 'Dora',
  })),
  'somebody has a Chinese name': say((people) => ({
    kind: 'merge-people',
    at,
    into: people('Mia'),
    from: people('米娅'),
  })),
  'a day is of no trip': (state) => ({ ...state, items: state.items.filter(({ id }) => !id.startsWith('2023-05-07')) }),
  'a visit was called off': plus(
    paper('v', '2023-05-02T09:00:00Z', 'cancellation', 'Tasca do Farol', '2023-06-03', 'X-77'),
  ),
  'the next day sets another pace': plus(
    ...['00', '01', '02', '03', '04'].map((minute) => photo(`b${minute}`, `2023-09-10T09:${minute}:00Z`)),
  ),
  'the zone is another': (state) => ({ ...state, settings: { ...state.settings, zone: 'Asia/Tokyo' } }),
  'the life is told in Chinese': plus(
    ...Array.from({ length: 60 }, (_, n) => itemWith(`z${n}`, 'image', { caption: '一只橘猫趴在沙发上' })),
  ),
};

/** Organises again and again, as who keeps the views of items that are the same. */
class Again {
  readonly #told = new DaysTold();
  readonly #values = new SharedValues();
  readonly #views = new Map<string, WeakMap<MemoryItem, View>>();

  async organise({ items, corrections, settings }: State) {
    const now = context({ corrections, settings: { ...context().settings, ...settings } });
    const { zone } = now.settings;
    const known = this.#views.get(zone) ?? new WeakMap<MemoryItem, View>();
    this.#views.set(zone, known);
    const knownView = (one: MemoryItem): View => {
      const view = known.get(one) ?? sharedView(viewOf(one, zone), this.#values);
      known.set(one, view);
      return view;
    };
    const found = await organise(items, { ...now, knownView }, this.#told);
    expect(found).toEqual(await organise(items, now));
    return found;
  }
}

async function walk(taken: readonly Step[]): Promise<readonly (readonly Event[])[]> {
  const again = new Again();
  let state: State = { items: life, corrections: [], settings: {} };
  let found = await again.organise(state);
  const all = [found.events];
  for (const step of taken) {
    const { people } = found;
    state = step(state, (name) => people.find((one) => one.name === name)?.id ?? ('p-nobody' as PersonId));
    found = await again.organise(state);
    all.push(found.events);
  }
  return all;
}

it.each(Object.entries(steps))('tells days as if none had been told before: %s', async (_, step) => {
  const [first = [], then = []] = await walk([step]);
  const before = new Map(first.map((event) => [event.id, event]));
  const isOther = (event: Event) =>
    event.kind !== 'trip' && before.has(event.id) && !isDeepStrictEqual(event, before.get(event.id));
  expect(then.filter(isOther).length, 'days that are told otherwise').toBeGreaterThan(0);
});

it('tells nothing anew where nothing has changed, and only the day of what has', async () => {
  const caption = steps['a caption is put right'] ?? expect.fail();
  const [first, same, other] = await walk([(state) => state, caption]);
  const anew = (events: readonly Event[] = [], before: readonly Event[] = []) =>
    events
      .filter((event) => event.kind !== 'trip' && !before.includes(event))
      .map(({ span }) => span.start.slice(0, 10));
  expect(anew(same, first)).toEqual([]);
  expect(new Set(anew(other, same))).toEqual(new Set(['2023-06-03']));
  expect(other?.length).toBeGreaterThan(15);
});

it('tells days as if none had been told before, whatever happens one after another', async () => {
  const some = fc.array(fc.constantFrom(...Object.values(steps)), { minLength: 3, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(some, async (taken) => void (await walk(taken))),
    { numRuns: 8 },
  );
});
