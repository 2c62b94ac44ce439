import { overlap } from '../memory/box.ts';
import type { Box } from '../memory/item-text.ts';
import type { Perceived, SeenFace } from '../ports/perception.ts';

/** What was seen in one frame of a film. */
export type LookedAt = { readonly at: number; readonly seen: Perceived };
export type Sighting = { readonly at: number; readonly face: SeenFace };
/** One face for as long as it stays on screen, in order of time. */
export type FaceTrack = { readonly sightings: readonly Sighting[] };

/** A face that is missed for so long was not gone: detectors flicker, people blink and turn. Seconds. */
const LONGEST_MISS = 0.6;
/** Descriptors of one person in one film seldom lie further apart; of two people seldom nearer than the second. */
const [SAME_PERSON, OTHER_PERSON] = [0.52, 0.7];
/** In frames that follow at once, a turned or blurred face may look like anybody's. */
const AT_ONCE = 0.5;
const [LEAST_OVERLAP, CLEAR_OVERLAP] = [0.1, 0.4];

/**
 * Follows faces from frame to frame by who they look like and where they are. `frames` in order of time; across a cut
 * only looks count. A face that goes and comes back is two tracks.
 */
export function faceTracks(frames: readonly LookedAt[], cuts: readonly number[]): FaceTrack[] {
  const open: Sighting[][] = [];
  const done: Sighting[][] = [];
  let before: number | undefined;
  for (const { at, seen } of frames) {
    const latest = before;
    for (let i = open.length - 1; i >= 0; i -= 1) {
      const last = open[i]?.at(-1)?.at ?? 0;
      if (last !== latest && at - last > LONGEST_MISS) done.push(...open.splice(i, 1));
    }
    const taken = new Set<SeenFace>();
    for (const { track, face } of pairs(open, seen.faces, at, cuts)) {
      if (taken.has(face) || track.at(-1)?.at === at) continue;
      taken.add(face);
      track.push({ at, face });
    }
    for (const face of seen.faces) if (!taken.has(face)) open.push([{ at, face }]);
    before = at;
  }
  return [...done, ...open]
    .map((sightings) => ({ sightings }))
    .sort((a, b) => firstOf(a) - firstOf(b) || boxOf(a).x - boxOf(b).x);
}

const firstOf = (track: FaceTrack): number => track.sightings[0]?.at ?? 0;
const boxOf = (track: FaceTrack): Box => track.sightings[0]?.face.box ?? { x: 0, y: 0, w: 0, h: 0 };

/** Which track may go on in which face, the likeliest first. */
function pairs(
  open: readonly Sighting[][],
  faces: readonly SeenFace[],
  at: number,
  cuts: readonly number[],
): { readonly track: Sighting[]; readonly face: SeenFace; readonly apart: number }[] {
  return open
    .flatMap((track) => {
      const last = track.at(-1);
      if (last === undefined) return [];
      const isCut = cuts.some((cut) => cut > last.at && cut <= at);
      return faces.flatMap((face) => {
        const apart = distance(last, { at, face }, isCut);
        return apart === undefined ? [] : [{ track, face, apart }];
      });
    })
    .sort((a, b) => a.apart - b.apart);
}

/** How unlike two sightings are; `undefined` when they cannot be one face going on. */
function distance(from: Sighting, to: Sighting, isCut: boolean): number | undefined {
  const looks = lookDistance(from.face, to.face);
  const shared = overlap(from.face.box, to.face.box);
  const placed = 0.3 * (1 - shared);
  if (isCut) return looks !== undefined && looks <= SAME_PERSON ? looks + placed : undefined;
  if (looks === undefined) return shared >= LEAST_OVERLAP || isNear(from, to) ? 0.5 + placed : undefined;
  if (looks <= SAME_PERSON) return looks + placed;
  const holds = looks <= OTHER_PERSON ? LEAST_OVERLAP : CLEAR_OVERLAP;
  const isSoon = looks <= OTHER_PERSON || to.at - from.at <= AT_ONCE;
  return isSoon && shared >= holds ? looks + placed : undefined;
}

/** Euclidean; absent where either has no descriptor. */
export function lookDistance(a: SeenFace, b: SeenFace): number | undefined {
  const [one, two] = [a.descriptor, b.descriptor];
  if (one === undefined || two === undefined) return undefined;
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += ((one[i] ?? 0) - (two[i] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

/** Within a face's own width for each second that passed, and at most twice as large. */
function isNear(from: Sighting, to: Sighting): boolean {
  const [a, b] = [from.face.box, to.face.box];
  const passed = Math.max(AT_ONCE, to.at - from.at);
  const moved = Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
  const grown = Math.max(a.h / b.h, b.h / a.h);
  return passed <= 2 && moved <= Math.max(a.w, b.w) * passed && grown <= 2;
}
