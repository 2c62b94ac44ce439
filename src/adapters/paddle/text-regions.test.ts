import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TextMap, textRegions } from './text-regions.ts';

/** A map with a bar in it: its middle, length, thickness and turn. */
function mapWithBar(
  width: number,
  height: number,
  bar: { x: number; y: number; w: number; h: number; angle: number },
): TextMap {
  const likely = new Float32Array(width * height);
  const [cos, sin] = [Math.cos(bar.angle), Math.sin(bar.angle)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x - bar.x, y - bar.y];
      const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
      if (Math.abs(along) <= bar.w / 2 && Math.abs(across) <= bar.h / 2) likely[y * width + x] = 0.9;
    }
  return { width, height, likely };
}

describe('regions of text', () => {
  it('stand where the map says, wider than it shows, at any turn', () => {
    fc.assert(
      fc.property(fc.double({ min: -1.5, max: 1.5, noNaN: true }), fc.integer({ min: 60, max: 120 }), (angle, w) => {
        const [region, ...others] = textRegions(mapWithBar(200, 200, { x: 100, y: 100, w, h: 10, angle }));
        expect(others).toEqual([]);
        expect(region?.x).toBeCloseTo(100, -0.5);
        expect(region?.y).toBeCloseTo(100, -0.5);
        expect(Math.abs((region?.angle ?? 9) - angle)).toBeLessThan(0.06);
        expect(region?.width).toBeGreaterThan(w);
        expect(region?.width).toBeLessThan(w + 30);
        expect(region?.height).toBeGreaterThan(14);
      }),
      { numRuns: 25 },
    );
  });

  it('are none in an empty or a faint map, and few in one full of specks', () => {
    const side = 64;
    expect(textRegions({ width: side, height: side, likely: new Float32Array(side * side) })).toEqual([]);
    expect(textRegions({ width: side, height: side, likely: new Float32Array(side * side).fill(0.35) })).toEqual([]);
    const specks = Float32Array.from({ length: side * side }, (_, i) => (i % 2 === Math.floor(i / side) % 2 ? 1 : 0));
    expect(textRegions({ width: side, height: side, likely: specks })).toEqual([]);
  });
});
