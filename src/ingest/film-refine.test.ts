import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeenFace } from '../ports/perception.ts';
import { refined } from './film-refine.ts';
import type { LookedAt } from './film-tracks.ts';

/** A descriptor of somebody: far from anybody else's, with a little noise. */
const looks = (who: number, noise = 0): Float32Array =>
  Float32Array.from({ length: 128 }, (_, i) => (i % 8 === who ? 0.2 : 0) + noise * Math.sin(i * 7.3 + who));
const face = (who: number, x = 0.1 * who, noise = 0): SeenFace => ({
  box: { x, y: 0.3, w: 0.1, h: 0.2 },
  confidence: 0.9,
  quality: 0.8,
  descriptor: looks(who, noise),
  expressions: [],
});
type Shown = { readonly who: number; readonly on: number; readonly off: number };
const seenAt =
  (shown: readonly Shown[]) =>
  (at: number): LookedAt => ({
    at,
    seen: { faces: shown.filter(({ on, off }) => at >= on && at < off).map(({ who }) => face(who)), sights: [] },
  });
const every = (step: number, end: number): number[] =>
  Array.from({ length: Math.ceil(end / step) }, (_, i) => i * step);

async function found(shown: readonly Shown[], step: number, durationSeconds: number, cuts: number[] = [], most = 1000) {
  const asked: number[] = [];
  const look = async (seconds: readonly number[]): Promise<LookedAt[]> => {
    asked.push(...seconds);
    return seconds.map(seenAt(shown));
  };
  const { tracks } = await refined(every(step, durationSeconds).map(seenAt(shown)), look, {
    durationSeconds,
    cuts,
    most,
  });
  return { asked, spans: tracks.map(({ start, end }) => [start, end] as const) };
}

describe('when faces come and go', () => {
  it('is right within an eighth of a second, and at a cut to the frame', async () => {
    const shown = [{ who: 1, on: 2.62, off: 7.3 }];
    const { spans } = await found(shown, 1, 10);
    expect(spans).toHaveLength(1);
    expect(Math.abs((spans[0]?.[0] ?? 0) - 2.62)).toBeLessThanOrEqual(0.125);
    expect(Math.abs((spans[0]?.[1] ?? 0) - 7.3)).toBeLessThanOrEqual(0.125);
    expect((await found(shown, 1, 10, [2.62, 7.3])).spans).toEqual([[2.62, 7.3]]);
  });

  it('holds for any comings and goings of several people', async () => {
    const stay = fc.tuple(fc.double({ min: 1.3, max: 9, noNaN: true }), fc.double({ min: 1.3, max: 9, noNaN: true }));
    const stays = fc.array(fc.array(stay, { maxLength: 4 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(stays, async (people) => {
        const shown = people.flatMap((gaps, who) => {
          let at = 0;
          return gaps.map(([away, here]) => {
            const on = at + away;
            at = on + here;
            return { who, on, off: at };
          });
        });
        const durationSeconds = Math.max(5, ...shown.map(({ off }) => off + 1.3));
        const { spans } = await found(shown, 1, durationSeconds);
        const truth = shown.toSorted((a, b) => a.on - b.on);
        expect(spans).toHaveLength(truth.length);
        for (const { on, off } of truth)
          expect(spans.some(([start, end]) => Math.abs(start - on) <= 0.126 && Math.abs(end - off) <= 0.126)).toBe(
            true,
          );
      }),
      { numRuns: 60 },
    );
  });

  it('asks for no more frames than it may, and none twice', async () => {
    const shown = [1, 2, 3].map((who) => ({ who, on: who * 2.2, off: who * 2.2 + 3 }));
    const { asked, spans } = await found(shown, 2, 20, [], 7);
    expect(asked.length).toBeLessThanOrEqual(7);
    expect(new Set(asked).size).toBe(asked.length);
    expect(spans.length).toBeGreaterThan(0);
  });

  it('a face from the first to the last frame is there from beginning to end', async () => {
    expect((await found([{ who: 1, on: 0, off: 99 }], 1, 6.4)).spans).toEqual([[0, 6.4]]);
  });

  it('a film without faces asks for nothing', async () => {
    expect(await found([], 1, 6)).toEqual({ asked: [], spans: [] });
  });

  it('one that is missed in a frame did not leave, one who takes another’s place is another', async () => {
    const flicker = (at: number): LookedAt => ({
      at,
      seen: { faces: Math.abs(at - 3) < 0.01 ? [] : [face(1)], sights: [] },
    });
    const look = async (seconds: readonly number[]) => seconds.map(flicker);
    const options = { durationSeconds: 6, cuts: [], most: 100 };
    expect((await refined(every(1, 6).map(flicker), look, options)).tracks).toMatchObject([{ start: 0, end: 6 }]);
    const swap = (at: number): LookedAt => ({
      at,
      seen: { faces: [face(at < 2.5 ? 1 : 2, 0.4)], sights: [] },
    });
    const { tracks } = await refined(every(1, 6).map(swap), async (s) => s.map(swap), { ...options, cuts: [2.5] });
    expect(tracks).toMatchObject([
      { start: 0, end: 2.5 },
      { start: 2.5, end: 6 },
    ]);
  });

  it('without descriptors a face is followed by where it is', async () => {
    const drift = (at: number): LookedAt => {
      const { descriptor: _, ...bare } = face(1, 0.1 + at * 0.03);
      return { at, seen: { faces: [bare], sights: [] } };
    };
    const options = { durationSeconds: 8, cuts: [], most: 100 };
    expect((await refined(every(1, 8).map(drift), async (s) => s.map(drift), options)).tracks).toHaveLength(1);
  });
});
