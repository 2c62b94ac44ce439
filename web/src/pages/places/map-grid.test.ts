import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridLines } from './map-grid.ts';

describe('the grid of the map', () => {
  it('goes through round degrees', () => {
    const lines = gridLines({ south: 38.7, west: -9.2, north: 38.8, east: -9.1 });
    const lats = lines.flatMap(([from, to]) => (from !== undefined && from[0] === to?.[0] ? [from[0].toFixed(3)] : []));
    expect(lats).toContain('38.720');
  });

  it('is never more than a few lines, and none lies outside', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -80, max: 79, noNaN: true }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        (south, size) => {
          const box = { south, north: south + size, west: 10, east: 10 + size };
          const lines = gridLines(box);
          expect(lines.length).toBeLessThan(40);
          for (const [lat, lon] of lines.flat()) {
            expect(lat).toBeGreaterThanOrEqual(box.south - 1e-9);
            expect(lat).toBeLessThanOrEqual(box.north + 1e-9);
            expect(lon).toBeGreaterThanOrEqual(box.west - 1e-9);
            expect(lon).toBeLessThanOrEqual(box.east + 1e-9);
          }
        },
      ),
    );
  });
});
