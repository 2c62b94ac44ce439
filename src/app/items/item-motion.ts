import { MadeleineError } from '../../memory/errors.ts';
import { mediaKind } from '../../memory/media-kind.ts';
import { isCopyPath } from '../../memory/origin.ts';
import type { MediaKey } from '../../ports/media-vault.ts';
import { insideFolder } from '../import/content-path.ts';
import type { OpenMemory } from '../open-memory.ts';
import { itemMedia, storedItem } from './item-media.ts';

/** A film of a few seconds: larger files are not searched for one. */
const MOST_BYTES = 96 * 1024 * 1024;
/** A film begins with the size of its first box, four bytes before this name. */
const BOX_NAME = 'ftyp';

export type ItemMotion = { readonly mime: string; readonly bytes: Uint8Array; readonly version: string };

/**
 * The film that a phone took with a picture, from the file beside it or from the end of the picture's own file. Errors:
 * `missing` where there is none, `unsafe-path`, those of `itemMedia`.
 */
export async function itemMotion(memory: OpenMemory, said: string): Promise<ItemMotion> {
  const item = await storedItem(memory, said);
  const motion = item.media?.motion;
  if (motion === undefined) throw withoutFilm();
  const key: MediaKey =
    motion === 'embedded'
      ? (await itemMedia(memory, said)).key
      : isCopyPath(motion)
        ? motion
        : await insideFolder(item.origin.root, motion);
  const found = await memory.vault.stat(key);
  if (found === undefined || found.bytes > MOST_BYTES) throw withoutFilm();
  const whole = Buffer.from(await new Response(await memory.vault.open(key)).arrayBuffer());
  const bytes = motion === 'embedded' ? whole.subarray(Math.max(0, whole.lastIndexOf(BOX_NAME) - 4)) : whole;
  const kind = mediaKind(bytes, 'motion.mp4');
  if (kind?.modality !== 'video') throw withoutFilm();
  return { mime: kind.mime, bytes, version: `${found.bytes.toString(36)}-${found.modified.toString(36)}` };
}

const withoutFilm = () =>
  new MadeleineError('missing', 'This picture has no film, or it is not where it was.', {
    action: 'Show the picture itself.',
  });
