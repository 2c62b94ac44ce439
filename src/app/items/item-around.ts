import type { ItemAroundResponse } from '../../contract/item-verbs.ts';
import { term } from '../../language/terms.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem, Modality } from '../../memory/item.ts';
import { localDay, timeKey } from '../../memory/time-span.ts';
import { titlesOf } from '../events/event-briefs.ts';
import type { OpenMemory } from '../open-memory.ts';
import { itemBrief } from './item-brief.ts';
import { notFound } from './show.ts';

const MOST_LINKS = 60;
const MOST_OF_THREAD = 200;

/**
 * What belongs with an item: its happenings, the items that it is linked with, its conversation, and up to `near` items of
 * its sort (pictures and films, or writings) before and after it in time. Errors: `not-found`.
 */
export async function itemAround(memory: OpenMemory, said: string, near: number): Promise<ItemAroundResponse> {
  const id = itemIdSchema.parse(said);
  const item = await memory.store.item(id);
  if (item === undefined) throw notFound(said);
  const [events, links, thread, neighbours] = await Promise.all([
    memory.store.eventOutlines(id),
    linkedItems(memory, id),
    threadOf(memory, item),
    neighboursOf(memory, item, near),
  ]);
  return {
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      ...titlesOf(event),
      span: event.span,
      items: event.count,
    })),
    links,
    thread: thread.map((one) => itemBrief(one)),
    before: neighbours.before.map((one) => itemBrief(one)),
    after: neighbours.after.map((one) => itemBrief(one)),
  };
}

async function linkedItems(memory: OpenMemory, id: ItemId): Promise<ItemAroundResponse['links']> {
  const links = (await memory.store.linksOf(id)).toSorted((a, b) => b.weight - a.weight).slice(0, MOST_LINKS);
  const other = ({ from, to }: { from: ItemId; to: ItemId }): ItemId => (from === id ? to : from);
  const items = new Map((await memory.store.items(links.map(other))).map((item) => [item.id, item]));
  return links.flatMap((link) => {
    const item = items.get(other(link));
    if (item === undefined) return [];
    const { kind, weight, note } = link;
    const direction = link.from === id ? ('to' as const) : ('from' as const);
    return [{ kind, direction, weight, ...(note === undefined ? {} : { note }), item: itemBrief(item) }];
  });
}

/** The conversation that an item is part of, by way of replies and of what one thread says; the oldest first. */
async function threadOf(memory: OpenMemory, item: MemoryItem): Promise<MemoryItem[]> {
  if (item.thread === undefined) return [];
  const found = new Map<ItemId, MemoryItem>([[item.id, item]]);
  for (let level = [item.id]; level.length > 0 && found.size < MOST_OF_THREAD; ) {
    const links = (await Promise.all(level.map((id) => memory.store.linksOf(id)))).flat();
    const next = links
      .filter(({ kind }) => kind === 'reply')
      .flatMap(({ from, to }) => [from, to])
      .filter((id) => !found.has(id));
    level = [...new Set(next)];
    for (const one of await memory.store.items(level)) found.set(one.id, one);
  }
  return found.size < 2 ? [] : [...found.values()].sort(inTime);
}

const inTime = (a: MemoryItem, b: MemoryItem): number => {
  const [left, right] = [timeKey(a.time, false), timeKey(b.time, false)];
  return left < right ? -1 : left > right ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
};

const sorts: readonly (readonly Modality[])[] = [
  ['image', 'video'],
  ['email', 'text'],
];

type Neighbours = { readonly before: readonly MemoryItem[]; readonly after: readonly MemoryItem[] };

/** Reads the days around the item, outwards, until enough of its sort were met. */
async function neighboursOf(memory: OpenMemory, item: MemoryItem, near: number): Promise<Neighbours> {
  if (item.time === undefined) return { before: [], after: [] };
  const sort = sorts.find((of) => of.includes(item.modality)) ?? [];
  const kinds = sort.map((modality) => term.modality(modality));
  const day = localDay(item.time);
  const days = (await memory.store.vocabulary('d:')).map((one) => one.term.slice(2)).sort();
  const on = async (of: string): Promise<MemoryItem[]> => {
    const ids = await memory.store.match({ any: [[term.day(of)], kinds], none: [] });
    // A span of days is where it begins.
    const begun = (await memory.store.items(ids)).filter(({ time }) => time !== undefined && localDay(time) === of);
    return begun.sort(inTime);
  };
  const same = await on(day);
  const earlier = same.filter((one) => inTime(one, item) < 0);
  const later = same.filter((one) => inTime(one, item) > 0);
  for (const of of days.filter((one) => one < day).toReversed()) {
    if (earlier.length >= near) break;
    earlier.unshift(...(await on(of)));
  }
  for (const of of days.filter((one) => one > day)) {
    if (later.length >= near) break;
    later.push(...(await on(of)));
  }
  return { before: near === 0 ? [] : earlier.slice(-near), after: later.slice(0, near) };
}
