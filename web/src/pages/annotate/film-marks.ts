import type { FrameBox, Observation, Subjects } from '../../../../src/contract/review/subjects.ts';

type Film = Subjects['observation'];
/** Frames per second where a film does not tell. */
export const usualFps = 25;

export const frameOf = (time: number, fps: number): number => Math.max(0, Math.floor(time * fps + 1e-6));
/** A time within a frame, so that a player shows that frame and no neighbour. */
export const timeOf = (frame: number, fps: number): number => (frame + 0.5) / fps;
/** When a frame begins, in seconds to the millisecond, as it is written down. */
export const startOf = (frame: number, fps: number): number => Math.round((frame / fps) * 1000) / 1000;

/** Whether a box was drawn on this frame. */
export const isOnFrame = ({ at }: FrameBox, frame: number, fps: number): boolean => frameOf(at, fps) === frame;

type Point = { readonly x: number; readonly y: number };
const three = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** The box between two points of a frame, in shares; undefined for one too small to be meant. */
export function boxBetween(a: Point, b: Point, at: number, region?: string): FrameBox | undefined {
  const [x, y] = [three(Math.min(a.x, b.x)), three(Math.min(a.y, b.y))];
  const w = three(Math.max(a.x, b.x) - x);
  const h = three(Math.max(a.y, b.y) - y);
  if (w < 0.01 || h < 0.01) return undefined;
  return { at, x, y, w: Math.min(w, 1 - x), h: Math.min(h, 1 - y), ...(region === undefined ? {} : { region }) };
}

/**
 * An observation after a change: one whose words or dimension are changed was not correct. Its times and boxes may be made
 * tighter without that.
 */
export function changedObservation(before: Observation, change: Partial<Observation>): Observation {
  const isReworded = change.description !== undefined || change.dimension !== undefined;
  const label = isReworded && before.added !== true ? { label: 'incorrect' as const } : {};
  return { ...before, ...label, ...change };
}

/** An id that no observation has. */
export function freshId(observations: readonly Observation[]): string {
  const taken = new Set(observations.map(({ id }) => id));
  for (let n = observations.length + 1; ; n++) if (!taken.has(`OBS-${n}`)) return `OBS-${n}`;
}

export type FilmProblem = { readonly id: string; readonly what: 'label' | 'box' | 'text' | 'order' };

/** What must be added before a film is saved. */
export function filmProblems({ observations }: Film): FilmProblem[] {
  return observations.flatMap(({ id, label, dimension, boxes = [], description, start, end }): FilmProblem[] => {
    if (label === undefined) return [{ id, what: 'label' }];
    if (label === 'nonexistent') return [];
    const isSeen = dimension === 'Expression' || dimension === 'Action';
    return [
      ...(isSeen && boxes.length === 0 ? [{ id, what: 'box' } as const] : []),
      ...(description.trim() === '' ? [{ id, what: 'text' } as const] : []),
      ...(end < start ? [{ id, what: 'order' } as const] : []),
    ];
  });
}
