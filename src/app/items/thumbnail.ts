import { MadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';
import { itemIdOf, notFound } from './show.ts';

/** The small picture that was made of a picture or film when it was added. Errors: `not-found`; `missing` when there is none. */
export async function thumbnail(memory: OpenMemory, said: string): Promise<{ mime: string; bytes: Uint8Array }> {
  const id = itemIdOf(said);
  const found = await memory.store.thumbnail(id);
  const item = await memory.store.item(id);
  const turn = item?.media?.turned;
  if (found !== undefined) {
    if (turn === undefined) return found;
    const { turnedPicture } = await import('../../adapters/sharp/turn.ts');
    return { mime: found.mime, bytes: await turnedPicture(found.bytes, turn) };
  }
  if (item === undefined) throw notFound(said);
  if (item.modality === 'image' || item.modality === 'video')
    throw new MadeleineError('missing', 'No thumbnail could be created for this item.', {
      action: 'Check its file with `madeleine status`.',
    });
  throw new MadeleineError('missing', 'This item has no picture.', {
    action: 'Show its text instead; emails and notes have no thumbnail.',
  });
}
