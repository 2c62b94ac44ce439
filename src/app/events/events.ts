import { z } from 'zod';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import type { EventCard, EventListResponse, EventResponse } from '../../contract/timeline-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Event, EventKind } from '../../memory/event.ts';
import { type EventId, eventIdSchema } from '../../memory/ids.ts';
import { type LedgerAccount, startOf } from '../../memory/ledger.ts';
import { isOfTrip } from '../../memory/ledger-trips.ts';
import { locationNames } from '../../memory/location.ts';
import { wallClock } from '../../memory/time-span.ts';
import type { TimelineRow } from '../../memory/timeline.ts';
import type { EventOutline } from '../../ports/store.ts';
import { timelineItem } from '../items/timeline.ts';
import type { OpenMemory } from '../open-memory.ts';
import { eventBriefs, highlightsOf, type KnownEvents, knownEvents, titlesOf } from './event-briefs.ts';
import { knownAccounts } from './ledger-accounts.ts';

export type EventsAsked = {
  readonly kind?: EventKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly words?: string | undefined;
  readonly brief?: boolean | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
};

const afterSchema = z.object({ after: z.string() });
const PAGE = 1000;

/** A page of events by their time. Errors: `invalid-cursor`. */
export async function eventPage(memory: OpenMemory, asked: EventsAsked = {}): Promise<EventListResponse> {
  const { order = 'asc', limit = PAGE, cursor, brief = false } = asked;
  const known = await knownEvents(memory.store);
  const chosen = await chosenEvents(memory, known, asked);
  const ordered = order === 'asc' ? chosen : chosen.toReversed();
  const after = cursor === undefined ? undefined : positionOf(cursor, afterSchema).after;
  const begin = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && begin === 0) throw goneOn();
  const shown = ordered.slice(begin, begin + limit);
  const last = shown.at(-1);
  const isMore = begin + limit < ordered.length && last !== undefined;
  const whole = await wholeEvents(memory, shown);
  const cards = await eventCards(memory, known, shown, whole);
  return {
    events: brief ? cards : cards.map((card) => ({ ...card, items: [...(whole.get(card.id)?.items ?? [])] })),
    ...(isMore ? { nextCursor: cursorOf({ after: last.id }) } : {}),
  };
}

/** What the list went on from is gone: organising has made other events since. */
const goneOn = () =>
  new MadeleineError('invalid-cursor', 'The events have changed since this list was started.', {
    action: 'Start again without a cursor.',
  });

async function chosenEvents(
  memory: OpenMemory,
  known: KnownEvents,
  { kind, from, to, words }: EventsAsked,
): Promise<readonly EventOutline[]> {
  const inTime = known.all.filter(
    (event) =>
      (kind === undefined || event.kind === kind) &&
      (from === undefined || wallClock(event.span.end).slice(0, from.length) >= from) &&
      (to === undefined || event.span.start.slice(0, to.length) <= to),
  );
  const wanted = (words ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return inTime;
  const whole = await wholeEvents(memory, inTime);
  return inTime.filter((event) => {
    const names = event.people.map((id) => known.names.get(id) ?? '');
    const places = event.place === undefined ? [] : locationNames(event.place);
    const { narrative = '', alsoIn } = whole.get(event.id) ?? {};
    const told = [event.title, narrative, alsoIn?.title ?? '', alsoIn?.narrative ?? ''];
    const text = [...told, ...places, ...names].join('\n').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

async function wholeEvents({ store }: OpenMemory, events: readonly EventOutline[]): Promise<Map<EventId, Event>> {
  const whole = new Map<EventId, Event>();
  for (const { id } of events) {
    const event = await store.record('event', id);
    if (event !== undefined) whole.set(id, event);
  }
  return whole;
}

async function eventCards(
  memory: OpenMemory,
  known: KnownEvents,
  events: readonly EventOutline[],
  whole?: ReadonlyMap<EventId, Event>,
): Promise<EventCard[]> {
  const stories = whole ?? (await wholeEvents(memory, events));
  const briefs = await eventBriefs(memory, known, events);
  return briefs.map(({ alsoIn: _, ...brief }) => {
    const { narrative = '', alsoIn } = stories.get(brief.id) ?? {};
    return { ...brief, narrative, ...(alsoIn === undefined ? {} : { alsoIn }) };
  });
}

const fromSchema = z.object({ from: z.int().min(0) });
const ITEMS = 200;
const HIGHLIGHTS = 5;

/** One event with its parts and a page of its items. Errors: `not-found`, `invalid-cursor`. */
export async function showEvent(
  memory: OpenMemory,
  said: string,
  { limit = ITEMS, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined } = {},
): Promise<EventResponse> {
  const known = await knownEvents(memory.store);
  const outline = known.byId.get(said);
  const event = await memory.store.record('event', eventIdSchema.parse(said));
  if (event === undefined || outline === undefined) throw noEvent(said);
  const from = cursor === undefined ? 0 : positionOf(cursor, fromSchema).from;
  const rows = await memory.store.timeline({ ids: event.items.slice(from, from + limit) });
  const [card] = await eventCards(memory, known, [outline], new Map([[outline.id, event]]));
  if (card === undefined) throw noEvent(said);
  return {
    event: card,
    within: within(known, outline),
    parts: await eventCards(memory, known, known.partsOf.get(outline.id) ?? []),
    highlights: from === 0 ? await highlightsOf(memory, event.items, HIGHLIGHTS) : [],
    items: rows.map(timelineItem),
    ...(from + limit < event.items.length ? { nextCursor: cursorOf({ from: from + limit }) } : {}),
    bookings: event.kind === 'trip' && from === 0 ? await bookingsOf(memory, event) : [],
    spots: from === 0 ? spotsOf(await memory.store.timeline({ ids: event.items })) : [],
  };
}

export const noEvent = (id: string) =>
  new MadeleineError('not-found', `Event not found: ${id}.`, {
    action: 'List events with `madeleine events list`.',
  });

function within(known: KnownEvents, event: EventOutline): EventResponse['within'] {
  const found: EventResponse['within'] = [];
  for (let at = event.parent; at !== undefined; ) {
    const parent = known.byId.get(at);
    if (parent === undefined || found.some(({ id }) => id === parent.id)) break;
    found.unshift({ id: parent.id, kind: parent.kind, ...titlesOf(parent) });
    at = parent.parent;
  }
  return found;
}

/** What was booked, ordered and paid for a trip, by its day. */
async function bookingsOf(memory: OpenMemory, trip: Event): Promise<LedgerAccount[]> {
  const accounts = await knownAccounts(memory);
  return accounts.filter((one) => isOfTrip(one, trip)).toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

/** About 100 m: what lies nearer together is one spot. */
const SPOT_DEGREES = 1000;
const MOST_SPOTS = 300;

function spotsOf(rows: readonly TimelineRow[]): EventResponse['spots'] {
  const spots = new Map<string, { lat: number; lon: number; item: string; count: number }>();
  for (const { id, place, modality } of rows) {
    if (place?.lat === undefined || place.lon === undefined || modality === 'email') continue;
    const key = `${Math.round(place.lat * SPOT_DEGREES)},${Math.round(place.lon * SPOT_DEGREES)}`;
    const spot = spots.get(key);
    if (spot === undefined) spots.set(key, { lat: place.lat, lon: place.lon, item: id, count: 1 });
    else spot.count += 1;
  }
  const kept = new Set([...spots.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST_SPOTS));
  return [...spots.values()].filter((spot) => kept.has(spot));
}
