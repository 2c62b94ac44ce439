import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squareIn } from './face-cut-out.ts';

describe('the square around a face', () => {
  const share = fc.double({ min: 0.01, max: 0.9, noNaN: true });
  it('is square, lies inside the picture and holds the face where it can', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 4000 }),
        fc.integer({ min: 40, max: 4000 }),
        share,
        share,
        share,
        share,
        (width, height, x, y, w, h) => {
          const box = { x: Math.min(x, 1 - w), y: Math.min(y, 1 - h), w, h };
          const square = squareIn({ width, height }, box);
          expect(square.w * width).toBeCloseTo(square.h * height, 6);
          expect(square.x).toBeGreaterThanOrEqual(0);
          expect(square.y).toBeGreaterThanOrEqual(0);
          expect(square.x + square.w).toBeLessThanOrEqual(1 + 1e-9);
          expect(square.y + square.h).toBeLessThanOrEqual(1 + 1e-9);
          const fits = Math.max(box.w * width, box.h * height) <= Math.min(width, height);
          if (fits && box.x >= 0 && box.y >= 0) {
            expect(square.x).toBeLessThanOrEqual(box.x + 1e-9);
            expect(square.x + square.w).toBeGreaterThanOrEqual(box.x + box.w - 1e-9);
          }
        },
      ),
    );
  });

  it('keeps the face in the middle away from the edges', () => {
    expect(squareIn({ width: 1000, height: 1000 }, { x: 0.4, y: 0.4, w: 0.2, h: 0.2 })).toMatchObject({
      w: 0.38,
      h: 0.38,
    });
    expect(squareIn({ width: 1000, height: 1000 }, { x: 0.4, y: 0.4, w: 0.2, h: 0.2 }).x).toBeCloseTo(0.31);
  });
});
