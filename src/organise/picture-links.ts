import { type Link, type LinkKind, linkId } from '../memory/link.ts';
import { by } from './context.ts';
import { hashDistance, type LookAlike, lookAlikeRule } from './look-alikes.ts';
import { compareText } from './ordering.ts';
import { isMedia, takenAt, type View } from './view.ts';

export const linkBetween = (
  kind: LinkKind,
  from: View,
  to: View,
  weight: number,
  note?: string,
  maker: string = by.link,
): Link => ({
  id: linkId(kind, from.id, to.id),
  kind,
  from: from.id,
  to: to.id,
  weight,
  by: maker,
  ...(note === undefined ? {} : { note }),
});

/** Each once, the last of those with one id, in the order of their ids. Without a look-up by id, which takes more than all links. */
export function distinctLinks(links: readonly Link[]): Link[] {
  const sorted = links.toSorted((a, b) => compareText(a.id, b.id));
  return sorted.filter(({ id }, at) => id !== sorted[at + 1]?.id);
}

const COMPARED_AHEAD = 60;

/** Crops and other framings: up to 16 bits apart within ten minutes. Beside look-alikes, which hold for any time. */
export function cropsOf(sorted: readonly View[]): LookAlike[] {
  const timed = sorted.filter((v) => v.phash !== undefined && takenAt(v) !== undefined);
  const found: LookAlike[] = [];
  for (const [i, to] of timed.entries()) {
    for (let j = i + 1; j < Math.min(timed.length, i + 1 + COMPARED_AHEAD); j++) {
      const from = timed[j];
      if (from === undefined || (from.instant ?? 0) - (to.instant ?? 0) > lookAlikeRule.cropMs) break;
      const bits = hashDistance(from.phash, to.phash);
      if (bits !== undefined && bits > lookAlikeRule.same && bits <= lookAlikeRule.crop) found.push({ from, to, bits });
    }
  }
  return found;
}

/** Near-duplicates as links from the later picture to the earlier; both stay. Weight falls with the bits that differ. */
export const nearDuplicateLinks = (pairs: readonly LookAlike[]): Link[] =>
  pairs.map(({ from, to, bits }) => linkBetween('near-duplicate', from, to, 1 - bits / 64));

/**
 * Bursts: pictures at most three seconds after one another by the same camera, or that look alike where no camera is
 * named. Each is linked to the first of its burst.
 */
export function burstLinks(sorted: readonly View[]): Link[] {
  const found: Link[] = [];
  let first: View | undefined;
  let before: View | undefined;
  for (const view of sorted) {
    if (!isMedia(view) || takenAt(view) === undefined) continue;
    if (before !== undefined && first !== undefined && isNext(before, view))
      found.push(linkBetween('burst', view, first, 1));
    else first = view;
    before = view;
  }
  return found;
}

function isNext(before: View, view: View): boolean {
  if ((view.instant ?? 0) - (before.instant ?? 0) > lookAlikeRule.burstMs) return false;
  const bits = hashDistance(before.phash, view.phash);
  if (bits !== undefined && bits <= lookAlikeRule.burst) return true;
  return before.camera !== undefined && before.camera === view.camera;
}
