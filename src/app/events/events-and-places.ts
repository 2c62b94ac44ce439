import type { CorrectionResponse, EventsResponse, PlacesResponse } from '../../contract/browse-verbs.ts';
import { type EventKind, withTitle } from '../../memory/event.ts';
import { perState } from '../../ports/per-state.ts';
import { anew } from '../import/in-turn.ts';
import { noteBefore } from '../import/undo-notes.ts';
import { type Corrected, type CorrectionOptions, idsOfSaid } from '../items/corrected.ts';
import { saidThenOrganised } from '../items/said-then-organised.ts';
import type { OpenMemory } from '../open-memory.ts';
import { saidNow } from '../people/said-of-people.ts';
import { noEvent } from './events.ts';

/** Events in time order. */
export async function listEvents(memory: OpenMemory, kind?: EventKind): Promise<EventsResponse> {
  const events = (await memory.store.records('event')).filter((event) => kind === undefined || event.kind === kind);
  return {
    events: events.toSorted((a, b) => (a.span.start < b.span.start ? -1 : a.span.start > b.span.start ? 1 : 0)),
  };
}

/** Places name all of their items: they are read once for each state, not for each request. */
const knownPlaces = perState(
  async (store): Promise<PlacesResponse['places']> =>
    (await store.records('place')).toSorted((a, b) => b.items.length - a.items.length || (a.name < b.name ? -1 : 1)),
  ['place'],
);

export const listPlaces = async (memory: OpenMemory): Promise<PlacesResponse> => ({
  places: await knownPlaces(memory.store),
});

/**
 * Calls an event something else. The event has its title at once; organising gives it the same from then on. Errors:
 * `not-found`.
 */
export const titleEvent = (memory: OpenMemory, id: string, title: string): Promise<CorrectionResponse> =>
  anew(() => entitled(memory, id, title));

async function entitled(memory: OpenMemory, id: string, title: string): Promise<CorrectionResponse> {
  const event = await memory.store.record('event', id);
  const [firstItem] = event?.items ?? [];
  if (event === undefined || firstItem === undefined) throw noEvent(id);
  const said = await saidNow(memory, [{ kind: 'title-event', firstItem, title, event: event.kind }]);
  await memory.store.write([
    ...said,
    { op: 'expectRecord', kind: 'event', id: event.id, value: event },
    { op: 'putRecord', kind: 'event', id: event.id, value: withTitle(event, title) },
  ]);
  noteBefore(memory, idsOfSaid(said), { people: new Map(), readings: new Map(), events: [event], isWhole: true });
  return { done: `“${event.title}” is now called “${title}”.`, corrections: idsOfSaid(said) };
}

export type NamedSpot = {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
  readonly placeKind: 'home' | 'work' | 'named';
};

export async function namePlace(
  memory: OpenMemory,
  spot: NamedSpot,
  options: CorrectionOptions = {},
): Promise<Corrected> {
  const kept = await saidThenOrganised(memory, [{ kind: 'name-place', ...spot }], options);
  return { done: `Everything within ${spot.radiusKm} km of ${spot.lat}, ${spot.lon} is at ${spot.name}.`, ...kept };
}
