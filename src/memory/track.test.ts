import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from './location.ts';
import { between, positionAt, type TrackPoint, trackOf, trackRule, trackSchema, unitedTrack } from './track.ts';

const start = 1_683_100_000;
const walk = (points: number, seconds = 60): TrackPoint[] =>
  Array.from({ length: points }, (_, at) => [start + at * seconds, 48 + at / 10_000, 11.5]);

describe('a track', () => {
  it('keeps no point of a straight and even way but its ends', () => {
    expect(trackOf(walk(300)).stretches).toHaveLength(1);
    expect(trackOf(walk(300)).stretches[0]).toHaveLength(2);
  });

  it('is bounded, and says where somebody was about as well as all points do', () => {
    const wild = Array.from(
      { length: 5000 },
      (_, at): TrackPoint => [start + at * 15, 48 + Math.sin(at / 40) / 10, 11.5 + Math.cos(at / 23) / 10],
    );
    const track = trackOf(wild);
    expect(track.stretches.flat().length).toBeLessThanOrEqual(trackRule.mostPoints);
    for (const [at, lat, lon] of wild)
      expect(distanceKm(positionAt(track, at) ?? { lat: 0, lon: 0 }, { lat, lon })).toBeLessThan(2);
  });

  it('says nothing for a time in which somebody went where nobody knows', () => {
    const track = trackOf([
      [start, 48, 11],
      [start + 7200, 49, 12],
    ]);
    expect(positionAt(track, start + 3600)).toBeUndefined();
    expect(positionAt(track, start)).toEqual({ lat: 48, lon: 11 });
  });

  it('holds through a rest without points', () => {
    const track = trackOf([
      [start, 48, 11],
      [start + 7200, 48.0005, 11],
    ]);
    expect(positionAt(track, start + 3600)?.lat).toBeCloseTo(48.00025, 5);
  });

  it('goes across the date line the short way', () => {
    expect(between([0, 0, 179], [10, 0, -179], 5).lon).toBe(180);
  });

  it('of any points is one that can be stored, in which no moment has two places', () => {
    const point = fc.tuple(
      fc.integer({ min: start, max: start + 86_400 }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(point), (points) => {
        const track = trackOf(points);
        expect(trackSchema.safeParse(track).success).toBe(true);
        const times = track.stretches.flat().map(([at]) => at);
        expect(new Set(times).size).toBe(times.length);
      }),
    );
  });

  it('joins another of the same day, and stays itself where that says no more', () => {
    const [morning, whole] = [trackOf(walk(10)), trackOf(walk(30))];
    expect(unitedTrack(morning, trackOf(walk(5)))).toBe(morning);
    expect(positionAt(unitedTrack(morning, whole), start + 25 * 60)).toEqual(positionAt(whole, start + 25 * 60));
  });
});
