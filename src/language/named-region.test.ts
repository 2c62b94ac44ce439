import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, boxFrom, storedBox, uprightRegions } from './named-region.ts';

const near = (box: object | undefined) =>
  Object.fromEntries(Object.entries(box ?? {}).map(([k, v]) => [k, expect.closeTo(v, 9)]));

describe('regions that programs name in pictures', () => {
  it('are given by their middle or by their corner', () => {
    expect(boxAround(0.5, 0.4, 0.2, 0.2)).toEqual(near({ x: 0.4, y: 0.3, w: 0.2, h: 0.2 }));
    expect(boxFrom(0.9, -0.1, 0.3, 0.3)).toEqual(near({ x: 0.9, y: 0, w: 0.1, h: 0.2 }));
    expect(boxAround(Number.NaN, 0, 1, 1)).toBeUndefined();
    expect(boxFrom(1.2, 0, 0.1, 0.1)).toBeUndefined();
  });

  it('stand upright: the left top corner of a stored picture that is shown turned to the right is the right top one', () => {
    const corner = { named: [{ name: 'Anna', box: { x: 0, y: 0, w: 0.2, h: 0.1 } }] };
    const shown = (orientation: number) => uprightRegions(corner, { orientation })[0]?.box;
    expect(shown(1)).toEqual({ x: 0, y: 0, w: 0.2, h: 0.1 });
    expect(shown(3)).toEqual(near({ x: 0.8, y: 0.9, w: 0.2, h: 0.1 }));
    expect(shown(6)).toEqual(near({ x: 0.9, y: 0, w: 0.1, h: 0.2 }));
    expect(shown(8)).toEqual(near({ x: 0, y: 0.8, w: 0.1, h: 0.2 }));
  });

  it('are left as they are where their size says that they were written for the upright picture', () => {
    const box = { x: 0.1, y: 0.2, w: 0.2, h: 0.1 };
    const portrait = { orientation: 6, width: 3000, height: 4000 };
    expect(
      uprightRegions({ named: [{ name: 'A', box }], of: { width: 3000, height: 4000 } }, portrait)[0]?.box,
    ).toEqual(box);
    expect(
      uprightRegions({ named: [{ name: 'A', box }], of: { width: 4000, height: 3000 } }, portrait)[0]?.box,
    ).not.toEqual(box);
  });

  it('stay inside the picture and keep their area, however it is turned', () => {
    const share = fc.double({ min: 0, max: 0.5, noNaN: true });
    const side = fc.double({ min: 0.01, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ x: share, y: share, w: side, h: side }),
        fc.integer({ min: 1, max: 8 }),
        (box, orientation) => {
          const turned = uprightRegions({ named: [{ name: 'A', box }] }, { orientation })[0]?.box;
          expect(turned === undefined ? turned : storedBox(turned, orientation)).toEqual(near(box));
          expect((turned?.w ?? 0) * (turned?.h ?? 0)).toBeCloseTo(box.w * box.h, 12);
          for (const edge of [
            turned?.x,
            turned?.y,
            (turned?.x ?? 0) + (turned?.w ?? 0),
            (turned?.y ?? 0) + (turned?.h ?? 0),
          ]) {
            expect(edge).toBeGreaterThanOrEqual(-1e-12);
            expect(edge).toBeLessThanOrEqual(1 + 1e-12);
          }
        },
      ),
    );
  });
});
