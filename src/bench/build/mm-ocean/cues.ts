import { bodyParts, interpretiveWords } from '../../../memory/observation-tags.ts';
import type { Cue, Cues, FrameBox } from './records.ts';

/** An observation as it was proposed, before anything of it was checked. */
export type Proposed = Omit<Cue, 'id' | 'bodyPart'> & { readonly bodyPart?: string | undefined };

/** Films' lengths are told to the hundredth; a time may be over by this much. */
export const SLACK_SECONDS = 0.05;
const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * Observations that can stand, numbered in order of time, and those that were refused: what judges instead of recording, or
 * lies outside the film. A part of the body that is not on the list is left out, a box that leaves the frame cut. Pure.
 */
export function cuesOf(proposed: readonly Proposed[], filmSeconds: number): Cues {
  const refused: { description: string; why: string }[] = [];
  const kept = proposed.flatMap((one) => {
    const why = refusalOf(one, filmSeconds);
    if (why === undefined) return [one];
    refused.push({ description: one.description, why });
    return [];
  });
  const cues = kept
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ dimension, start, end, description, bodyPart, boxes }, i): Cue => {
      const part = bodyParts.find((known) => known === bodyPart);
      const times = { start: round(start, 2), end: round(Math.min(end, filmSeconds), 2) };
      const shown = boxes.flatMap((box) => boxIn(box, filmSeconds) ?? []);
      return {
        id: `OBS-${i + 1}`,
        dimension,
        ...times,
        description: description.trim(),
        ...(part === undefined ? {} : { bodyPart: part }),
        boxes: shown,
      };
    });
  return { cues, refused };
}

function refusalOf({ description, start, end }: Proposed, filmSeconds: number): string | undefined {
  if (description.trim() === '') return 'nothing is described';
  if (interpretiveWords.test(description)) return 'it judges instead of recording';
  return start < 0 || end <= start || end > filmSeconds + SLACK_SECONDS ? 'its time is not in the film' : undefined;
}

function boxIn({ at, x, y, w, h }: FrameBox, filmSeconds: number): FrameBox | undefined {
  if (at < 0 || at > filmSeconds + SLACK_SECONDS) return undefined;
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [Math.min(1, x + w), Math.min(1, y + h)];
  if (right <= left || bottom <= top) return undefined;
  return {
    at: round(at, 2),
    x: round(left, 3),
    y: round(top, 3),
    w: round(right - left, 3),
    h: round(bottom - top, 3),
  };
}
