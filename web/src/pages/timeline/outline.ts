import type { TimelineDaysResponse } from '../../../../src/contract/timeline-verb.ts';

/** What of the timeline is shown. */
export const shownKinds = ['all', 'pictures', 'letters'] as const;
export type Shown = (typeof shownKinds)[number];

/** An item by its day and its position among the items of the day, both in order of time. */
export type Spot = { readonly day: number; readonly at: number };

/** A day with the codes of its items; the last may be that of what has no time. */
export type OutlineDay = { readonly day: string | undefined; readonly codes: string };

/** So many items, or a day more, are read at once. */
const CHUNK = 250;

/** All days of a memory, in order, and which of them are read together. */
export type Outline = {
  readonly days: readonly OutlineDay[];
  /** Chunk by chunk, the first and the last day. */
  readonly chunks: readonly { readonly first: number; readonly last: number }[];
  readonly chunkOf: readonly number[];
};

export function outlineOf({ days: dated, undated }: TimelineDaysResponse): Outline {
  const days: OutlineDay[] = undated === '' ? [...dated] : [...dated, { day: undefined, codes: undated }];
  const chunks: { first: number; last: number }[] = [];
  const chunkOf: number[] = [];
  let held = Number.POSITIVE_INFINITY;
  for (const [n, { day, codes }] of days.entries()) {
    if (held >= CHUNK || day === undefined) {
      chunks.push({ first: n, last: n });
      held = 0;
    }
    const last = chunks.length - 1;
    chunks[last] = { first: chunks[last]?.first ?? n, last: n };
    chunkOf.push(last);
    held += codes.length / 2;
  }
  return { days, chunks, chunkOf };
}

export const isPicture = (letter: string): boolean => letter === 'i' || letter === 'v';

/** Positions of the pictures and of the letters of a day, as far as they are shown. */
export function positionsIn(codes: string, shown: Shown): { readonly pictures: number[]; readonly letters: number[] } {
  const pictures: number[] = [];
  const letters: number[] = [];
  for (let at = 0; at * 2 < codes.length; at += 1) {
    if (isPicture(codes.charAt(at * 2))) pictures.push(at);
    else letters.push(at);
  }
  return { pictures: shown === 'letters' ? [] : pictures, letters: shown === 'pictures' ? [] : letters };
}

/** Everything of a day that is shown. */
export function spotsOfDay({ days }: Outline, day: number, shown: Shown): Spot[] {
  const { pictures, letters } = positionsIn(days[day]?.codes ?? '', shown);
  return [...pictures, ...letters].map((at) => ({ day, at }));
}
