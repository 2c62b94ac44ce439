import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTinyClip, writeTinyTextEmbedder } from '../../../test/fixtures/tiny-clip/tiny-clip.ts';
import { hasTransformers, transformersPeer } from '../../../test/fixtures/transformers-peer.ts';
import { openOnnxEmbedder } from './embedder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-onnx-'));
  await writeTinyClip(join(folder, 'tiny'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const painted = (background: string): Promise<Uint8Array> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
const dot = (a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

describe('an embedder in a local folder', () => {
  it.skipIf(!hasTransformers)(
    'puts pictures and words into one space (skipped without @huggingface/transformers)',
    async () => {
      const embedder = await openOnnxEmbedder(join(folder, 'tiny'), transformersPeer);
      expect(embedder).toMatchObject({ space: 'onnx:tiny@1', seesPictures: true });
      const [red, blue] = await embedder.pictures([await painted('#ff0000'), await painted('#0000ff')]);
      const [aRed, aBlue] = await embedder.texts(['a photo of red', 'blue']);
      expect(dot(red, red)).toBeCloseTo(1, 5);
      expect(dot(red, aRed)).toBeGreaterThan(dot(red, aBlue) + 0.5);
      expect(dot(blue, aBlue)).toBeGreaterThan(dot(blue, aRed) + 0.5);
      expect(await embedder.texts([])).toEqual([]);
      expect(await embedder.pictures([])).toEqual([]);
    },
  );

  it.skipIf(!hasTransformers)(
    'gives a text the same vector beside a longer one (skipped without @huggingface/transformers)',
    async () => {
      await writeTinyTextEmbedder(join(folder, 'words'));
      const embedder = await openOnnxEmbedder(join(folder, 'words'), transformersPeer);
      expect(embedder.seesPictures).toBe(false);
      const [alone] = await embedder.texts(['red']);
      const [beside] = await embedder.texts(['red', 'a photo of blue']);
      expect(dot(alone, beside)).toBeCloseTo(1, 6);
    },
  );

  it('says what is missing: the folder’s files, or the library', async () => {
    await expect(openOnnxEmbedder(join(folder, 'nothing'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(openOnnxEmbedder(join(folder, 'tiny'), 'no-such-library')).rejects.toMatchObject({
      code: 'dependency-missing',
      action: expect.stringContaining('npm install'),
    });
    const old = join(folder, 'old.mjs');
    await writeFile(old, 'export const env = { allowRemoteModels: true };');
    const embedder = await openOnnxEmbedder(join(folder, 'tiny'), old);
    await expect(embedder.texts(['x'])).rejects.toMatchObject({ code: 'dependency-missing' });
    const { env }: { env: unknown } = await import(/* @vite-ignore */ old);
    expect(env).toMatchObject({ allowRemoteModels: false });
  });
});
