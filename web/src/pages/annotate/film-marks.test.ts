import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../../src/contract/review/subjects.ts';
import { boxBetween, changedObservation, filmProblems, frameOf, freshId, startOf, timeOf } from './film-marks.ts';

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
