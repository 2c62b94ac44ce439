import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Pixels } from '../../ports/pixels.ts';
import { SharpDecoder } from '../sharp/decoder.ts';
import { FaceModel } from './face-model.ts';
import { eyesChip, glassesChance } from './glasses.ts';

const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const SURE = 0.85;

/** Two rectangles around the eyes of a chip, `thick` pixels of ink wide (all of them: dark lenses), a bar and two arms. */
function withGlasses({ width, height, rgb }: Pixels, thick: number): Pixels {
  const worn = Uint8Array.from(rgb);
  const ink = (x: number, y: number): void => {
    worn.fill(25, 3 * (y * width + x), 3 * (y * width + x) + 3);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isBar = Math.abs(y - 36) < 2 && (x < 12 || x > 84 || Math.abs(x - 48) < 6);
      const isLens = [28, 68].some((eye) => {
        const [dx, dy] = [Math.abs(x - eye), Math.abs(y - 40)];
        return dx <= 16 && dy <= 12 && (dx > 16 - thick || dy > 12 - thick);
      });
      if (isBar || isLens) ink(x, y);
    }
  return { width, height, rgb: worn };
}

describe('glasses', () => {
  let chips: Pixels[];
  beforeAll(async () => {
    const [model, decoder] = [await FaceModel.open(), new SharpDecoder()];
    const eyes = ['sample1.jpg', 'sample5.jpg', 'sample6.jpg'].map(async (name) =>
      model.eyes(await decoder.pixels(join(samples, name), 'image/jpeg', 1_920_000)),
    );
    chips = (await Promise.all(eyes)).flat();
  }, 60_000);

  it('are seen where they are drawn onto faces, as frames and as sunglasses', () => {
    expect(chips.length).toBeGreaterThan(6);
    for (const thick of [3, 40]) {
      const told = chips.filter((chip) => glassesChance(withGlasses(chip, thick)) >= SURE);
      expect(told.length).toBeGreaterThan(chips.length * 0.8);
    }
  });

  it('are told of no face without them', () => {
    expect(Math.max(...chips.map(glassesChance))).toBeLessThan(SURE);
  });

  it('are not looked for in small faces and in faces from the side', () => {
    const picture = { width: 100, height: 100, rgb: new Uint8Array(30_000) };
    const spots = (apart: number) =>
      Array.from({ length: 68 }, (_, i) => ({ x: i >= 36 && i < 42 ? 20 : 20 + apart, y: 50 }));
    expect(eyesChip(picture, spots(30), 0)).toBeDefined();
    expect(eyesChip(picture, spots(10), 0)).toBeUndefined();
    expect(eyesChip(picture, spots(30), 50)).toBeUndefined();
  });
});
