import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../../src/contract/review/subjects.ts';
import {
  boxBetween,
  changedObservation,
  copiedBox,
  corners,
  filmProblems,
  frameOf,
  freshId,
  movedBox,
  resizedBox,
  startOf,
  timeOf,
} from './film-marks.ts';

const observation: Observation = { id: 'OBS-1', dimension: 'Action', start: 1, end: 2, description: 'A nod.' };

describe('frames', () => {
  it('are found again from the time that shows them, at any rate', () => {
    for (const fps of [10, 23.976, 25, 29.97, 60])
      for (const frame of [0, 1, 7, 449]) {
        expect(frameOf(timeOf(frame, fps), fps)).toBe(frame);
        expect(frameOf(startOf(frame, fps) + 0.001, fps)).toBe(frame);
      }
  });
});

describe('a box', () => {
  it('is the same whichever corner was drawn first, and stays in the frame', () => {
    const box = { at: 1, x: 0.2, y: 0.3, w: 0.5, h: 0.4 };
    expect(boxBetween({ x: 0.2, y: 0.3 }, { x: 0.7, y: 0.7 }, 1)).toEqual(box);
    expect(boxBetween({ x: 0.7, y: 0.7 }, { x: 0.2, y: 0.3 }, 1)).toEqual(box);
    const out = boxBetween({ x: 0.9, y: 0.9 }, { x: 1.4, y: 2 }, 1, 'mouth');
    expect(out).toMatchObject({ x: 0.9, y: 0.9, region: 'mouth' });
    expect((out?.x ?? 0) + (out?.w ?? 0)).toBeLessThanOrEqual(1);
  });

  it('moves without a change of its size, and no further than the frame', () => {
    const box = { at: 1, x: 0.2, y: 0.3, w: 0.5, h: 0.4, region: 'mouth' };
    expect(movedBox(box, 0.1, -0.1)).toEqual({ ...box, x: 0.3, y: 0.2 });
    expect(movedBox(box, 2, 2)).toEqual({ ...box, x: 0.5, y: 0.6 });
    expect(movedBox(box, -2, -2)).toEqual({ ...box, x: 0, y: 0 });
  });

  it('is resized by each corner, of which the opposite one stays, and never turns inside out', () => {
    const box = { at: 1, x: 0.2, y: 0.3, w: 0.5, h: 0.4 };
    expect(resizedBox(box, 'se', 0.1, 0.1)).toEqual({ ...box, w: 0.6, h: 0.5 });
    expect(resizedBox(box, 'nw', 0.1, 0.1)).toEqual({ ...box, x: 0.3, y: 0.4, w: 0.4, h: 0.3 });
    expect(resizedBox(box, 'ne', 0.1, 0.1)).toEqual({ ...box, y: 0.4, w: 0.6, h: 0.3 });
    expect(resizedBox(box, 'sw', 0.1, 0.1)).toEqual({ ...box, x: 0.3, w: 0.4, h: 0.5 });
    for (const corner of corners)
      for (const by of [-3, 3]) {
        const { x, y, w, h } = resizedBox(box, corner, by, -by);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1.000_001);
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(0.01);
      }
  });

  it('is copied from the latest frame before', () => {
    const at = (time: number) => ({ at: time, x: time / 10, y: 0.3, w: 0.5, h: 0.4 });
    expect(copiedBox([at(2), at(1), at(4)], 30, 10)).toEqual({ ...at(2), at: 3 });
    expect(copiedBox([at(4)], 30, 10)).toBeUndefined();
  });

  it('is none when the pointer hardly moved', () => {
    expect(boxBetween({ x: 0.2, y: 0.3 }, { x: 0.203, y: 0.5 }, 1)).toBeUndefined();
  });
});

describe('an observation', () => {
  it('is incorrect when it is reworded, not when its times are made tighter', () => {
    expect(changedObservation({ ...observation, label: 'correct' }, { start: 1.2 }).label).toBe('correct');
    expect(changedObservation({ ...observation, label: 'correct' }, { description: 'A bow.' }).label).toBe('incorrect');
    const added = { ...observation, added: true, label: 'correct' as const };
    expect(changedObservation(added, { description: 'A bow.' }).label).toBe('correct');
  });

  it('that is added has an id of its own', () => {
    expect(freshId([observation, { ...observation, id: 'OBS-3' }])).toBe('OBS-4');
  });
});

describe('what a film still lacks', () => {
  const of = (...observations: Observation[]) => filmProblems({ film: 'a.mp4', seconds: 15, observations });

  it('is a label for each, a box for what is seen of a person, and words', () => {
    expect(of(observation)).toEqual([{ id: 'OBS-1', what: 'label' }]);
    expect(of({ ...observation, label: 'correct' })).toEqual([{ id: 'OBS-1', what: 'box' }]);
    expect(of({ ...observation, label: 'nonexistent' })).toEqual([]);
    expect(of({ ...observation, dimension: 'Audio', label: 'correct', description: ' ', end: 0 })).toEqual([
      { id: 'OBS-1', what: 'text' },
      { id: 'OBS-1', what: 'order' },
    ]);
  });
});
