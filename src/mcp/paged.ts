import { z } from 'zod';
import { cursorOf, positionOf } from '../contract/cursor.ts';
import { type Cut, type Window, windowed } from './windowed.ts';

const offset = z.object({ from: z.int().min(0).max(1_000_000) });

/** Where a list goes on. Errors: `invalid-cursor`. */
export const fromOf = (cursor: string | undefined): number =>
  cursor === undefined ? 0 : positionOf(cursor, offset).from;

/** The cursor to go on from there. */
export const cursorFrom = (from: number): string => cursorOf({ from });

export type Page<T> = { readonly entries: T[]; readonly cut: Cut[]; readonly nextCursor?: string };

/** Lists inside an entry of a list, such as a person's items, are examples there, and texts their beginning. */
const INSIDE: Window = { characters: 2_000, entries: 20, page: 0 };

/** The entries of a list, each in bounded size; `name` is the list's field, for what is cut. */
export function cutEntries<T>(list: readonly T[], name: string): { readonly entries: T[]; readonly cut: Cut[] } {
  const shown = list.map((entry) => windowed(entry, INSIDE));
  return {
    entries: shown.map(({ document }) => document),
    cut: shown.flatMap(({ cut }, n) => cut.map((one) => ({ ...one, path: `${name}.${n}.${one.path}` }))),
  };
}

/** A page of a list that has no pages of its own. Errors: `invalid-cursor`. */
export function paged<T>(
  all: readonly T[],
  name: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Page<T> {
  const from = fromOf(cursor);
  const nextCursor = from + limit < all.length ? { nextCursor: cursorFrom(from + limit) } : {};
  return { ...cutEntries(all.slice(from, from + limit), name), ...nextCursor };
}
