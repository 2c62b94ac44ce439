import type { Media } from '../memory/media.ts';
import type { Sight } from '../memory/seen.ts';
import type { SeenFace } from '../ports/perception.ts';
import { type Pixels, shrunk } from '../ports/pixels.ts';

type Face = Pick<SeenFace, 'box'> & { readonly pose?: SeenFace['pose'] | undefined };

const SIDE = 256;

/** Share of neighbouring pixels that are exactly or nearly alike, and of pixels in the most frequent of 64 colours. */
export function flatnessOf(picture: Pixels): { readonly flat: number; readonly paper: number } {
  const { width, height, rgb } = shrunk(picture, SIDE);
  let flat = 0;
  const colours = new Uint32Array(64);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = (y * width + x) * 3;
      const code = ((rgb[i] ?? 0) >> 6) * 16 + ((rgb[i + 1] ?? 0) >> 6) * 4 + ((rgb[i + 2] ?? 0) >> 6);
      colours[code] = (colours[code] ?? 0) + 1;
      if (x > 0 && difference(rgb, i, i - 3) <= 2) flat += 1;
    }
  }
  return { flat: flat / (width * height), paper: Math.max(...colours) / (width * height) };
}

const difference = (rgb: Uint8Array, a: number, b: number): number =>
  Math.max(
    Math.abs((rgb[a] ?? 0) - (rgb[b] ?? 0)),
    Math.abs((rgb[a + 1] ?? 0) - (rgb[b + 1] ?? 0)),
    Math.abs((rgb[a + 2] ?? 0) - (rgb[b + 2] ?? 0)),
  );

/** Shares of the picture's width from which a face is as near as an arm holds a camera, and fills the picture. */
const [ARM, CLOSE] = [0.24, 0.5];

/** What sort of picture it is: a screenshot, a page, a selfie, a portrait, a group. `lines` of text were read in it. */
export function pictureSights(
  picture: Pixels,
  media: Media | undefined,
  faces: readonly Face[],
  lines: number,
): Sight[] {
  const said: Sight[] = [];
  const say = (name: string, confidence: number): unknown => said.push({ kind: 'picture', name, confidence });
  const { flat, paper } = flatnessOf(picture);
  const isScreen = media?.isScreenshot === true;
  if (isScreen) say('screenshot', 0.95);
  else if (flat > 0.75 && lines >= 2 && media?.camera === undefined && faces.length === 0) say('screenshot', 0.6);
  if (!isScreen && lines >= 5 && paper > 0.4 && faces.length === 0) say('document', Math.min(0.9, 0.55 + lines / 80));
  const widths = faces
    .map(({ box }) => (box.w * picture.width) / Math.min(picture.width, picture.height))
    .sort((a, b) => b - a);
  const [largest = 0] = widths;
  if (faces.length > 0 && isSelfie(media, faces, largest)) say('selfie', media?.frontCamera === true ? 0.9 : 0.5);
  if (largest >= CLOSE) say('close-up', 0.7);
  if (faces.length === 1 && largest >= 0.12) say('portrait', 0.7);
  if (faces.length >= 3) say('group photo', Math.min(0.95, 0.6 + faces.length / 20));
  return said;
}

/** By the front camera with a face near it; or, where the camera is not told, one or two near faces that look into it. */
function isSelfie(media: Media | undefined, faces: readonly Face[], largest: number): boolean {
  if (media?.frontCamera !== undefined) return media.frontCamera && largest >= 0.1;
  const near = faces.filter(({ pose }) => Math.abs(pose?.yaw ?? 0) < 30);
  return faces.length <= 2 && near.length === faces.length && largest >= ARM && largest < 0.8 && isLow(faces);
}

/** An arm's length away the face is large and rarely in the middle of the height; kept weak on purpose. */
const isLow = (faces: readonly Face[]): boolean => faces.some(({ box }) => box.y + box.h > 0.5 || box.h > 0.35);
