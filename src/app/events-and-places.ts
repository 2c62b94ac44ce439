import type { CorrectionResponse, EventsResponse, PlacesResponse } from '../contract/browse-verbs.ts';
import { type Correction, correctionKey } from '../memory/correction.ts';
import type { EventKind } from '../memory/event.ts';
import { noEvent } from './events.ts';
import type { OpenMemory } from './open-memory.ts';
import { organiseMemory } from './organise-memory.ts';
import { saidNow } from './said-of-people.ts';

/** Events in time order. */
export async function listEvents(memory: OpenMemory, kind?: EventKind): Promise<EventsResponse> {
  const events = (await memory.store.records('event')).filter((event) => kind === undefined || event.kind === kind);
  return {
    events: events.toSorted((a, b) => (a.span.start < b.span.start ? -1 : a.span.start > b.span.start ? 1 : 0)),
  };
}

export async function listPlaces(memory: OpenMemory): Promise<PlacesResponse> {
  const places = await memory.store.records('place');
  return { places: places.toSorted((a, b) => b.items.length - a.items.length || (a.name < b.name ? -1 : 1)) };
}

/**
 * Calls an event something else. The event has its title at once; organising gives it the same from then on. Errors:
 * `not-found`.
 */
export async function titleEvent(memory: OpenMemory, id: string, title: string): Promise<CorrectionResponse> {
  const event = await memory.store.record('event', id);
  const [firstItem] = event?.items ?? [];
  if (event === undefined || firstItem === undefined) throw noEvent(id);
  await memory.store.write([
    ...(await saidNow(memory, [{ kind: 'title-event', firstItem, title, event: event.kind }])),
    { op: 'putRecord', kind: 'event', id: event.id, value: { ...event, title } },
  ]);
  return { done: `“${event.title}” is now called “${title}”.` };
}

export type NamedSpot = {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
  readonly placeKind: 'home' | 'work' | 'named';
};

export async function namePlace(memory: OpenMemory, spot: NamedSpot): Promise<CorrectionResponse> {
  await record(memory, { kind: 'name-place', at: memory.clock.now().toISOString(), ...spot });
  return { done: `Everything within ${spot.radiusKm} km of ${spot.lat}, ${spot.lon} is at ${spot.name}.` };
}

async function record(memory: OpenMemory, correction: Correction): Promise<void> {
  const count = (await memory.store.records('correction')).length;
  await memory.store.write([
    { op: 'putRecord', kind: 'correction', id: correctionKey(correction, count), value: correction },
  ]);
  await organiseMemory(memory);
}
