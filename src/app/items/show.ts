import type { ShowResponse } from '../../contract/browse-verbs.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { type MemoryItem, readingsOf } from '../../memory/item.ts';
import { observationKeysOf } from '../../memory/observation.ts';
import { sourcePath } from '../../memory/origin.ts';
import { fieldNames } from '../../memory/reading.ts';
import { sgmText } from '../../memory/sgm-text.ts';
import { contentKey } from '../import/content-path.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Errors: `not-found`. */
export async function show(memory: OpenMemory, id: string): Promise<ShowResponse> {
  const item = await memory.store.item(itemIdOf(id));
  if (item === undefined) throw notFound(id);
  const fields = Object.fromEntries(
    fieldNames.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])),
  );
  const events = await memory.store.eventOutlines(item.id);
  return {
    id: item.id,
    modality: item.modality,
    origin: item.origin,
    copies: [...item.copies],
    ...fields,
    people: item.people ?? [],
    readings: fieldNames.flatMap((field) => readingsOf(item, field)),
    links: await memory.store.linksOf(item.id),
    events: events.map(({ id: eventId, kind, title }) => ({ id: eventId, kind, title })),
    original: await original(memory, item),
    ...(await observed(memory, item)),
    sgm: sgmText(item),
  };
}

/** Where the record says that the original lies. What it would lead out of its folder to is nothing of the item's. */
async function original(memory: OpenMemory, item: MemoryItem): Promise<ShowResponse['original']> {
  try {
    const key = await contentKey(item);
    return { path: memory.vault.where(key), present: (await memory.vault.stat(key)) !== undefined };
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    return { path: sourcePath(item.origin), present: false };
  }
}

/** What `observe` kept of a film, in its order. */
async function observed(memory: OpenMemory, { id, modality }: MemoryItem): Promise<Pick<ShowResponse, 'observations'>> {
  if (modality !== 'video') return {};
  const kept = await memory.store.records('observation', observationKeysOf(id));
  const numberOf = (said: string): number => Number(said.slice('OBS-'.length));
  const observations = kept.map(({ item: _, ...one }) => one).toSorted((a, b) => numberOf(a.id) - numberOf(b.id));
  return observations.length === 0 ? {} : { observations };
}

/** Errors: `not-found` for what is no item's id, such as one that is too long. */
export function itemIdOf(said: string): ItemId {
  const id = itemIdSchema.safeParse(said);
  if (id.success) return id.data;
  throw notFound(said.length > 80 ? `${said.slice(0, 80)}…` : said);
}

export const notFound = (id: ItemId | string) =>
  new MadeleineError('not-found', `Item not found: ${id}.`, {
    action: 'Find its id with `madeleine search`.',
  });
