import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SharpDecoder } from '../adapters/sharp/decoder.ts';
import { type ColourName, colourName } from '../language/colour-name.ts';
import type { Sight } from '../memory/seen.ts';
import type { Pixels } from '../ports/pixels.ts';
import { colourOfThing, dominantColours } from './sights-colour.ts';
import { lightOf, lightSights } from './sights-light.ts';
import { pictureSights } from './sights-picture.ts';
import { sceneSights } from './sights-scene.ts';
import { photographSights, sightsOf, tagsOf } from './sights-stage.ts';

const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
const decoder = new SharpDecoder();
const pixels = (picture: string | Buffer) => decoder.pixels(picture, 'image/jpeg', 300_000);
const namesOf = (sights: readonly Sight[]) => sights.map(({ name }) => name);

/** A picture of one colour above another. */
function bands(top: readonly number[], bottom: readonly number[], share = 0.5): Pixels {
  const rgb = new Uint8Array(90 * 60 * 3);
  for (let i = 0; i < 90 * 60; i += 1) rgb.set(i < 90 * 60 * share ? top : bottom, i * 3);
  return { width: 90, height: 60, rgb };
}

describe('a colour', () => {
  it.each<readonly [ColourName, readonly [number, number, number]]>([
    ['red', [200, 30, 30]],
    ['orange', [240, 140, 20]],
    ['brown', [110, 70, 35]],
    ['yellow', [245, 220, 40]],
    ['green', [40, 130, 50]],
    ['turquoise', [30, 190, 190]],
    ['blue', [30, 60, 190]],
    ['purple', [130, 50, 190]],
    ['pink', [250, 160, 190]],
    ['black', [12, 10, 14]],
    ['white', [250, 250, 248]],
    ['grey', [128, 128, 130]],
  ])('%s', (name, [r, g, b]) => expect(colourName(r, g, b)).toBe(name));

  it('of a thing is what fills the middle of its box, not what is behind it', () => {
    const picture = bands([20, 60, 200], [200, 20, 20], 0.5);
    expect(colourOfThing(picture, { x: 0, y: 0.5, w: 1, h: 0.5 })?.name).toBe('red');
    expect(namesOf(dominantColours(picture))).toEqual(expect.arrayContaining(['red', 'blue']));
  });
});

describe('light', () => {
  it('tells dark, colourless and blurred photographs from the same as taken', async () => {
    const taken = await sharp(join(samples, 'sample6.jpg')).resize(800).toBuffer();
    const said = async (picture: Buffer) => namesOf(lightSights(lightOf(await pixels(picture))));
    expect(await said(taken)).toEqual(['sharp']);
    expect(await said(await sharp(taken).linear(0.2, 0).toBuffer())).toContain('dark');
    expect(await said(await sharp(taken).greyscale().toBuffer())).toContain('black and white');
    expect(await said(await sharp(taken).blur(9).toBuffer())).toContain('blurry');
  });

  it('grades sharpness, so that of a burst the sharpest can be told', async () => {
    const taken = await sharp(join(samples, 'sample5.jpg')).resize(800).toBuffer();
    const blurs = await Promise.all([0.8, 1.6, 3].map((sigma) => sharp(taken).blur(sigma).toBuffer()));
    const measured = await Promise.all([taken, ...blurs].map(async (p) => lightOf(await pixels(p)).sharpness));
    expect(measured).toEqual(measured.toSorted((a, b) => b - a));
  });
});

describe('surroundings', () => {
  const day = { mean: 130, dark: 0.05, blown: 0, colourful: 40, sharpness: 900 };
  const sky = bands([120, 160, 235], [90, 95, 80], 0.6);
  const wall = bands([190, 180, 160], [150, 120, 90]);
  const thing = (name: string): Sight => ({ kind: 'object', name, confidence: 0.7 });

  it('are outdoors under a sky, indoors with a television, and not said when nothing tells', () => {
    expect(namesOf(sceneSights(sky, day, [], 14))).toEqual(['outdoors', 'daylight']);
    expect(namesOf(sceneSights(wall, day, [thing('tv'), thing('couch')], 14))).toEqual(['indoors']);
    expect(namesOf(sceneSights(wall, day, [], undefined))).toEqual([]);
  });

  it('a dark picture is of the night when the hour agrees, and merely dark at noon', () => {
    const dim = { ...day, mean: 28, dark: 0.75 };
    expect(namesOf(sceneSights(wall, dim, [], 23))).toContain('night');
    expect(namesOf(sceneSights(wall, dim, [], 12))).not.toContain('night');
  });
});

describe('what sort of picture it is', () => {
  const wall = bands([190, 180, 160], [150, 120, 90]);
  const face = (w: number) => ({ box: { x: 0.3, y: 0.3, w, h: w } });

  it('is told by the camera, the faces and the text', () => {
    const selfie = { mime: 'image/jpeg', frontCamera: true };
    expect(namesOf(pictureSights(wall, selfie, [face(0.3)], 0))).toContain('selfie');
    expect(namesOf(pictureSights(wall, { ...selfie, frontCamera: false }, [face(0.3)], 0))).not.toContain('selfie');
    expect(namesOf(pictureSights(wall, selfie, [], 0))).not.toContain('selfie');
    expect(namesOf(pictureSights(wall, undefined, [face(0.1), face(0.1), face(0.1)], 0))).toEqual(['group photo']);
    expect(namesOf(pictureSights(wall, { mime: 'image/png', isScreenshot: true }, [], 30))).toEqual(['screenshot']);
    const page = bands([250, 250, 250], [30, 30, 30], 0.9);
    expect(namesOf(pictureSights(page, { mime: 'image/jpeg', camera: 'X' }, [], 20))).toEqual(['document']);
  });
});

describe('all of it together', () => {
  const dogs: Sight[] = [0.8, 0.6].map((confidence) => ({
    kind: 'object',
    name: 'dog',
    confidence,
    box: { x: 0, y: 0, w: 0.4, h: 0.4 },
  }));
  const person: Sight = { kind: 'object', name: 'person', confidence: 0.9 };
  const smiling = {
    box: { x: 0.1, y: 0.1, w: 0.1, h: 0.1 },
    expressions: [{ name: 'happy', confidence: 0.9 } as const],
  };

  it('counts things and people, and makes words only of what is sure', () => {
    const counted = sightsOf([smiling, smiling], [...dogs, person]);
    expect(counted.find(({ name }) => name === 'dog')?.count).toBe(2);
    expect(counted.find(({ name }) => name === 'people')?.count).toBe(2);
    expect(tagsOf(counted)).toEqual([
      { name: 'dog', source: 'perception' },
      { name: 'smiling', source: 'perception' },
    ]);
  });

  it('gives each thing its colour and says nothing of people where there are none', () => {
    const sights = photographSights({}, bands([200, 20, 20], [200, 20, 20]), [], dogs);
    expect(sights.filter(({ kind, box }) => kind === 'colour' && box !== undefined).map(({ name }) => name)).toEqual([
      'red',
      'red',
    ]);
    expect(namesOf(sights)).not.toContain('people');
    expect(tagsOf(sights).filter(({ name }) => name === 'dog')).toHaveLength(1);
  });
});
