import { z } from 'zod';
import { cursorOf, positionOf } from '../contract/cursor.ts';
import { type Cut, type Window, windowed } from './windowed.ts';

const offset = z.object({ from: z.int().min(0).max(1_000_000) });

/** The offset that a cursor points to. Errors: `invalid-cursor`. */
export const fromOf = (cursor: string | undefined): number =>
  cursor === undefined ? 0 : positionOf(cursor, offset).from;

/** The cursor that continues at this offset. */
export const cursorFrom = (from: number): string => cursorOf({ from });

export type Page<T> = { readonly entries: T[]; readonly cut: Cut[]; readonly nextCursor?: string };

/** Lists inside an entry, such as a person's items, are cut to a few examples, and texts to their beginning. */
const INSIDE: Window = { characters: 2_000, entries: 20, page: 0 };

/** The entries of a list, each of bounded size; `name` is the field of the list, used to report cuts. */
export function cutEntries<T>(list: readonly T[], name: string): { readonly entries: T[]; readonly cut: Cut[] } {
  const shown = list.map((entry) => windowed(entry, INSIDE));
  return {
    entries: shown.map(({ document }) => document),
    cut: shown.flatMap(({ cut }, n) => cut.map((one) => ({ ...one, path: `${name}.${n}.${one.path}` }))),
  };
}

/** A page of a list that is not paginated by the app. Errors: `invalid-cursor`. */
export function paged<T>(
  all: readonly T[],
  name: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Page<T> {
  const from = fromOf(cursor);
  const nextCursor = from + limit < all.length ? { nextCursor: cursorFrom(from + limit) } : {};
  return { ...cutEntries(all.slice(from, from + limit), name), ...nextCursor };
}
