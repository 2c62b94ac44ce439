import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { FaceModel, type FoundFace } from '../../src/adapters/face-api/face-model.ts';
import { distanceBetween } from '../../src/answer/concepts/concept-identity.ts';
import type { Pixels } from '../../src/ports/pixels.ts';
import { whoIsAt } from './quality-people.ts';

/** What is done to a picture, given the width of the face in it. */
type Change = { readonly name: string; readonly of: (picture: Sharp, width: number, size: Pixels) => Sharp };

const tilts: readonly Change[] = [15, 30].map((degrees) => ({
  name: `tilted by ${degrees}°`,
  of: (picture) => picture.rotate(degrees, { background: '#808080' }),
}));
const spoils: readonly Change[] = [
  ...[28, 34, 40, 50].map(
    (pixels): Change => ({
      name: `${pixels} pixels wide`,
      of: (picture, width, size) => picture.resize(Math.round((size.width * pixels) / width)),
    }),
  ),
  ...[0.02, 0.04, 0.06].map(
    (share): Change => ({
      name: `blurred by ${share} of its width`,
      of: (picture, width) => picture.blur(Math.max(0.3, share * width)),
    }),
  ),
  { name: 'dark', of: (picture) => picture.linear(0.25, 0).jpeg({ quality: 40 }) },
];

type Known = { readonly file: string; readonly who: string; readonly numbers: Float32Array; readonly face: FoundFace };

const MOST_SIDE = 1600;
const CLEAR = 0.5;
const median = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]?.toFixed(2) ?? 'none';
};
const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;
const apart = (numbers: Float32Array, others: readonly Known[]): number =>
  Math.sqrt(mean(others.map((other) => distanceBetween(numbers, other.numbers) ** 2)));

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

/** How far the numbers of faces move when pictures are tilted, and how far unclear faces are from their person and from others. */
export async function facesText(folders: readonly string[]): Promise<string> {
  const model = await FaceModel.open();
  const files = (
    await Promise.all(folders.map(async (at) => (await readdir(at)).map((name) => join(at, name))))
  ).flat();
  const known: Known[] = [];
  const sizes = new Map<string, Pixels>();
  const base = (file: string): Promise<Buffer> =>
    sharp(file).rotate().resize(MOST_SIDE, MOST_SIDE, { fit: 'inside', withoutEnlargement: true }).png().toBuffer();
  for (const file of files.filter((name) => /(^|\/)(?!screenshot)[^/]+\.jpe?g$/i.test(name)).sort()) {
    const pixels = await pixelsOf(sharp(await base(file)));
    sizes.set(file, pixels);
    for (const face of await model.look(pixels, { identity: true }))
      if (face.descriptor !== undefined)
        known.push({ file, face, numbers: face.descriptor, who: whoIsAt(file, face.box) });
  }
  const seen = async ({ file, face }: Known, { of }: Change): Promise<FoundFace[]> => {
    const size = sizes.get(file);
    if (size === undefined) return [];
    const changed = await of(sharp(await base(file)), face.box.w * size.width, size)
      .png()
      .toBuffer();
    return model.look(await pixelsOf(sharp(changed)), { identity: true });
  };
  const lines = [`${known.length} faces`];
  // A tilted picture has its faces elsewhere: the nearest is the same one.
  for (const tilt of tilts) {
    const moved: number[] = [];
    for (const one of known.filter(({ face }) => face.quality >= CLEAR)) {
      const again = (await seen(one, tilt)).flatMap(({ descriptor }) => descriptor ?? []);
      if (again.length > 0) moved.push(Math.min(...again.map((numbers) => distanceBetween(numbers, one.numbers))));
    }
    lines.push(`${tilt.name}: ${median(moved)} from itself (median of ${moved.length})`);
  }
  const rows: { readonly quality: number; readonly own: number; readonly next: number }[] = [];
  for (const one of known) {
    const own = known.filter(({ who, file, face }) => who === one.who && file !== one.file && face.quality >= CLEAR);
    if (own.length === 0) continue;
    const others = Map.groupBy(
      known.filter(({ who, face }) => who !== one.who && face.quality >= CLEAR),
      ({ who }) => who,
    );
    for (const spoil of spoils) {
      const same = (await seen(one, spoil)).find(
        ({ box }) => Math.abs(box.x + box.w / 2 - one.face.box.x - one.face.box.w / 2) < one.face.box.w / 2,
      );
      if (same?.descriptor === undefined) continue;
      const { descriptor } = same;
      rows.push({
        quality: same.quality,
        own: apart(descriptor, own),
        next: Math.min(...[...others.values()].map((them) => apart(descriptor, them))),
      });
    }
  }
  for (const [from, to] of [
    [0, 0.12],
    [0.12, 0.3],
    [0.3, CLEAR],
    [CLEAR, 1],
  ] as const) {
    const of = rows.filter(({ quality }) => quality >= from && quality < to);
    if (of.length === 0) continue;
    const range = (values: readonly number[]) =>
      `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}, median ${median(values)}`;
    lines.push(
      `made unclear, quality ${from} to ${to}: ${range(of.map(({ own }) => own))} from their person's others, ${range(of.map(({ next }) => next))} from the nearest other person (${of.length})`,
    );
  }
  return lines.join('\n');
}
