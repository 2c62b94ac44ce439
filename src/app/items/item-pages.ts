import { z } from 'zod';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import type { ItemPageResponse } from '../../contract/people-pages.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { Modality } from '../../memory/item.ts';
import type { ItemOutline } from '../../memory/timeline.ts';
import type { OpenMemory } from '../open-memory.ts';
import { itemBrief } from './item-brief.ts';
import { itemOutlines, latestFirst } from './item-outlines.ts';
import { stackSize, stacksOf } from './stack-sizes.ts';

/** The item after which the next page begins; its time stands here, too, for when it is gone by then. */
const positionSchema = z.strictObject({ id: itemIdSchema, start: z.string().max(40).optional() });

export type PageOptions = {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly modality?: Modality | undefined;
  /** By time; by default the latest first. */
  readonly order?: 'asc' | 'desc' | undefined;
};

/** A page of these items by time. Errors: `invalid-cursor`. */
export async function itemPage(
  memory: OpenMemory,
  ids: readonly ItemId[],
  { limit = 60, cursor, modality, order = 'desc' }: PageOptions,
): Promise<ItemPageResponse> {
  const [outlines, stacks] = await Promise.all([itemOutlines(memory), stacksOf(memory.store)]);
  const asked = new Set(ids);
  const after = cursor === undefined ? undefined : positionOf(cursor, positionSchema);
  const inOrder = order === 'desc' ? latestFirst : (a: ItemOutline, b: ItemOutline) => latestFirst(b, a);
  const left = ids
    .flatMap((id): ItemOutline[] => {
      const item = outlines.get(id);
      const front = stacks.frontOf.get(id);
      // What is stacked is seen with the one in front, as in a search.
      if (front !== undefined && asked.has(front) && outlines.has(front)) return [];
      return item === undefined || (modality !== undefined && item.modality !== modality) ? [] : [item];
    })
    .filter((item) => after === undefined || inOrder({ modality: item.modality, ...placeIn(after) }, item) < 0)
    .sort(inOrder);
  const page = left.slice(0, limit);
  const items = await memory.store.items(page.map(({ id }) => id));
  const last = page.at(-1);
  const next =
    last === undefined || left.length <= page.length ? {} : { nextCursor: cursorOf({ id: last.id, ...startOf(last) }) };
  const sized = (id: ItemId) => stackSize(stacks, id, (one) => outlines.has(one));
  return { items: items.map((item) => ({ ...itemBrief(item), ...sized(item.id) })), ...next };
}

const startOf = ({ start }: Pick<ItemOutline, 'start'>) => (start === undefined ? {} : { start });
const placeIn = ({ id, start }: z.infer<typeof positionSchema>) => ({ id, ...(start === undefined ? {} : { start }) });
