import { descriptorOf, type Face } from '../../memory/face.ts';
import type { ItemId } from '../../memory/ids.ts';
import { faceLimits } from './face-limits.ts';

/** Faces that are compared with each other; who has more of them was there more than once. */
const MOST_COMPARED = 40;

/**
 * On how many occasions somebody was there, at least: pictures taken within minutes of each other are of one. A picture whose time
 * nobody knows is of an occasion of its own, unless it is a copy of another. `faces`, clearest first, are one person's.
 */
export function occasionsOf(faces: readonly Face[], instantOf: (item: ItemId) => number | undefined): number {
  const items = [...new Map(faces.map((face) => [face.item, face])).values()].slice(0, MOST_COMPARED);
  const seen = items.map((face) => ({ at: instantOf(face.item), descriptor: descriptorOf(face) }));
  const open = new Set(seen);
  let occasions = 0;
  for (const first of seen) {
    if (!open.delete(first)) continue;
    occasions++;
    const reached = [first];
    for (const one of reached) {
      for (const other of open) {
        if (!isOneOccasion(one, other)) continue;
        open.delete(other);
        reached.push(other);
      }
    }
  }
  return occasions;
}

type Seen = { readonly at: number | undefined; readonly descriptor: Float32Array | undefined };

function isOneOccasion(a: Seen, b: Seen): boolean {
  if (a.at !== undefined && b.at !== undefined) return Math.abs(a.at - b.at) <= faceLimits.occasionMs;
  return squared(a.descriptor, b.descriptor) <= faceLimits.samePicture ** 2;
}

function squared(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (a === undefined || b === undefined) return Number.POSITIVE_INFINITY;
  return a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0);
}
