import { describe, expect, it } from 'vitest';
import { lookIn, sightsIn } from './seen.ts';

const middle = [0.25, 0.25, 0.5, 0.5];
const angle = { roll: 0, yaw: 0.1, pitch: 0 };
const face = (more: object) => ({ boxRaw: middle, emotion: [{ emotion: 'happy', score: 0.8 }], ...more });
const seen = (parts: object) => ({ face: [], object: [], gesture: [], ...parts });

describe('what a library says of a face', () => {
  it.each([
    ['bearing', { bearing: Number.NaN, strength: 0.2 }],
    ['strength', { bearing: 0.1, strength: Number.POSITIVE_INFINITY }],
  ])('keeps all but a gaze whose %s is no number', (_what, gaze) => {
    const look = lookIn(seen({ face: [face({ rotation: { angle, gaze } })] }));
    expect(look?.expressions).toEqual([{ name: 'happy', confidence: 0.8 }]);
    expect(look?.pose?.yaw).toBeCloseTo(5.73, 2);
    expect(look).not.toHaveProperty('gaze');
  });

  it('keeps the gaze beside a pose that is none, and what it shows without either', () => {
    const gaze = { bearing: 0.1, strength: 0.2 };
    const turned = { ...angle, yaw: Number.NaN };
    expect(lookIn(seen({ face: [face({ rotation: { angle: turned, gaze } })] }))).toMatchObject({ gaze });
    const look = lookIn(seen({ face: [face({ rotation: { angle: turned, gaze: null } })] }));
    expect(look).toEqual({ expressions: [{ name: 'happy', confidence: 0.8 }] });
  });

  it('leaves out one expression that has no score, and a face that has no place', () => {
    const emotion = [
      { emotion: 'sad', score: Number.NaN },
      { emotion: 'happy', score: 1.2 },
    ];
    const nowhere = face({ boxRaw: [Number.NaN, 0, 0.5, 0.5] });
    const look = lookIn(seen({ face: [nowhere, face({ emotion })] }));
    expect(look).toEqual({ expressions: [{ name: 'happy', confidence: 1 }] });
  });
});

describe('what a library says of things', () => {
  it('keeps the others beside one without a score, and a thing without a place', () => {
    const object = [
      { label: 'dog', score: Number.NaN, boxRaw: middle },
      { label: 'cat', score: 0.7, boxRaw: [Number.NaN, 0, 1, 1] },
      { label: 'car', score: 0.6, boxRaw: middle },
    ];
    expect(sightsIn(seen({ object }), false)).toEqual([
      { kind: 'object', name: 'cat', confidence: 0.7 },
      { kind: 'object', name: 'car', confidence: 0.6, box: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 } },
    ]);
  });

  it('is an error where it is no answer at all', () => {
    expect(() => sightsIn({ error: 'out of memory' }, false)).toThrow();
  });
});
