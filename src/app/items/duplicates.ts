import { basename } from 'node:path';
import { z } from 'zod';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import type { DuplicateGroup, DuplicatesResponse } from '../../contract/duplicate-verbs.ts';
import { coverShape } from '../../contract/timeline-verb.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Link, SameShotWay } from '../../memory/link.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { ItemOutline } from '../../memory/timeline.ts';
import { timelineRow } from '../../memory/timeline.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';
import { bestFirst } from './best-picture.ts';
import { itemOutlines, latestFirst } from './item-outlines.ts';

type Group = { readonly id: ItemId; readonly ids: readonly ItemId[]; readonly links: readonly Link[] };

/** Longer series are proposed in parts. */
const MOST_PICTURES = 60;

/** Groups that nobody decided about yet, by the links of one shot that organising found. */
const openGroups = perState(
  async (store: Store): Promise<readonly Group[]> => {
    const decided = await decidedPairs(store);
    return groupsOf((await store.records('link', 'same-shot|')).filter(({ from, to }) => !decided(from, to)));
  },
  ['link', 'correction'],
);

/** Whether the owner has stacked two pictures, or said that they differ. */
async function decidedPairs(store: Store): Promise<(one: ItemId, other: ItemId) => boolean> {
  const sets = new Map<ItemId, Set<number>>();
  for (const [n, said] of (await store.records('correction')).entries()) {
    if (said.kind !== 'item-stack' && said.kind !== 'items-differ') continue;
    for (const id of said.kind === 'item-stack' ? [...said.items, said.behind] : said.items)
      sets.set(id, (sets.get(id) ?? new Set()).add(n));
  }
  return (one, other) => {
    const of = sets.get(other);
    return of !== undefined && [...(sets.get(one) ?? [])].some((n) => of.has(n));
  };
}

function groupsOf(links: readonly Link[]): Group[] {
  const groups = new Map<ItemId, { ids: Set<ItemId>; links: Link[] }>();
  for (const link of links) {
    const [one, other] = [groups.get(link.from), groups.get(link.to)];
    const joined = one ?? other ?? { ids: new Set(), links: [] };
    const size = joined.ids.size + (one === undefined || other === undefined || one === other ? 1 : other.ids.size);
    if (size > MOST_PICTURES) continue;
    joined.links.push(link);
    if (one !== undefined && other !== undefined && one !== other) {
      joined.links.push(...other.links);
      for (const id of other.ids) joined.ids.add(id);
    }
    joined.ids.add(link.from).add(link.to);
    for (const id of joined.ids) groups.set(id, joined);
  }
  return [...new Set(groups.values())].map(({ ids, links: of }) => {
    const sorted = [...ids].sort();
    return { id: sorted[0] as ItemId, ids: sorted, links: of };
  });
}

/** Groups of what is still there, the latest first. */
export async function groupsNow(memory: OpenMemory): Promise<readonly (Group & { readonly latest: ItemOutline })[]> {
  const [groups, outlines] = await Promise.all([openGroups(memory.store), itemOutlines(memory)]);
  return groups
    .flatMap((group) => {
      const there = group.ids.flatMap((id) => outlines.get(id) ?? []).sort(latestFirst);
      const [latest] = there;
      if (latest === undefined || there.length < 2) return [];
      const ids = there.map(({ id }) => id).sort();
      const known = new Set(ids);
      const links = group.links.filter(({ from, to }) => known.has(from) && known.has(to));
      return links.length === 0 ? [] : [{ ...group, id: ids[0] ?? group.id, ids, links, latest }];
    })
    .sort((a, b) => latestFirst(a.latest, b.latest));
}

const placeSchema = z.strictObject({ id: itemIdSchema, start: z.string().max(40).optional() });

/** How many groups there are to decide about. */
export const countDuplicates = async (memory: OpenMemory): Promise<number> => (await groupsNow(memory)).length;

/** A page of groups of pictures of one shot. Errors: `invalid-cursor`. */
export async function listDuplicates(
  memory: OpenMemory,
  { limit = 20, cursor }: { readonly limit?: number; readonly cursor?: string | undefined } = {},
): Promise<DuplicatesResponse> {
  const all = await groupsNow(memory);
  const after = cursor === undefined ? undefined : placeOf(positionOf(cursor, placeSchema));
  const left = after === undefined ? all : all.filter(({ latest }) => latestFirst(after, latest) < 0);
  const page = left.slice(0, limit);
  const groups = await Promise.all(page.map((group) => shapeOf(memory.store, group)));
  const last = page.at(-1)?.latest;
  const next = last === undefined || left.length <= page.length ? {} : { nextCursor: cursorOf(placeIn(last)) };
  return { total: all.length, groups: groups.filter(({ pictures }) => pictures.length > 1), ...next };
}

const placeIn = ({ id, start }: ItemOutline) => ({ id, ...(start === undefined ? {} : { start }) });
const placeOf = ({ id, start }: z.infer<typeof placeSchema>): ItemOutline => ({
  id,
  modality: 'image',
  ...(start === undefined ? {} : { start }),
});

async function shapeOf(store: Store, { id, ids, links }: Group): Promise<DuplicateGroup> {
  const { pictures, because } = bestFirst(await store.items(ids), links);
  const times = pictures.flatMap(({ time }) => (time === undefined ? [] : [localMillis(time.start)]));
  const isTimed = times.length === pictures.length && !times.some(Number.isNaN);
  return {
    id,
    ways: [...new Set(links.map(({ note }) => note as SameShotWay))].sort(),
    because,
    ...(isTimed ? { seconds: Math.round((Math.max(...times) - Math.min(...times)) / 1000) } : {}),
    pictures: pictures.map(pictureOf),
  };
}

function pictureOf(item: MemoryItem): DuplicateGroup['pictures'][number] {
  const row = timelineRow(item);
  const { bytes, camera } = item.media ?? {};
  return {
    ...coverShape.parse(row),
    file: basename(item.origin.path),
    ...(row.start === undefined ? {} : { start: row.start }),
    ...(bytes === undefined ? {} : { bytes }),
    ...(camera === undefined ? {} : { camera }),
  };
}
