import { MadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';
import { itemIdOf, notFound } from './show.ts';

/** The small picture that was made of a picture or film when it was added. Errors: `not-found`; `missing` when there is none. */
export async function thumbnail(memory: OpenMemory, said: string): Promise<{ mime: string; bytes: Uint8Array }> {
  const id = itemIdOf(said);
  const found = await memory.store.thumbnail(id);
  if (found !== undefined) return found;
  if ((await memory.store.item(id)) === undefined) throw notFound(said);
  throw new MadeleineError('missing', 'There is no picture of this item.', {
    action: 'Show its words instead: mail and text have no thumbnail.',
  });
}
