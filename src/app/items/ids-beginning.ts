import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Ids of items that begin so, in order, at most so many: for completing what somebody types. */
export async function idsBeginning(memory: OpenMemory, said: string, limit: number): Promise<ItemId[]> {
  const prefix = itemIdSchema.safeParse(said);
  if (!prefix.success) return [];
  const whole = await memory.store.item(prefix.data);
  const found = whole === undefined ? [] : [whole.id];
  for await (const { id } of memory.store.scan({ after: prefix.data })) {
    if (!id.startsWith(said) || found.length >= limit) break;
    found.push(id);
  }
  return found;
}
