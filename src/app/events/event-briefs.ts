import type { Cover, EventBrief } from '../../contract/timeline-verb.ts';
import type { EventId, ItemId } from '../../memory/ids.ts';
import type { TimelineRow } from '../../memory/timeline.ts';
import { perState } from '../../ports/per-state.ts';
import type { EventOutline, Store } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Every event of a memory in brief, as far as it has been asked for. */
export type KnownEvents = {
  /** By start; of those that start together the widest first. */
  readonly all: readonly EventOutline[];
  readonly byId: ReadonlyMap<string, EventOutline>;
  readonly partsOf: ReadonlyMap<string, readonly EventOutline[]>;
  readonly names: ReadonlyMap<string, string>;
  readonly covers: Map<EventId, Cover | undefined>;
};

const rank: Readonly<Record<EventOutline['kind'], number>> = { trip: 0, day: 1, moment: 2 };

const byTime = (a: EventOutline, b: EventOutline): number => {
  if (a.span.start !== b.span.start) return a.span.start < b.span.start ? -1 : 1;
  return rank[a.kind] - rank[b.kind] || (a.id < b.id ? -1 : 1);
};

const eventsKnown = perState(
  async (store): Promise<Omit<KnownEvents, 'covers'>> => {
    const all = (await store.eventOutlines()).toSorted(byTime);
    const people = await store.records('person');
    return {
      all,
      byId: new Map(all.map((event) => [event.id, event])),
      partsOf: Map.groupBy(all, ({ parent }) => parent ?? ''),
      names: new Map(people.flatMap(({ id, name, hidden }) => (name === '' || hidden === true ? [] : [[id, name]]))),
    };
  },
  ['event', 'person'],
);

/** Covers are items, which change far more often than events. */
const coversKnown = perState(async (): Promise<KnownEvents['covers']> => new Map(), ['event', 'item']);

export async function knownEvents(store: Store): Promise<KnownEvents> {
  const [events, covers] = await Promise.all([eventsKnown(store), coversKnown(store)]);
  return { ...events, covers };
}

/** What an event is called, in the language of the life and in the other. */
export const titlesOf = ({ title, alsoIn }: EventOutline): Pick<EventOutline, 'title' | 'alsoIn'> => ({
  title,
  ...(alsoIn === undefined ? {} : { alsoIn }),
});

/** So many items of an event are looked at for a cover, evenly chosen. */
const LOOKED_AT = 60;

/** Events in brief, in the order given. */
export async function eventBriefs(
  memory: OpenMemory,
  { names, covers }: KnownEvents,
  events: readonly EventOutline[],
): Promise<EventBrief[]> {
  for (const { id } of events) if (!covers.has(id)) covers.set(id, await coverOf(memory, id));
  return events.map((event) => {
    const cover = covers.get(event.id);
    const who = event.people.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
    return { ...event, who, ...(cover === undefined ? {} : { cover }) };
  });
}

async function coverOf(memory: OpenMemory, id: EventId): Promise<Cover | undefined> {
  const items = (await memory.store.record('event', id))?.items ?? [];
  return (await highlightsOf(memory, items, 1))[0];
}

/** Appeals nearer together than this are alike. */
const ALIKE = 0.3;

/**
 * A few pictures that show what an event was like, that of most appeal first. Of those that appeal alike one from the
 * middle goes first, since events begin with departures and breakfasts, and the others are those farthest from it.
 */
export async function highlightsOf({ store }: OpenMemory, items: readonly ItemId[], most: number): Promise<Cover[]> {
  const rows = (await store.timeline({ ids: spread(items) })).filter(
    ({ modality }) => modality === 'image' || modality === 'video',
  );
  const best = Math.max(...rows.map(({ appeal }) => appeal));
  const middle = nearest(
    rows,
    rows.filter(({ appeal }) => appeal > best - ALIKE),
    [(rows.length - 1) / 2],
  );
  if (middle === undefined) return [];
  const chosen = [middle];
  const good = rows.filter(({ appeal }) => appeal > best - 1.5);
  while (chosen.length < most) {
    const taken = chosen.map((row) => rows.indexOf(row));
    const next = farthest(
      rows,
      good.filter((row) => !chosen.includes(row)),
      taken,
    );
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen.map(coverFrom);
}

const distance = (rows: readonly TimelineRow[], row: TimelineRow, places: readonly number[]): number =>
  Math.min(...places.map((place) => Math.abs(rows.indexOf(row) - place)));

const nearest = (rows: readonly TimelineRow[], among: readonly TimelineRow[], places: readonly number[]) =>
  among.toSorted((a, b) => distance(rows, a, places) - distance(rows, b, places))[0];

const farthest = (rows: readonly TimelineRow[], among: readonly TimelineRow[], places: readonly number[]) =>
  among.toSorted((a, b) => distance(rows, b, places) - distance(rows, a, places))[0];

function coverFrom({ id, modality, width, height, thumbhash, durationSeconds }: TimelineRow): Cover {
  return {
    id,
    modality,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(thumbhash === undefined ? {} : { thumbhash }),
    ...(durationSeconds === undefined ? {} : { durationSeconds }),
  };
}

const spread = (items: readonly ItemId[]): ItemId[] => {
  const step = Math.max(1, items.length / LOOKED_AT);
  return Array.from({ length: Math.min(items.length, LOOKED_AT) }, (_, n) => items[Math.floor(n * step)]).filter(
    (id) => id !== undefined,
  );
};
