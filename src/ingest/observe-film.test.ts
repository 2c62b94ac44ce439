import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourName } from '../language/colour-name.ts';
import type { FilmObservation } from '../memory/observation.ts';
import type { SeenFace } from '../ports/perception.ts';
import type { SoundLevels } from '../ports/sound.ts';
import { type Backdrop, type BackdropFrame, backdropOf } from './observe-backdrop.ts';
import { observeFilm } from './observe-film.ts';
import { stateRuns, swings } from './observe-runs.ts';

const SECONDS = 10;
const times = Array.from({ length: SECONDS * 4 }, (_, i) => i / 4);
const room: Backdrop = {
  light: 0.4,
  colours: new Map([
    ['blue', 0.5],
    ['white', 0.3],
    ['red', 0.02],
  ]),
};
type Shown = {
  readonly expression?: SeenFace['expressions'][number]['name'];
  readonly yaw?: number;
  readonly pitch?: number;
  readonly h?: number;
  readonly x?: number;
};

const face = ({ expression = 'neutral', yaw = 0, pitch = 5, h = 0.4, x = 0.4 }: Shown): SeenFace => ({
  box: { x, y: 0.2, w: 0.2, h },
  confidence: 0.95,
  quality: 0.9,
  expressions: [{ name: expression, confidence: 0.9 }],
  pose: { yaw, pitch, roll: 0 },
});
const film = (shown: (at: number) => Shown | undefined, backdrop = room): BackdropFrame[] =>
  times.map((at) => {
    const now = shown(at);
    return { at, seen: { faces: now === undefined ? [] : [face(now)], sights: [] }, backdrop };
  });
const observed = (frames: readonly BackdropFrame[], cuts: number[] = [], sound?: SoundLevels): FilmObservation[] =>
  observeFilm(
    { durationSeconds: SECONDS, hasPicture: true, cuts, subtitles: [], ...(sound === undefined ? {} : { sound }) },
    frames,
  );
const spans = (found: readonly FilmObservation[], tag: string) =>
  found.filter((one) => one.tag === tag).map(({ start, end }) => [start, end]);

describe('what is recorded of a face', () => {
  it('is each look for as long as it lasts, and no slip of a frame', () => {
    const found = observed(
      film((at) => ({ expression: at === 8 ? 'angry' : at >= 3 && at < 6 ? 'happy' : 'neutral' })),
    );
    expect(spans(found, 'mouth-corners-up')).toEqual([[2.88, 5.88]]);
    expect(spans(found, 'face-at-rest')).toEqual([
      [0, 2.88],
      [5.88, 10],
    ]);
    expect(spans(found, 'brows-lowered')).toEqual([]);
  });

  it('is where the head is turned, and that it is lowered against how it is held', () => {
    const found = observed(film((at) => ({ yaw: at < 2 ? 25 : at < 4 ? -25 : 0, pitch: at >= 6 && at < 8 ? 22 : 6 })));
    expect(spans(found, 'head-turned-left')).toEqual([[0, 1.88]]);
    expect(spans(found, 'head-turned-right')).toEqual([[1.88, 3.88]]);
    expect(spans(found, 'head-down')).toEqual([[5.88, 7.88]]);
    expect(spans(found, 'facing-camera')).toEqual([[3.88, 10]]);
  });

  it('is that it nods, comes nearer, and goes aside', () => {
    const nods = observed(film((at) => ({ pitch: at < 4 || at >= 6.5 ? 5 : at % 0.5 === 0 ? 5 : 16 })));
    expect(spans(nods, 'head-nods')).toHaveLength(1);
    expect(spans(observed(film((at) => ({ h: at > 6 ? 0.52 : 0.4 }))), 'comes-nearer')).toHaveLength(1);
    expect(
      spans(observed(film((at) => ({ x: Math.min(0.4, 0.2 + Math.max(0, at - 1) * 0.1) }))), 'moves-left'),
    ).toHaveLength(1);
    expect(spans(observed(film(() => ({}))), 'head-nods')).toEqual([]);
  });

  it('is when it comes and goes, with where it was', () => {
    const found = observed(film((at) => (at >= 2 && at < 7 ? {} : undefined)));
    expect(spans(found, 'comes-into-view')).toEqual([[1.88, 2.38]]);
    expect(spans(found, 'leaves-view')).toEqual([[6.38, 6.88]]);
    expect(found.find(({ tag }) => tag === 'facing-camera')?.boxes).toHaveLength(3);
  });

  it('is never read off a face that is turned away', () => {
    const found = observed(film(() => ({ yaw: 45, expression: 'sad' })));
    expect(found.filter(({ tag }) => tag === 'mouth-corners-down')).toEqual([]);
  });
});

