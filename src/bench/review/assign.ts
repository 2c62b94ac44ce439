import { createHash } from 'node:crypto';
import type { Pool } from '../../contract/review/records.ts';

/** How many independent decisions a task in the overlap needs. */
const OVERLAPPING = 2;

/** A number in [0, 1) that depends on the words alone. */
const drawn = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(JSON.stringify(words)).digest().readUIntBE(0, 6) / 2 ** 48;

/** For each task the annotators that it goes to, the first before the second. */
export type Assignment = ReadonlyMap<string, readonly string[]>;

/**
 * Deals tasks out: each to one annotator, and the share `overlap` of them, rounded up, to two. Who gets what depends on
 * names, ids and seed alone, so that it is the same in every process; when somebody joins, only their share moves.
 */
export function assign(tasks: readonly string[], { annotators, overlap, seed }: Pool): Assignment {
  const order = tasks.map((id) => ({ id, at: drawn(seed, id) })).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const shared = new Set(order.slice(0, Math.ceil(overlap * tasks.length - 1e-9)).map(({ id }) => id));
  return new Map(
    tasks.map((id) => {
      const ranked = annotators
        .map((name) => ({ name, at: drawn(seed, id, name) }))
        .sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1));
      return [id, ranked.slice(0, shared.has(id) ? OVERLAPPING : 1).map(({ name }) => name)];
    }),
  );
}
