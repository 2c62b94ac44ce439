/** Where somebody was at a moment: milliseconds since the epoch, degrees (WGS 84), and metres that it may be off. */
export type Fix = { readonly at: number; readonly lat: number; readonly lon: number; readonly metres?: number };

/** A stay at a place, as the history's own program found it. */
export type Visit = Fix & {
  readonly end: number;
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly kind?: 'home' | 'work' | undefined;
};

/** A way from one place to another; `mode` in the words of the history ("walking"). */
export type Move = {
  readonly at: number;
  readonly end: number;
  readonly mode: string;
  readonly metres?: number | undefined;
};

export type HistoryStep =
  | { readonly type: 'fix'; readonly fix: Fix }
  | { readonly type: 'visit'; readonly visit: Visit }
  | { readonly type: 'move'; readonly move: Move; readonly near: Fix }
  | { readonly type: 'unread'; readonly where: string; readonly why: string };

/** Milliseconds of 1990 and 2200: what lies outside is no time of a history. */
const [EARLIEST, LATEST] = [631_152_000_000, 7_258_118_400_000];
export const isTime = (millis: number): boolean => millis >= EARLIEST && millis < LATEST;

/** On the globe, and not the 0, 0 of programs that know nothing. */
export const isPosition = (lat: number, lon: number): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !(lat === 0 && lon === 0);

/** Two numbers as a position; nothing where they are none. */
export const positionOf = (lat: number, lon: number): { readonly lat: number; readonly lon: number } | undefined =>
  isPosition(lat, lon) ? { lat, lon } : undefined;

/** A position as Timeline writes it: `48.1374°, 11.5755°` or `geo:48.1374,11.5755`. */
export function writtenPosition(text: unknown): { readonly lat: number; readonly lon: number } | undefined {
  if (typeof text !== 'string') return undefined;
  const found = /^(?:geo:)?\s*(-?\d{1,3}(?:\.\d{1,15})?)°?,\s*(-?\d{1,3}(?:\.\d{1,15})?)°?$/.exec(text);
  return found === null ? undefined : positionOf(Number(found[1]), Number(found[2]));
}
