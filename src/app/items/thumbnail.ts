import { MadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';
import { itemIdOf, notFound } from './show.ts';

/** The small picture that was made of a picture or film when it was added. Errors: `not-found`; `missing` when there is none. */
export async function thumbnail(memory: OpenMemory, said: string): Promise<{ mime: string; bytes: Uint8Array }> {
  const id = itemIdOf(said);
  const found = await memory.store.thumbnail(id);
  if (found !== undefined) return found;
  const item = await memory.store.item(id);
  if (item === undefined) throw notFound(said);
  if (item.modality === 'image' || item.modality === 'video')
    throw new MadeleineError('missing', 'No small picture could be made of this item.', {
      action: 'See what `madeleine status` says of its file.',
    });
  throw new MadeleineError('missing', 'There is no picture of this item.', {
    action: 'Show its words instead: mail and text have no thumbnail.',
  });
}
