import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { shrunk, squareAround } from '../../ports/pixels.ts';
import { HumanModel } from './human-model.ts';
import { humanFolder } from './model-files.ts';

// The model refuses the network to its process; other tests share this one.
const { fetch } = globalThis;
afterAll(() => {
  globalThis.fetch = fetch;
});

/** Where in a picture of the library's package a face is of which the library says that it looks to NaN. */
const small = { x: 0.6788, y: 0.8823, w: 0.0349, h: 0.1088 };

it('does not fail a picture for a gaze that cannot be told', { timeout: 120_000 }, async () => {
  const { data, info } = await sharp(join(humanFolder(), 'assets', 'screenshot-facematch.jpg'))
    .resize(1600, 1600, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, rgb: new Uint8Array(data) };
  const human = await HumanModel.open();
  const look = await human.lookAtFace(shrunk(squareAround(picture, small, 1.9), 384));
  expect(Number.isNaN(look?.gaze?.bearing ?? 0)).toBe(false);
});
