import type { MemoryItem, StoredItem } from '../memory/item.ts';
import type { MediaDecoder } from '../ports/media-decoder.ts';
import type { LendContent } from '../ports/media-vault.ts';
import type { Perception } from '../ports/perception.ts';

/** What stages that look at pictures need. Both ports open with the first picture. */
export type PicturePorts = {
  readonly decoder: () => Promise<MediaDecoder>;
  readonly perception: Perception;
  readonly lend: LendContent;
};

/** Large enough that a face of a twentieth of the picture's width keeps 80 pixels; a panorama keeps its height. */
export const MOST_PIXELS = 1_920_000;

/** Pictures whose bytes can be reached. Rows of data sets have none. */
export const isPicture = (item: StoredItem): boolean =>
  item.modality === 'image' && (item.origin.sha256 !== undefined || item.origin.copy !== undefined);

export async function pixelsOf(item: MemoryItem, { decoder, lend }: PicturePorts, signal: AbortSignal | undefined) {
  const reader = await decoder();
  return lend(item, (path) => reader.pixels(path, item.media?.mime ?? 'image/jpeg', MOST_PIXELS), signal);
}
