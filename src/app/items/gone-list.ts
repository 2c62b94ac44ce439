import { z } from 'zod';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import type { GoneItem, GoneResponse } from '../../contract/gone-verb.ts';
import type { Gone } from '../../memory/gone.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type Origin, sourcePath } from '../../memory/origin.ts';
import { timelineRow } from '../../memory/timeline.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';
import { timelineItem } from './timeline.ts';

/** An item that is gone, with the place where it was. */
type GoneFrom = { readonly gone: Gone; readonly item: MemoryItem; readonly place: Origin };

const positionSchema = z.object({ from: z.int().min(0) });

/**
 * Items whose source has them no more, by source, newest finding first; not those that are to be kept all the same, nor those
 * in the trash. Errors: `invalid-cursor`.
 */
export async function listGone(
  { store }: OpenMemory,
  { limit, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined } = {},
): Promise<GoneResponse> {
  const bySource = [...Map.groupBy((await undecided(store)).toSorted(latestFirst), ({ place }) => place.root)];
  const all = bySource.flatMap(([, of]) => of);
  const from = cursor === undefined ? 0 : positionOf(cursor, positionSchema).from;
  const to = limit === undefined ? all.length : from + limit;
  return {
    items: all.slice(from, to).map(shapeOf),
    sources: bySource.flatMap(([source, of]) => {
      const importer = of[0]?.place.importer;
      return importer === undefined ? [] : [{ source, importer, items: of.length }];
    }),
    total: all.length,
    ...(to < all.length ? { nextCursor: cursorOf({ from: to }) } : {}),
  };
}

function latestFirst({ gone: a }: GoneFrom, { gone: b }: GoneFrom): number {
  if (a.since !== b.since) return a.since < b.since ? 1 : -1;
  return a.path < b.path ? -1 : 1;
}

const shapeOf = ({ gone: { path, why, reason, since }, item, place }: GoneFrom): GoneItem => ({
  ...timelineItem(timelineRow(item)),
  path,
  source: place.root,
  why,
  ...(reason === undefined ? {} : { reason }),
  since,
});

/** Items of which the owner has not decided. */
export async function undecided(store: Store): Promise<GoneFrom[]> {
  const gone = (await store.records('gone')).filter(({ kept }) => kept !== true);
  const items = new Map((await store.items(gone.map(({ item }) => item))).map((item) => [item.id, item]));
  return gone.flatMap((one) => {
    const item = items.get(one.item);
    if (item === undefined) return [];
    const { origin, copies } = item;
    const place = [origin, ...copies].find((each) => sourcePath(each) === one.path) ?? origin;
    return [{ gone: one, item, place }];
  });
}

/** How many items wait for a decision. */
export const countGone = perState(async (store: Store) => (await undecided(store)).length, ['gone', 'item']);
