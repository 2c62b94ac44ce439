import type { AlbumShape } from '../../../../src/contract/album-verbs.ts';
import { timeInWords } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';

export const albumAddress = (id: string): string => `/albums/${encodeURIComponent(id)}`;

/** From when to when its items are, by months. */
export function spanOf({ first, latest }: AlbumShape, language: Language): string {
  if (first === undefined || latest === undefined) return '';
  const [from, to] = [first, latest].map((start) => timeInWords({ start, precision: 'month' }, language));
  return from === to ? (from ?? '') : `${from} – ${to}`;
}
