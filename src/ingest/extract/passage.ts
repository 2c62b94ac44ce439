import { detectLanguage, type Language } from '../../language/detect-language.ts';
import { simplified } from '../../language/simplified.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import type { Amount } from '../../memory/item-text.ts';

export type TextField = Amount['field'];

/** What is known around a text before its own words are read. */
export type TextContext = {
  /** BCP 47, of the owner: "en-GB". */
  readonly locale: string;
  /** ISO 4217, of the owner. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2, of the owner or of where the item was made. */
  readonly country?: string;
  /** Local ISO day on which the text was sent or made: what "tomorrow" and years left out are told against. */
  readonly sentAt?: string;
  readonly senderDomain?: string;
  readonly senderName?: string;
  /** What stands before the @ of the sender's address. */
  readonly senderBox?: string;
  /** Well-known places by name; without it only countries are recognised. */
  readonly findPlace?: (name: string) => FoundPlace | undefined;
};
export type FoundPlace = { readonly name: string; readonly kind: 'city' | 'country'; readonly population?: number };

/** One text of an item, cut into words once for all rules. Beyond `MOST_CHARACTERS` nothing is read. */
export type Passage = {
  readonly text: string;
  readonly field: TextField;
  readonly words: readonly Word[];
  readonly language: Language | undefined;
};

export const MOST_CHARACTERS = 40_000;

export function passageOf(text: string, field: TextField): Passage {
  const bounded = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text;
  const words = wordsOf(simplified(bounded));
  return { text: bounded, field, words, language: detectLanguage(bounded, words) };
}

export const lineStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1);

export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** The line above that holds anything, as a range; empty lines between are passed over, at most two. */
export function lineAbove(text: string, start: number): { readonly start: number; readonly end: number } | undefined {
  let end = start - 1;
  for (let tries = 0; tries < 3 && end > 0; tries++) {
    const from = lineStart(text, end);
    if (text.slice(from, end).trim() !== '') return { start: from, end };
    end = from - 1;
  }
  return undefined;
}

/** Index of the first word that starts at or after a position. */
export function wordIndexAt(words: readonly Word[], position: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words within a range of the text. */
export const wordsWithin = (words: readonly Word[], start: number, end: number): readonly Word[] =>
  words.slice(wordIndexAt(words, start), wordIndexAt(words, end));

/** "shop.example.co.uk" as its country "GB", where the top-level domain is a country's. */
export function countryOfDomain(domain: string | undefined): string | undefined {
  const top = domain?.split('.').at(-1)?.toUpperCase();
  if (top === undefined || top.length !== 2) return undefined;
  if (top === 'UK') return 'GB';
  return genericTwoLetterDomains.has(top) ? undefined : top;
}
/** Country domains that anybody uses. */
const genericTwoLetterDomains: ReadonlySet<string> = new Set([
  'IO',
  'AI',
  'CO',
  'ME',
  'TV',
  'EU',
  'FM',
  'LY',
  'GG',
  'CC',
]);
