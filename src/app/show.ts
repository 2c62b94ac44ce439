import type { ShowResponse } from '../contract/browse-verbs.ts';
import { MadeleineError } from '../memory/errors.ts';
import { type ItemId, itemIdSchema } from '../memory/ids.ts';
import { readingsOf } from '../memory/item.ts';
import { fieldNames } from '../memory/reading.ts';
import { sgmText } from '../memory/sgm-text.ts';
import { contentPath } from './content-path.ts';
import type { OpenMemory } from './open-memory.ts';

/** Errors: `not-found`. */
export async function show(memory: OpenMemory, id: string): Promise<ShowResponse> {
  const item = await memory.store.item(itemIdSchema.parse(id));
  if (item === undefined) throw notFound(id);
  const fields = Object.fromEntries(
    fieldNames.flatMap((field) => (item[field] === undefined ? [] : [[field, item[field]]])),
  );
  const path = contentPath(memory.folder.path, item);
  const events = (await memory.store.records('event')).filter((event) => event.items.includes(item.id));
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
    original: { path, present: (await memory.vault.stat(path)) !== undefined },
    sgm: sgmText(item),
  };
}

export const notFound = (id: ItemId | string) =>
  new MadeleineError('not-found', `There is no item ${id} in this memory.`, {
    action: 'Find its id with `madeleine search`.',
  });
