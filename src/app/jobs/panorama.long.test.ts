import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { tilesFor } from '../../adapters/face-api/tiles.ts';
import { SharpDecoder } from '../../adapters/sharp/decoder.ts';
import { MOST_PIXELS } from '../../ingest/seen-pictures.ts';
import { overlap } from '../../memory/box.ts';
import { openPerception } from './open-perception.ts';

const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const decoder = new SharpDecoder();
afterAll(() => decoder.close());

/** Six photographs of 22 people beside one another, 20,000 × 5,000 pixels in all. */
async function panorama(): Promise<Buffer> {
  const [width, height] = [20_000, 5_000];
  const photos = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      sharp(join(samples, `sample${n}.jpg`))
        .resize({ height: 2_000 })
        .jpeg()
        .toBuffer(),
    ),
  );
  const step = Math.floor(width / photos.length);
  return sharp({ create: { width, height, channels: 3, background: '#7a8a70' } })
    .composite(photos.map((input, i) => ({ input, left: i * step, top: 1_500 })))
    .jpeg()
    .toBuffer();
}

describe('a panorama of 100 megapixels', { timeout: 120_000 }, () => {
  it('is shrunk before it is held, keeps its height, and each of its faces is found once', async () => {
    const picture = await decoder.pixels(await panorama(), 'image/jpeg', MOST_PIXELS);
    expect(picture.width * picture.height).toBeLessThanOrEqual(MOST_PIXELS * 1.01);
    expect(picture.height).toBeGreaterThan(600);
    const perception = openPerception(1);
    const { faces } = await perception.perceive(picture, { identity: true, objects: false, expressions: false });
    await perception.close();
    expect(faces.length).toBeGreaterThanOrEqual(20);
    expect(faces.length).toBeLessThanOrEqual(23);
    expect(faces.filter(({ descriptor }) => descriptor !== undefined).length).toBeGreaterThanOrEqual(20);
    for (const [i, a] of faces.entries())
      for (const b of faces.slice(i + 1)) expect(overlap(a.box, b.box)).toBeLessThan(0.2);
  });
});

describe('parts that are looked at by themselves', () => {
  const face = { x: 0.4, y: 0.4, w: 0.2, h: 0.2 };
  const covers = (width: number, height: number, seen: (typeof face)[]) => {
    const tiles = tilesFor({ width, height }, seen, 0);
    for (const at of [0, 0.25, 0.5, 0.75, 1])
      for (const on of [0, 0.5, 1])
        expect(
          tiles.some((t) => at >= t.x - 1e-9 && at <= t.x + t.w + 1e-9 && on >= t.y - 1e-9 && on <= t.y + t.h + 1e-9),
        ).toBe(true);
    return tiles.length;
  };

  it('are none of a portrait, and cover all of a crowd or a panorama', () => {
    expect(tilesFor({ width: 1600, height: 1200 }, [face], 1)).toEqual([]);
    expect(tilesFor({ width: 1600, height: 1200 }, [], 0)).toEqual([]);
    expect(covers(1600, 1200, [{ ...face, w: 0.03, h: 0.04 }])).toBe(4);
    expect(covers(2771, 693, [])).toBeGreaterThan(3);
    expect(covers(300, 6000, [])).toBeLessThanOrEqual(12);
  });
});
