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
  if (w < LEAST_SIDE || h < LEAST_SIDE) return undefined;
  return { at, x, y, w: Math.min(w, 1 - x), h: Math.min(h, 1 - y), ...(region === undefined ? {} : { region }) };
}

/** Smaller boxes, in shares of the frame, are not meant. */
const LEAST_SIDE = 0.01;
const within = (value: number, least: number, most: number): number => three(Math.max(least, Math.min(most, value)));

/** A box moved by shares of the frame; it stays in the frame. */
export const movedBox = (box: FrameBox, dx: number, dy: number): FrameBox => ({
  ...box,
  x: within(box.x + dx, 0, 1 - box.w),
  y: within(box.y + dy, 0, 1 - box.h),
});

export const corners = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof corners)[number];

/** A box of which one corner is moved, the opposite one staying where it is; it stays in the frame. */
export function resizedBox(box: FrameBox, corner: Corner, dx: number, dy: number): FrameBox {
  const [right, bottom] = [box.x + box.w, box.y + box.h];
  const isWest = corner === 'nw' || corner === 'sw';
  const isNorth = corner === 'nw' || corner === 'ne';
  const x = isWest ? within(box.x + dx, 0, right - LEAST_SIDE) : box.x;
  const y = isNorth ? within(box.y + dy, 0, bottom - LEAST_SIDE) : box.y;
  const w = isWest ? three(right - x) : within(box.w + dx, LEAST_SIDE, 1 - box.x);
  const h = isNorth ? three(bottom - y) : within(box.h + dy, LEAST_SIDE, 1 - box.y);
  return { ...box, x, y, w, h };
}

/** The latest box before this frame, for this frame; undefined where there is none. */
export function copiedBox(boxes: readonly FrameBox[], frame: number, fps: number): FrameBox | undefined {
  const before = boxes.filter(({ at }) => frameOf(at, fps) < frame).sort((a, b) => b.at - a.at)[0];
  return before === undefined ? undefined : { ...before, at: startOf(frame, fps) };
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
