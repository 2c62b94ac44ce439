import { type FaceTrack, faceTracks, type LookedAt } from './film-tracks.ts';

/** How exactly comings and goings are looked for, seconds. */
const FINE_ENOUGH = 0.25;
/** Just before and after a cut. */
const BESIDE_CUT = 0.05;

type Course = { readonly durationSeconds: number; readonly cuts: readonly number[] };
export type RefineOptions = Course & {
  /** Most further frames to look at. */
  readonly most: number;
};

/** A track with the seconds at which the face comes and goes, each right within half of the bracket it was found in. */
export type SpannedTrack = FaceTrack & { readonly start: number; readonly end: number };

/** When a face was not seen and when it was, next to each other: somewhere between it came, or went. */
type Bracket = { readonly from: number; readonly to: number; readonly worth: number };

/**
 * Looks again wherever a face comes or goes between two frames, halving the time between them until it is a quarter of a
 * second, cuts first; the clearest faces first where there is not enough time for all.
 */
export async function refined(
  coarse: readonly LookedAt[],
  look: (seconds: readonly number[]) => Promise<readonly LookedAt[]>,
  options: RefineOptions,
): Promise<{ readonly frames: readonly LookedAt[]; readonly tracks: readonly SpannedTrack[] }> {
  let frames = [...coarse].sort((a, b) => a.at - b.at);
  const asked = new Set(frames.map(({ at }) => place(at)));
  let left = options.most;
  for (;;) {
    const tracks = faceTracks(frames, options.cuts);
    const probes = left > 0 ? probesFor(tracks, frames, options, asked).slice(0, left) : [];
    if (probes.length === 0) return { frames, tracks: tracks.map((track) => spanned(track, frames, options)) };
    for (const at of probes) asked.add(place(at));
    left -= probes.length;
    frames = [...frames, ...(await look(probes))].sort((a, b) => a.at - b.at);
  }
}

const place = (at: number): number => Math.round(at * 100);

function probesFor(
  tracks: readonly FaceTrack[],
  frames: readonly LookedAt[],
  { cuts, durationSeconds }: RefineOptions,
  asked: ReadonlySet<number>,
): number[] {
  const times = frames.map(({ at }) => at);
  const brackets = tracks
    .flatMap((track) => bracketsOf(track, times, durationSeconds))
    .filter(({ from, to }) => to - from > FINE_ENOUGH)
    .sort((a, b) => b.worth - a.worth);
  const found = new Map<number, number>();
  for (const bracket of brackets) {
    for (const at of probesIn(bracket, cuts)) if (!asked.has(place(at))) found.set(place(at), at);
  }
  return [...found.values()];
}

function bracketsOf(track: FaceTrack, times: readonly number[], durationSeconds: number): Bracket[] {
  const [first, last] = [track.sightings[0]?.at ?? 0, track.sightings.at(-1)?.at ?? 0];
  const worth = Math.max(...track.sightings.map(({ face }) => face.confidence * face.box.h));
  const before = times.findLast((at) => at < first);
  const after = times.find((at) => at > last) ?? Math.max(last, durationSeconds - 2 * BESIDE_CUT);
  return [...(before === undefined ? [] : [{ from: before, to: first, worth }]), { from: last, to: after, worth }];
}

/** Beside the cut nearest to the middle if there is one, else the middle. */
function probesIn({ from, to }: Bracket, cuts: readonly number[]): number[] {
  const middle = (from + to) / 2;
  const [cut] = cuts.filter((at) => at > from && at < to).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const beside = cut === undefined ? [] : [cut - BESIDE_CUT, cut + BESIDE_CUT];
  const inside = beside.filter((at) => at > from + BESIDE_CUT && at < to - BESIDE_CUT);
  return inside.length > 0 ? inside : [middle];
}

/** Tracks of frames that were looked at, with when their faces come and go as far as these frames tell. */
export const spannedTracks = (frames: readonly LookedAt[], course: Course): SpannedTrack[] =>
  faceTracks(frames, course.cuts).map((track) => spanned(track, frames, course));

function spanned(track: FaceTrack, frames: readonly LookedAt[], options: Course): SpannedTrack {
  const times = frames.map(({ at }) => at);
  const [first, last] = [track.sightings[0]?.at ?? 0, track.sightings.at(-1)?.at ?? 0];
  const before = times.findLast((at) => at < first);
  const after = times.find((at) => at > last);
  const start = before === undefined ? 0 : between(before, first, options.cuts);
  const end = after === undefined ? Math.max(last, options.durationSeconds) : between(last, after, options.cuts);
  return { ...track, start, end };
}

const between = (from: number, to: number, cuts: readonly number[]): number =>
  cuts.find((at) => at > from && at <= to) ?? (from + to) / 2;
