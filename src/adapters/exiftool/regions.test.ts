import { describe, expect, it } from 'vitest';
import { regionsOf } from './regions.ts';

describe('regions as exiftool prints them', () => {
  it('are faces and pets with their places, by their middle or by their corner; other areas are nobody', () => {
    const regions = regionsOf({
      'XMP-mwg-rs:RegionInfo': {
        AppliedToDimensions: { W: 4000, H: 3000, Unit: 'pixel' },
        RegionList: [
          { Name: 'Anna', Type: 'Face', Area: { X: 0.5, Y: 0.5, W: 0.2, H: 0.4, Unit: 'normalized' } },
          { Name: 'Rex', Type: 'Pet' },
          { Name: 'Lens', Type: 'Focus', Area: { X: 0.5, Y: 0.5, W: 0.1, H: 0.1 } },
          { Type: 'Face', Area: { X: 0.1, Y: 0.1, W: 0.1, H: 0.1 } },
        ],
      },
      'XMP-MP:RegionInfoMP': { Regions: [{ PersonDisplayName: 'Bo', Rectangle: '0.25, 0.5, 0.125, 0.25' }] },
    });
    expect(regions).toEqual({
      named: [
        { name: 'Anna', box: { x: 0.4, y: 0.3, w: expect.closeTo(0.2, 9), h: expect.closeTo(0.4, 9) } },
        { name: 'Rex' },
        { name: 'Bo', box: { x: 0.25, y: 0.5, w: 0.125, h: 0.25 } },
      ],
      of: { width: 4000, height: 3000 },
    });
  });

  it('that are none say nothing', () => {
    expect(regionsOf({ 'XMP-mwg-rs:RegionInfo': 'broken', 'XMP-MP:RegionInfoMP': { Regions: 3 } })).toEqual({
      named: [],
    });
  });
});