describe('what is recorded around', () => {
  it('is light and colours by shot, and where shots change', () => {
    const dark: Backdrop = { light: 0.1, colours: new Map([['black', 0.9]]) };
    const frames = [
      ...film(() => undefined).filter(({ at }) => at < 5),
      ...film(() => undefined, dark).filter(({ at }) => at >= 5),
    ];
    const found = observed(frames, [5]);
    expect(spans(found, 'medium-light')).toEqual([[0, 5]]);
    expect(spans(found, 'dark')).toEqual([[5, 10]]);
    expect(spans(found, 'shot-changes')).toEqual([[4.9, 5.1]]);
    expect(found.find(({ tag }) => tag === 'main-colours')?.description).toBe(
      'The surroundings are mainly blue and white.',
    );
  });

  it('is what stands there, and no people', () => {
    const frames = film(() => undefined).map((frame) => ({
      ...frame,
      seen: {
        faces: [],
        sights: ['chair', 'person'].map((name) => ({
          kind: 'object' as const,
          name,
          confidence: 0.8,
          box: { x: 0, y: 0, w: 0.1, h: 0.1 },
        })),
      },
    }));
    const things = observed(frames).filter(({ tag }) => tag === 'object');
    expect(things.map(({ description }) => description)).toEqual(['In the picture there is what looks like a chair.']);
  });

  it('knows colours, and leaves people out of the surroundings', () => {
    const names = [
      [1, 0, 0],
      [1, 0.5, 0],
      [0.4, 0.2, 0.05],
      [1, 1, 0.1],
      [0, 0.6, 0.1],
      [0.1, 0.2, 0.9],
      [1, 1, 1],
      [0.05, 0.05, 0.05],
      [0.5, 0.5, 0.5],
    ];
    expect(names.map(([r = 0, g = 0, b = 0]) => colourName(r * 255, g * 255, b * 255))).toEqual([
      'red',
      'orange',
      'brown',
      'yellow',
      'green',
      'blue',
      'white',
      'black',
      'grey',
    ]);
    const rgb = new Uint8Array(64 * 36 * 3).map((_, i) =>
      i % 3 === 2 && (i / 3) % 64 < 32 ? 255 : i % 3 === 0 && (i / 3) % 64 >= 32 ? 255 : 0,
    );
    const whole = backdropOf({ width: 64, height: 36, rgb }, []);
    expect(whole.colours.size).toBeGreaterThan(1);
    expect(
      backdropOf({ width: 64, height: 36, rgb }, [{ x: 0.6, y: 0, w: 0.3, h: 0.5 }]).colours.get('red') ?? 0,
    ).toBeLessThan(whole.colours.get('red') ?? 0);
  });
});

describe('what is recorded of the sound', () => {
  it('is speech, its pauses, and what is louder and higher than the rest', () => {
    const windows = Array.from({ length: 100 }, (_, i) => {
      const speaks = (i >= 10 && i < 40) || (i >= 45 && i < 60) || (i >= 65 && i < 80);
      const loud = i >= 65;
      return {
        level: speaks ? (loud ? -18 : -26) + (i % 3) : -80,
        voiced: speaks ? 0.8 : 0,
        pitch: speaks ? (loud ? 170 : 120) + (i % 5) * 6 : 0,
      };
    });
    const list = (of: (w: (typeof windows)[number]) => number) => Float32Array.from(windows, of);
    const found = observed([], [], {
      step: 0.1,
      level: list((w) => w.level),
      voiced: list((w) => w.voiced),
      pitch: list((w) => w.pitch),
    });
    expect(spans(found, 'speech')).toEqual([
      [1, 4],
      [4.5, 6],
      [6.5, 8],
    ]);
    expect(spans(found, 'pause')).toEqual([
      [4, 4.5],
      [6, 6.5],
    ]);
    expect(spans(found, 'louder')).toEqual([[6.5, 8]]);
    expect(spans(found, 'pitch-higher')).toEqual([[6.5, 8]]);
    expect(spans(found, 'silence')).toEqual([
      [0, 1],
      [8, 10],
    ]);
  });

  it('is that there is none', () => {
    expect(spans(observed([]), 'no-sound')).toEqual([[0, SECONDS]]);
  });
});

describe('stretches of states', () => {
  it('cover the whole time without gaps, whatever the states', () => {
    const samples = fc.array(fc.constantFrom('a', 'b', undefined), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(samples, fc.double({ min: 0, max: 3, noNaN: true }), (found, least) => {
        const runs = stateRuns(
          found.map((state, i) => ({ at: i / 4, state })),
          { start: 0, end: 12, least },
        );
        expect(runs[0]?.start).toBe(0);
        expect(runs.at(-1)?.end).toBe(12);
        for (const [i, run] of runs.entries()) {
          expect(run.end).toBeGreaterThanOrEqual(run.start);
          if (i > 0) expect(run.start).toBe(runs[i - 1]?.end);
          if (i > 0) expect(run.state).not.toBe(runs[i - 1]?.state);
        }
      }),
    );
  });

  it('swings are turns in a row and nothing slower', () => {
    const samples = (values: readonly number[], step: number) => values.map((state, i) => ({ at: i * step, state }));
    expect(swings(samples([0, 10, 0, 10, 0], 0.3), 8, 3, 0.9)).toHaveLength(1);
    expect(swings(samples([0, 10, 0, 10, 0], 2), 8, 3, 0.9)).toEqual([]);
    expect(swings(samples([0, 5, 0, 5, 0], 0.3), 8, 3, 0.9)).toEqual([]);
    expect(swings(samples([0, 4, 8, 12], 0.3), 8, 2, 0.9)).toEqual([]);
  });
});
