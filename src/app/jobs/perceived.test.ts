import { expect, it } from 'vitest';
import { perceivedIn } from './perceived.ts';

const box = { x: 0.1, y: 0.1, w: 0.2, h: 0.2 };
const face = { box, confidence: 0.9, quality: 0.8, expressions: [] };

it('a number that is none takes its own field away, and nothing else', () => {
  const descriptor = Float32Array.of(0.1, Number.NaN);
  const gaze = { bearing: Number.NaN, strength: 1 };
  const pose = { yaw: Number.NaN, pitch: 0, roll: 0 };
  const { faces, sights } = perceivedIn({
    faces: [
      { ...face, descriptor, gaze, pose, glasses: 7, quality: Number.NaN },
      { ...face, gaze: { bearing: 0.5, strength: 1 } },
      { ...face, box: { ...box, w: Number.NaN } },
    ],
    sights: [
      { kind: 'object', name: 'dog', confidence: Number.NaN },
      { kind: 'object', name: 'cat', confidence: 0.5 },
    ],
  });
  expect(faces).toHaveLength(2);
  expect(faces[0]).toMatchObject({ box, confidence: 0.9, quality: 0 });
  for (const field of ['descriptor', 'gaze', 'pose', 'glasses'] as const) expect(faces[0]?.[field]).toBeUndefined();
  expect(faces[1]).toMatchObject({ quality: 0.8, gaze: { bearing: 0.5, strength: 1 } });
  expect(sights).toEqual([{ kind: 'object', name: 'cat', confidence: 0.5 }]);
});
