import type { Cover, EventBrief } from '../contract/timeline-verb.ts';
import type { EventId, ItemId } from '../memory/ids.ts';
import type { TimelineRow } from '../memory/timeline.ts';
import type { EventOutline } from '../ports/store.ts';
import type { OpenMemory } from './open-memory.ts';
import { perSequence } from './per-sequence.ts';

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

export const knownEvents = perSequence(async ({ store }: OpenMemory): Promise<KnownEvents> => {
  const all = (await store.eventOutlines()).toSorted(byTime);
  const people = await store.records('person');
  return {
    all,
    byId: new Map(all.map((event) => [event.id, event])),
    partsOf: Map.groupBy(all, ({ parent }) => parent ?? ''),
    names: new Map(people.flatMap(({ id, name, hidden }) => (name === '' || hidden === true ? [] : [[id, name]]))),
    covers: new Map(),
  };
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

async function coverOf({ store }: OpenMemory, id: EventId): Promise<Cover | undefined> {
  const items = (await store.record('event', id))?.items ?? [];
  const rows = await store.timeline({ ids: spread(items) });
  const best = rows
    .filter(({ modality }) => modality === 'image' || modality === 'video')
    .reduce<TimelineRow | undefined>((so, row) => (so === undefined || row.appeal > so.appeal ? row : so), undefined);
  if (best === undefined) return undefined;
  const { modality, width, height, thumbhash, durationSeconds } = best;
  return {
    id: best.id,
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
