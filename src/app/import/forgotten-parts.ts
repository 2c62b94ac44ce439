import { indexEntry } from '../../ingest/index-entry.ts';
import type { ItemId } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, type StoredItem, storedPart } from '../../memory/item.ts';
import { INSIDE, insideInnermost, type Origin, sourcePath } from '../../memory/origin.ts';
import type { Change } from '../../ports/store.ts';
import { notFound } from '../items/show.ts';
import type { OpenMemory } from '../open-memory.ts';

/** `kept` are parts that stay, though they came with something that goes. */
type WithParts = { readonly items: readonly StoredItem[]; readonly kept: readonly StoredItem[] };

const placesOf = (item: StoredItem): Origin[] => [item.origin, ...item.copies];

/** The items and what came with them, but for what also came with something that stays or lies in a file of its own. */
export async function withParts(memory: OpenMemory, ids: readonly ItemId[]): Promise<WithParts> {
  const found = new Map<ItemId, StoredItem>();
  const kept = new Map<ItemId, StoredItem>();
  for (let level = [...new Set(ids)]; level.length > 0; ) {
    const parts = new Set<ItemId>();
    for (const id of level) {
      const item = await memory.store.item(id);
      if (item === undefined) throw notFound(id);
      found.set(id, item);
      for (const link of await attachments(memory, id)) if (link.to === id) parts.add(link.from);
    }
    level = [];
    for (const part of parts) {
      const cameWith = (await attachments(memory, part)).filter((link) => link.from === part);
      const item = found.has(part) ? undefined : await memory.store.item(part);
      if (item === undefined) continue;
      const goes = cameWith.every((link) => found.has(link.to)) && placesOf(item).every(isInMessage);
      if (goes) level.push(part);
      else kept.set(part, item);
    }
  }
  for (const id of found.keys()) kept.delete(id);
  return { items: [...found.values()], kept: [...kept.values()] };
}

/** What came inside a message is named by the message and its own name; what was sent in a chat bears the day's name. */
const isInMessage = ({ path, importer, messageId }: Origin): boolean =>
  insideInnermost(path).includes(INSIDE) || (importer === 'chats' && messageId !== undefined);

const attachments = async (memory: OpenMemory, id: ItemId) =>
  (await memory.store.linksOf(id)).filter((link) => link.kind === 'attachment');

/** The write that takes from a part where it lay in messages that go, as long as nobody has written it meanwhile; nothing when it lay in none. */
export function withoutPlacesIn(part: MemoryItem, gone: readonly StoredItem[]): Change[] {
  const messages = new Set(gone.flatMap((item) => placesOf(item).flatMap(({ messageId }) => messageId ?? [])));
  const paths = gone.flatMap((item) =>
    placesOf(item).flatMap((at) => (at.messageId === undefined ? [sourcePath(at)] : [])),
  );
  const left = placesOf(part).filter(
    (at) =>
      !isInMessage(at) ||
      !(at.messageId === undefined
        ? paths.some((path) => sourcePath(at).startsWith(`${path}!/`))
        : messages.has(at.messageId)),
  );
  const [origin, ...copies] = left;
  if (origin === undefined || left.length === placesOf(part).length) return [];
  const item = storedPart({ ...part, origin, copies });
  return [
    { op: 'expectItem', id: part.id, item: part },
    { op: 'putItem', item, index: indexEntry(assembleItem(item)) },
  ];
}
