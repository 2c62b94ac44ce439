import type { Face } from '../../memory/face.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Box } from '../../memory/item-text.ts';
import { type Pixels, partOf } from '../../ports/pixels.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Hair, chin and some air around a face. */
const AROUND = 1.9;
/** Beyond these a picture is shrunk before a face is cut out of it, however small the face. */
const MOST_PIXELS = 12_000_000;
/** A frame of a film, on its longer side. */
const FILM_SIDE = 1280;
const USUAL_SIDES = { width: 4000, height: 3000 } as const;

/** A face with the air around it as a JPEG of at most `side` pixels. Nothing when a film has no such frame. Errors: those of decoding. */
export async function faceCutOut(
  memory: OpenMemory,
  item: MemoryItem,
  face: Face,
  side: number,
): Promise<Uint8Array | undefined> {
  const pixels = await pixelsAround(memory, item, face, side);
  return pixels === undefined ? undefined : jpegAround(pixels, face, side);
}

/** As `faceCutOut` from the small picture that the memory keeps, for when the original is out of reach. */
export async function faceOfThumbnail(memory: OpenMemory, face: Face, side: number): Promise<Uint8Array | undefined> {
  const thumbnail = face.span === undefined ? await memory.store.thumbnail(face.item) : undefined;
  if (thumbnail === undefined) return undefined;
  const pixels = await (await memory.decoder()).pixels(thumbnail.bytes, thumbnail.mime, MOST_PIXELS);
  return jpegAround(pixels, face, side);
}

async function jpegAround(pixels: Pixels, { box }: Face, side: number): Promise<Uint8Array> {
  const { jpegOf } = await import('../../adapters/sharp/jpeg.ts');
  return jpegOf(partOf(pixels, squareIn(pixels, box)), side);
}

/** The square with the face in its middle, moved and shrunk so far that nothing of it lies beyond the picture's edge. */
export function squareIn({ width, height }: Pick<Pixels, 'width' | 'height'>, box: Box): Box {
  const side = Math.min(AROUND * Math.max(box.w * width, box.h * height), width, height);
  const inside = (middle: number, whole: number): number => Math.max(0, Math.min(whole - side, middle - side / 2));
  return {
    x: inside((box.x + box.w / 2) * width, width) / width,
    y: inside((box.y + box.h / 2) * height, height) / height,
    w: side / width,
    h: side / height,
  };
}

async function pixelsAround(memory: OpenMemory, item: MemoryItem, face: Face, side: number) {
  const { span } = face;
  if (span !== undefined) {
    const film = await memory.frames();
    const [frame] = await memory.lend(item, (path) => film.pixels(path, [span.at], FILM_SIDE));
    return frame?.pixels;
  }
  const decoder = await memory.decoder();
  const mime = item.media?.mime ?? 'image/jpeg';
  return memory.lend(item, (path) => decoder.pixels(path, mime, enoughPixels(item, face, side)));
}

/** So many that the face has `side` pixels, where the picture has them: a large face needs little of it decoded. */
function enoughPixels({ media }: MemoryItem, { box }: Face, side: number): number {
  const { width = USUAL_SIDES.width, height = USUAL_SIDES.height } = media ?? {};
  const scale = side / (AROUND * Math.max(box.w * width, box.h * height, 1));
  return Math.max(1, Math.min(MOST_PIXELS, Math.ceil(width * height * Math.min(1, scale * scale) * 1.1)));
}
