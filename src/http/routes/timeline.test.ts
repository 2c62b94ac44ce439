import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, picture, put } from '../../../test/end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../../../test/fixtures/server.ts';
import { problemShape } from '../../contract/problem.ts';
import {
  eventListResponse,
  eventResponse,
  timelineDaysResponse,
  timelineMonthsResponse,
  timelineResponse,
} from '../../contract/timeline-verb.ts';

let server: ServedMemory;

const PICTURES = 7;

beforeAll(async () => {
  server = await servedMemory(async (input) => {
    for (let n = 0; n < PICTURES; n += 1)
      await put(input, `p${n}.jpg`, await picture(n * 40 + 3, `2023:05:0${7 + (n % 2)} 15:0${n}:00`));
    await put(input, 'june.jpg', await picture(222, '2023:06:01 08:00:00'));
    await put(input, 'a.eml', mail(6, 'Your invoice', 'Total: EUR 42.50\nThank you for your order at Tea House.'));
  });
});
afterAll(() => server.close());

const timeline = async (query: string) => timelineResponse.parse(await server.json(`/timeline?${query}`));

/** Every page of a list, one after the other. */
async function allPages(query: string) {
  const found = [];
  for (let cursor = ''; ; ) {
    const page = await timeline(`${query}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    found.push(...page.items);
    if (page.nextCursor === undefined) return found;
    cursor = page.nextCursor;
  }
}

describe('the timeline over HTTP', () => {
  it('counts months and kinds, and tells the outline of every day', async () => {
    const { months, undated } = timelineMonthsResponse.parse(await server.json('/timeline/months'));
    expect(months).toEqual([
      { month: '2023-05', items: 8, image: 7, video: 0, email: 1, text: 0 },
      { month: '2023-06', items: 1, image: 1, video: 0, email: 0, text: 0 },
    ]);
    expect(undated.items).toBe(0);
    const { days } = timelineDaysResponse.parse(await server.json('/timeline/days'));
    expect(days.map(({ day, codes }) => [day, codes.length / 2])).toEqual([
      ['2023-05-07', 5],
      ['2023-05-08', 3],
      ['2023-06-01', 1],
    ]);
    expect(days[2]?.codes.charAt(0)).toBe('i');
  });

  it('gives the same items in pages of any size, in either order', async () => {
    const whole = await allPages('limit=1000');
    expect(whole).toHaveLength(PICTURES + 2);
    const times = whole.map(({ start }) => start?.slice(0, 19));
    expect(times).toEqual(times.toSorted());
    expect(await allPages('limit=2')).toEqual(whole);
    expect((await allPages('order=desc&limit=4')).toReversed()).toEqual(whole);
  });

  it('keeps to a month, a span and kinds', async () => {
    expect(await allPages('month=2023-06')).toHaveLength(1);
    expect(await allPages('from=2023-05-08&to=2023-05')).toHaveLength(3);
    const mails = await allPages('modality=email,text');
    expect(mails).toMatchObject([{ modality: 'email', title: 'Your invoice', from: 'Ada Example' }]);
  });

  it('says what a picture is, where, and of which event it is part', async () => {
    const { items, events } = await timeline('month=2023-05&modality=image');
    expect(items[0]).toMatchObject({ width: 64, height: 48, place: { city: expect.any(String) } });
    expect(items[0]?.thumbhash).toBeTypeOf('string');
    expect(items[0]).not.toHaveProperty('appeal');
    const day = events.find(({ kind }) => kind === 'day');
    // All are as good as each other: the cover is from the middle.
    expect(day?.cover?.id).toBe(items.filter(({ start }) => start?.startsWith('2023-05-07'))[1]?.id);
    expect(day).not.toHaveProperty('items');
  });

  it('refuses a cursor of another list and a time that is none', async () => {
    for (const [query, code] of [
      ['cursor=bm9uZQ', 'invalid-cursor'],
      ['from=yesterday', 'usage'],
      ['modality=sound', 'usage'],
    ] as const) {
      const response = await server.get(`/timeline?${query}`);
      expect(response.status).toBe(400);
      expect(problemShape.parse(await response.json()).code).toBe(code);
    }
  });
});

describe('events over HTTP', () => {
  const events = async (query = '') => eventListResponse.parse(await server.json(`/events?${query}`));

  it('lists them with their items, or in brief with their stories, page by page', async () => {
    const whole = await events();
    expect(whole.events.length).toBeGreaterThan(2);
    expect(whole.events.every(({ items, count }) => items?.length === count)).toBe(true);
    const first = await events('brief=true&limit=1');
    expect(first.events[0]).not.toHaveProperty('items');
    expect(first.events[0]?.narrative).not.toBe('');
    const rest = await events(`brief=true&cursor=${first.nextCursor}`);
    expect([...first.events, ...rest.events].map(({ id }) => id)).toEqual(whole.events.map(({ id }) => id));
  });

  it('shows one with its parts and its items by page', async () => {
    const [day] = (await events('kind=day')).events;
    const path = `/events/${encodeURIComponent(day?.id ?? '')}`;
    const shown = eventResponse.parse(await server.json(`${path}?limit=2`));
    expect(shown.items).toHaveLength(2);
    expect(shown.parts.every(({ kind, parent }) => kind === 'moment' && parent === day?.id)).toBe(true);
    expect(shown.spots).toHaveLength(1);
    expect(shown.highlights[0]?.id).toBe(shown.event.cover?.id);
    expect(new Set(shown.highlights.map(({ id }) => id)).size).toBe(shown.highlights.length);
    const rest = eventResponse.parse(await server.json(`${path}?cursor=${shown.nextCursor}`));
    expect([...shown.items, ...rest.items].map(({ id }) => id)).toEqual(day?.items);
  });

  it('calls one something else, and organising keeps it so, without touching what begins with the same picture', async () => {
    const all = (await events()).events;
    const moment = all.find(({ kind }) => kind === 'moment');
    const day = all.find(({ id }) => id === moment?.parent);
    expect(moment?.items?.[0]).toBe(day?.items?.[0]);
    const sent = await server.send('PATCH', `/events/${moment?.id}`, { title: 'Tea by the sea' });
    expect(sent.status).toBe(200);
    const titles = async () =>
      (await events()).events.flatMap(({ id, title }) => (id === moment?.id || id === day?.id ? [title] : []));
    const after = [day?.title, 'Tea by the sea'];
    expect(await titles()).toEqual(after);
    await server.app.namePlace({ name: 'Quay', lat: 38.72, lon: -9.13, radiusKm: 0.2, placeKind: 'named' });
    expect((await titles()).at(-1)).toBe('Tea by the sea');
  });

  it('refuses an empty title and an event that is not there', async () => {
    expect((await server.send('PATCH', '/events/nothing', { title: 'x' })).status).toBe(404);
    expect((await server.get('/events/nothing')).status).toBe(404);
    const [any] = (await events()).events;
    expect((await server.send('PATCH', `/events/${any?.id}`, { title: '  ' })).status).toBe(400);
  });
});
