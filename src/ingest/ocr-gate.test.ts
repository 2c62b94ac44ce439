import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { svgOf } from '../demo/canvas.ts';
import { menu, photographed, receipt, screenshot, ticket } from '../demo/papers.ts';
import { Chance } from '../demo/random.ts';
import { landScenes } from '../demo/scenes-land.ts';
import { street } from '../demo/scenes-life.ts';
import { mayHoldText, textLikelihood } from './ocr-gate.ts';

async function grey(drawing: Parameters<typeof svgOf>[0]) {
  const { data, info } = await sharp(Buffer.from(svgOf(drawing)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

describe('mayHoldText', () => {
  const chance = new Chance(7);
  it.each([
    [
      'a receipt',
      photographed(chance, receipt('Shop', 'Town', '2024-01-02 10:00', [{ what: 'Tea', price: 2 }], 'EUR')),
    ],
    ['a menu', photographed(chance, menu('Inn', [['Soup', 4]], 'EUR'))],
    ['a ticket', photographed(chance, ticket('Museum', 'Town', '2024-01-02', 'A-1', '9 EUR'))],
    ['a screenshot', screenshot('Ann', [[false, 'Are you there?']])],
    ['a sign in a street', street(chance, 'evening', 'Blue Lantern', 'Open daily')],
  ])('lets %s pass', async (_what, drawing) => {
    expect(mayHoldText(await grey(drawing))).toBe(true);
  });

  it.each(['beach', 'lake', 'mountain'] as const)('keeps a %s out', async (scene) => {
    expect(mayHoldText(await grey(landScenes[scene](new Chance(3), 'day')))).toBe(false);
  });

  it('finds nothing in plain, tiny or short input', () => {
    expect(textLikelihood({ width: 400, height: 300, pixels: new Uint8Array(120_000).fill(90) })).toEqual({
      lines: 0,
      pass: false,
    });
    expect(mayHoldText({ width: 4, height: 4, pixels: new Uint8Array(16) })).toBe(false);
    expect(mayHoldText({ width: 400, height: 300, pixels: new Uint8Array(10) })).toBe(false);
  });

  it('keeps noise out', () => {
    const random = new Chance(1);
    const pixels = Uint8Array.from({ length: 480_000 }, () => random.whole(0, 255));
    expect(mayHoldText({ width: 800, height: 600, pixels })).toBe(false);
  });
});
