import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FaceModel } from './face-model.ts';

const require = createRequire(import.meta.url);
const faces = fileURLToPath(new URL('../../../../shared/data/faces', import.meta.url));

async function pixelsOf(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}
const apart = (a: Float32Array | undefined, b: Float32Array | undefined): number =>
  a === undefined || b === undefined ? Number.NaN : Math.hypot(...a.map((n, i) => n - (b[i] ?? 0)));

describe('the face models', () => {
  it('look at a picture with the core of tfjs alone', async () => {
    const model = await FaceModel.open();
    const grey = { width: 64, height: 64, rgb: new Uint8Array(64 * 64 * 3).fill(128) };
    expect(await model.look(grey, { identity: true })).toEqual([]);
    const loaded = Object.keys(require.cache).filter((path) => /@tensorflow[\\/]tfjs[\\/]/.test(path));
    expect(loaded).toEqual([]);
  });

  it.skipIf(!existsSync(faces))('tell two people apart (skipped without ../shared/data/faces)', async () => {
    const model = await FaceModel.open();
    const [first, second, other] = await Promise.all(
      ['obama.jpg', 'obama2.jpg', 'biden.jpg'].map(async (name) => {
        const [face] = await model.look(await pixelsOf(`${faces}/${name}`), { identity: true });
        return face?.descriptor;
      }),
    );
    expect(apart(first, second)).toBeLessThan(0.5);
    expect(apart(first, other)).toBeGreaterThan(0.6);
  });
});
