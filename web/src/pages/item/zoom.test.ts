import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitInto, fitted, kept, MOST_ZOOM, panned, zoomedAt } from './zoom.ts';

const size = fc.record({ width: fc.integer({ min: 50, max: 4000 }), height: fc.integer({ min: 50, max: 4000 }) });
const steps = fc.array(
  fc.record({
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
    x: fc.integer({ min: -2000, max: 2000 }),
    y: fc.integer({ min: -2000, max: 2000 }),
  }),
  { maxLength: 12 },
);

describe('zooming', () => {
  it('never shows less of the picture than the frame can hold, and ends where it began when fitted again', () => {
    fc.assert(
      fc.property(size, size, steps, (frame, picture, all) => {
        const fit = fitInto(frame, picture);
        let zoom = fitted;
        for (const { factor, x, y } of all)
          zoom = panned(zoomedAt(zoom, factor, { x, y }, frame, fit), x, y, frame, fit);
        expect(zoom.scale).toBeGreaterThanOrEqual(1);
        expect(zoom.scale).toBeLessThanOrEqual(MOST_ZOOM);
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual(Math.max(0, (fit.width * zoom.scale - frame.width) / 2) + 1e-6);
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual(Math.max(0, (fit.height * zoom.scale - frame.height) / 2) + 1e-6);
        expect(kept({ ...zoom, scale: 1 }, frame, fit)).toEqual(fitted);
      }),
    );
  });

  it('keeps the spot under the pointer where it is', () => {
    const frame = { width: 800, height: 600 };
    const zoom = zoomedAt(fitted, 3, { x: 100, y: -50 }, frame, frame);
    // The spot at 100, -50 of the fitted picture, scaled and moved, is at 100, -50 again.
    expect(100 * zoom.scale + zoom.x).toBeCloseTo(100);
    expect(-50 * zoom.scale + zoom.y).toBeCloseTo(-50);
  });
});
