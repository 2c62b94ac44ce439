import type { TimelineDaysResponse } from '../../../../src/contract/timeline-verb.ts';

/** The timeline filter. */
export const shownKinds = ['all', 'pictures', 'letters'] as const;
export type Shown = (typeof shownKinds)[number];

/** An item as its day and its position within the day, both in order of time. */
export type Spot = { readonly day: number; readonly at: number };

export const spotKey = ({ day, at }: Spot): string => `${day}/${at}`;

/** A day with the codes of its items; the last one may hold items without a time. */
export type OutlineDay = { readonly day: string | undefined; readonly codes: string };

/** Items per request, rounded up to whole days. */
const CHUNK = 250;

/** All days of a memory in order, grouped into chunks for loading. */
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

/** Positions of the shown pictures and emails of a day. */
export function positionsIn(codes: string, shown: Shown): { readonly pictures: number[]; readonly letters: number[] } {
  const pictures: number[] = [];
  const letters: number[] = [];
  for (let at = 0; at * 2 < codes.length; at += 1) {
    if (isPicture(codes.charAt(at * 2))) pictures.push(at);
    else letters.push(at);
  }
  return { pictures: shown === 'letters' ? [] : pictures, letters: shown === 'pictures' ? [] : letters };
}

/** All shown items of a day. */
export function spotsOfDay({ days }: Outline, day: number, shown: Shown): Spot[] {
  const { pictures, letters } = positionsIn(days[day]?.codes ?? '', shown);
  return [...pictures, ...letters].map((at) => ({ day, at }));
}
