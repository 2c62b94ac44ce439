import { marksOf, type Word, wordsOf } from './words.ts';

/** A literal phrase of a rule table and what it stands for. Case, accents, hyphens and spacing do not matter. */
export type PhraseRule<T> = { readonly phrase: string; readonly value: T };

type Compiled<T> = { readonly words: readonly string[]; readonly value: T };

/** Phrases by their first word, longest first. Made once from a table, used on any number of texts. */
export type PhraseTable<T> = ReadonlyMap<string, readonly Compiled<T>[]> & {
  /** 1 at `markOf` each first word: most words of a text begin no phrase, and are told so without being looked up. */
  readonly begins: Uint8Array;
};

export type FoundPhrase<T> = {
  readonly value: T;
  readonly start: number;
  readonly end: number;
  /** Indices into the words: half-open. */
  readonly firstWord: number;
  readonly afterWord: number;
};

export function phraseTable<T>(rules: readonly PhraseRule<T>[]): PhraseTable<T> {
  const table = new Map<string, Compiled<T>[]>();
  for (const { phrase, value } of rules) {
    const words = wordsOf(phrase).map((word) => word.folded);
    const [first] = words;
    if (first === undefined) continue;
    const same = table.get(first);
    if (same === undefined) table.set(first, [{ words, value }]);
    else same.push({ words, value });
  }
  for (const same of table.values()) same.sort((a, b) => b.words.length - a.words.length);
  return Object.assign(table, { begins: marksOf(table.keys()) });
}

/** `{ total: ['Total', 'Summe'] }` as rules. */
export function phraseRules<K extends string>(byValue: Readonly<Record<K, readonly string[]>>): PhraseRule<K>[] {
  return (Object.keys(byValue) as K[]).flatMap((value) => byValue[value].map((phrase) => ({ phrase, value })));
}

/** Words of one phrase are at most a separator and a space apart. */
const WIDEST_GAP = 3;

/**
 * All phrases of the table in a text, left to right, the longest at each place, not overlapping. Linear in the text
 * whatever it holds, which a long alternation of patterns is not.
 */
export function findPhrases<T>(table: PhraseTable<T>, words: readonly Word[]): FoundPhrase<T>[] {
  const found: FoundPhrase<T>[] = [];
  const { begins } = table;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || begins[word.mark] !== 1) continue;
    const phrase = firstThatHolds(table.get(word.folded), words, at);
    if (phrase === undefined) continue;
    found.push(phrase);
    at = phrase.afterWord - 1;
  }
  return found;
}

/** Whether a text has any phrase of the table. */
export function hasPhrase<T>(table: PhraseTable<T>, words: readonly Word[]): boolean {
  for (let at = 0; at < words.length; at++) if (phraseAt(table, words, at) !== undefined) return true;
  return false;
}

/** The longest phrase of the table that starts with the word at `at`. */
export function phraseAt<T>(table: PhraseTable<T>, words: readonly Word[], at: number): FoundPhrase<T> | undefined {
  const first = words[at];
  if (first === undefined || table.begins[first.mark] !== 1) return undefined;
  return firstThatHolds(table.get(first.folded), words, at);
}

function firstThatHolds<T>(
  candidates: readonly Compiled<T>[] | undefined,
  words: readonly Word[],
  at: number,
): FoundPhrase<T> | undefined {
  const first = words[at];
  if (first === undefined || candidates === undefined) return undefined;
  for (const candidate of candidates) {
    if (!holds(candidate.words, words, at)) continue;
    const afterWord = at + candidate.words.length;
    const end = words[afterWord - 1]?.end ?? first.end;
    return { value: candidate.value, start: first.start, end, firstWord: at, afterWord };
  }
  return undefined;
}

function holds(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  for (let i = 1; i < phrase.length; i++) {
    const word = words[at + i];
    const before = words[at + i - 1];
    if (word === undefined || before === undefined) return false;
    if (word.folded !== phrase[i] || word.start - before.end > WIDEST_GAP) return false;
  }
  return true;
}

/** The last phrase that lies within [start, end) of the text. */
export function lastPhraseWithin<T>(
  found: readonly FoundPhrase<T>[],
  start: number,
  end: number,
): FoundPhrase<T> | undefined {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle]?.end ?? 0) <= end) low = middle + 1;
    else high = middle;
  }
  const phrase = found[low - 1];
  return phrase !== undefined && phrase.start >= start ? phrase : undefined;
}

/** The first phrase that lies within [start, end) of the text. */
export function firstPhraseWithin<T>(
  found: readonly FoundPhrase<T>[],
  start: number,
  end: number,
): FoundPhrase<T> | undefined {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const phrase = found[low];
  return phrase !== undefined && phrase.end <= end ? phrase : undefined;
}

/** "a | b c | d" as phrases: how long tables are written without a line for each. */
export const phraseList = (written: string): string[] =>
  written
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
