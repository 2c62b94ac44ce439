import { overlap } from '../../../memory/box.ts';
import type { Box } from '../../../memory/item-text.ts';
import type { Pixels } from '../../../ports/pixels.ts';
import { partOf } from '../../../ports/pixels.ts';
import { covered, faceCover, grown, textCover } from './cover.ts';
import { type Eyes, isCarrier, type Looked, look, type ReadLine } from './look.ts';

/** Pixels of a shared picture's longer side; what is smaller than a pixel of it cannot be read any more. */
export const SHARED_SIDE = 1600;
const MOST_PIXELS = SHARED_SIDE * SHARED_SIDE;
/** Parts of a picture that are read by themselves, enlarged. */
const MOST_PARTS = 6;
const PART_SIDE = 1000;
/** How often a picture is looked at again after it was covered: what lay beside a large text may be read only then. */
const MOST_LOOKS = 3;
const LEAST_CONFIDENCE = 0.2;

export type RedactedPicture = {
  /** As it was first seen, before anything was covered. */
  readonly looked: Looked;
  readonly pixels: Pixels;
  readonly jpeg: Uint8Array;
  readonly faces: number;
  readonly texts: number;
  readonly codes: number;
};

export type PictureTools = Eyes & { readonly jpegOf: (pixels: Pixels, side: number) => Promise<Uint8Array> };

/**
 * A picture as new pixels without metadata, in which faces, what is written, codes and the boxes of `more` are filled. It is
 * looked at again until nothing more is found.
 */
export async function redactPicture(
  tools: PictureTools,
  picture: { readonly path: string; readonly mime: string; readonly more: readonly Box[] },
  signal?: AbortSignal,
): Promise<RedactedPicture> {
  const original = await tools.decoder.pixels(picture.path, picture.mime, MOST_PIXELS);
  const first = await look(tools, original, await tools.jpegOf(original, SHARED_SIDE), signal);
  const parts = await linesOfParts(tools, original, first, signal);
  let pixels = covered(original, [...coversOf(first), ...parts.map(textBox), ...picture.more]);
  let counts = { faces: first.faces.length, texts: writtenIn(first) + parts.length, codes: first.codes.length };
  for (let looks = 1; looks < MOST_LOOKS; looks += 1) {
    const again = await look(tools, pixels, await tools.jpegOf(pixels, SHARED_SIDE), signal);
    const more = coversOf(again);
    if (more.length === 0) break;
    pixels = covered(pixels, more);
    counts = {
      faces: counts.faces + again.faces.length,
      texts: counts.texts + writtenIn(again),
      codes: counts.codes + again.codes.length,
    };
  }
  return { looked: first, pixels, jpeg: await tools.jpegOf(pixels, SHARED_SIDE), ...counts };
}

/** Lines that were read, and what only looks written. */
function writtenIn({ lines, stripes }: Looked): number {
  const isRead = (stripe: Box): boolean => lines.some(({ box }) => box !== undefined && overlap(box, stripe) > 0);
  return lines.length + stripes.filter((stripe) => !isRead(stripe)).length;
}

/** Everything that is to be filled. */
export function coversOf({ faces, lines, stripes, codes, sights }: Looked): Box[] {
  const written = lines.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const screens = sights.filter(
    ({ name, confidence }) => /laptop|tv|cell phone|monitor/.test(name) && confidence > 0.5,
  );
  return [
    ...faces.map(({ box }) => faceCover(box)),
    ...written.map(textBox),
    ...stripes.map(textCover),
    ...codes.map((box) => grown(box, 0.05)),
    // What a screen shows is small and changes: it is filled whole.
    ...screens.flatMap(({ box }) => (box === undefined ? [] : [box])),
  ];
}

/** A line without a place in the picture may be anywhere. */
const textBox = ({ box }: ReadLine): Box => (box === undefined ? { x: 0, y: 0, w: 1, h: 1 } : textCover(box));

/** Vehicles, screens, books: what is written on them is small beside the whole picture, and is read enlarged. */
async function linesOfParts(
  tools: PictureTools,
  original: Pixels,
  { sights, lines }: Looked,
  signal: AbortSignal | undefined,
): Promise<ReadLine[]> {
  const { recognizer, decoder } = tools;
  if (recognizer === undefined) return [];
  const boxes = sights.filter(isCarrier).flatMap(({ box }) => (box === undefined ? [] : [box]));
  const found: ReadLine[] = [];
  for (const box of boxes.slice(0, MOST_PARTS)) {
    const jpeg = await tools.jpegOf(partOf(original, box), PART_SIDE);
    const grey = await decoder.grey(jpeg, 'image/jpeg', PART_SIDE);
    const read = await recognizer.recognize(await grey.png(), signal);
    for (const line of read?.lines ?? []) {
      const placed = within(line.box, box);
      if (!lines.some((known) => known.box !== undefined && overlap(known.box, placed) > 0.5))
        found.push({ ...line, box: placed });
    }
  }
  return found;
}

const within = (inner: Box | undefined, outer: Box): Box =>
  inner === undefined
    ? outer
    : { x: outer.x + inner.x * outer.w, y: outer.y + inner.y * outer.h, w: inner.w * outer.w, h: inner.h * outer.h };
