import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pixels, partOf, shrunk, squareAround } from './pixels.ts';

const pictures = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((rgb): Pixels => ({ width, height, rgb })),
  );
const share = fc.double({ min: 0, max: 1, noNaN: true });
const boxes = fc.record({ x: share, y: share, w: share, h: share });
const isWhole = ({ width, height, rgb }: Pixels) => width >= 1 && height >= 1 && rgb.length === width * height * 3;
const mean = (rgb: Uint8Array) => rgb.reduce((sum, level) => sum + level, 0) / rgb.length;

describe('parts of pictures', () => {
  it('are whole pictures for every box, and the box of all is all', () => {
    fc.assert(
      fc.property(pictures, boxes, (picture, box) => {
        expect(isWhole(partOf(picture, box))).toBe(true);
        expect(isWhole(squareAround(picture, box, 1.5))).toBe(true);
        expect(partOf(picture, { x: 0, y: 0, w: 1, h: 1 }).rgb).toEqual(picture.rgb);
      }),
    );
  });

  it('are grey where a square reaches beyond the edge', () => {
    const white: Pixels = { width: 4, height: 4, rgb: new Uint8Array(48).fill(255) };
    const { width, rgb } = squareAround(white, { x: 0, y: 0, w: 0.5, h: 0.5 }, 2);
    expect(width).toBe(4);
    expect([...rgb.subarray(0, 3)]).toEqual([127, 127, 127]);
    expect([...rgb.subarray(-3)]).toEqual([255, 255, 255]);
  });
});

describe('a picture made smaller', () => {
  it('fits, is never made larger, and keeps an even colour', () => {
    fc.assert(
      fc.property(pictures, fc.integer({ min: 1, max: 30 }), fc.nat(255), (picture, side, level) => {
        const small = shrunk(picture, side);
        expect(isWhole(small)).toBe(true);
        expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(Math.max(side, 1));
        const even = shrunk({ ...picture, rgb: picture.rgb.map(() => level) }, side);
        expect(new Set(even.rgb)).toEqual(new Set([level]));
      }),
    );
  });

  it('keeps its mean when the sides divide', () => {
    const rgb = Uint8Array.from({ length: 8 * 8 * 3 }, (_, i) => (i * 37) % 256);
    expect(Math.abs(mean(shrunk({ width: 8, height: 8, rgb }, 4).rgb) - mean(rgb))).toBeLessThanOrEqual(0.5);
  });
});
