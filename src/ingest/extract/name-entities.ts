import { nameAt, notNames } from '../../language/name-words.ts';
import { findPhrases } from '../../language/phrases.ts';
import { relationCues } from '../../language/relation-cues.ts';
import { closings } from '../../language/relation-words.ts';
import type { Word } from '../../language/words.ts';
import type { DocumentKind, Entity } from '../../memory/item-text.ts';
import { countryNames } from './country-names.ts';
import {
  ambiguousCountries,
  dealings,
  type FoundName,
  greetings,
  mailProviders,
  nameLinks,
  placePrepositions,
  receiptNoise,
  shopPhrases,
  venueWords,
} from './name-rules.ts';
import type { Passage, TextContext } from './passage.ts';

const MOST_NAMES = 60;
/** Smaller places share their names with too many words. */
const LEAST_POPULATION = 15_000;
const LONGEST_VENUE_SIDE = 4;

/** Names that a text holds: venues, shops, cities, countries, people and pets, each once with its kind. */
export function namesIn(passage: Passage, context: TextContext, kind: DocumentKind | undefined): Entity[] {
  const found = new Map<string, Entity>();
  const all: FoundName[] = [
    ...relationCues(passage.text, passage.words).map(({ name, kind: who }) => ({ name, kind: who })),
    ...venues(passage),
    ...phrased(passage),
    ...(passage.field === 'ocr' && kind === 'receipt' ? receiptHead(passage.text) : []),
    ...places(passage, context),
    ...(passage.field === 'body' ? signedBy(passage) : []),
  ];
  for (const { name, kind: what } of all) {
    const key = `${what}\n${name.toLowerCase()}`;
    if (found.size < MOST_NAMES && !found.has(key)) found.set(key, { name, kind: what, field: passage.field });
  }
  return [...found.values()];
}

/** "Hotel Casa do Lago", "Café Bohème", "Pasha Kebab": capitalised words around a word for a kind of venue. */
function venues({ text, words }: Passage): FoundName[] {
  return words.flatMap((word, i): FoundName[] => {
    if (!venueWords.has(word.folded) || !isCapital(text, word)) return [];
    const first = extend(text, words, i, -1);
    const last = extend(text, words, i, 1);
    if (first === i && last === i) return [];
    return [{ name: text.slice(words[first]?.start, words[last]?.end), kind: 'venue' }];
  });
}

const isCapital = (text: string, word: Word): boolean => /^\p{Lu}/u.test(text.slice(word.start, word.start + 2));

/** How far a name reaches from a word in one direction; a small word counts only with a capitalised one behind it. */
function extend(text: string, words: readonly Word[], from: number, step: 1 | -1): number {
  let reached = from;
  for (let i = from + step; Math.abs(i - from) <= LONGEST_VENUE_SIDE; i += step) {
    const [left, right] = step === 1 ? [words[i - 1], words[i]] : [words[i], words[i + 1]];
    const word = words[i];
    if (word === undefined || left === undefined || right === undefined) break;
    if (!/^(?: |['’]| & |-)$/.test(text.slice(left.end, right.start))) break;
    if (isCapital(text, word) && (step === 1 || !notNames.has(word.folded))) reached = i;
    else if (!nameLinks.has(word.folded) && !(step === -1 && word.folded === 's')) break;
  }
  return reached;
}

/** "Welcome to X", "your receipt from X". */
function phrased({ text, words }: Passage): FoundName[] {
  const after = (table: typeof greetings, kind: Entity['kind']): FoundName[] =>
    findPhrases(table, words).flatMap((phrase): FoundName[] => {
      const named = nameAt(text, words, phrase.afterWord, 4);
      const gap = words[phrase.afterWord]?.start ?? 0;
      return named === undefined || gap - phrase.end > 2 ? [] : [{ name: named.name, kind }];
    });
  return [...after(greetings, 'venue'), ...after(shopPhrases, 'merchant')];
}

/** A receipt's first line of words is who wrote it. */
function receiptHead(text: string): FoundName[] {
  for (const line of text.split('\n', 6)) {
    const name = line.trim();
    if (name.length > 40 || !/\p{L}{3}|\p{Script=Han}{2}/u.test(name) || receiptNoise.test(name)) continue;
    return /\d{3}/.test(name) ? [] : [{ name, kind: 'merchant' }];
  }
  return [];
}

function places(passage: Passage, context: TextContext): FoundName[] {
  const { text, words } = passage;
  const countries = findPhrases(countryNames(), words).filter(
    (c) =>
      !/^\p{Ll}/u.test(text.slice(c.start, c.start + 2)) &&
      !ambiguousCountries.has(text.slice(c.start, c.end).toLowerCase()),
  );
  const found: FoundName[] = countries.map((country) => ({ name: country.value, kind: 'country' }));
  const { findPlace } = context;
  if (findPlace === undefined) return found;
  const beforeCountry = new Set(countries.map((country) => country.firstWord - 1));
  words.forEach((word, i) => {
    const isCued = placePrepositions.has(words[i - 1]?.folded ?? '') || beforeCountry.has(i);
    if (!isCued || !isCapital(text, word)) return;
    const place = longestPlace(passage, i, findPlace);
    if (place !== undefined) found.push(place);
  });
  return found;
}

function longestPlace(
  passage: Passage,
  at: number,
  findPlace: NonNullable<TextContext['findPlace']>,
): FoundName | undefined {
  for (let most = 3; most >= 1; most--) {
    const named = nameAt(passage.text, passage.words, at, most);
    if (named === undefined) return undefined;
    const place = findPlace(named.name);
    if (place !== undefined && (place.population ?? LEAST_POPULATION) >= LEAST_POPULATION) {
      return { name: place.name, kind: place.kind };
    }
  }
  return undefined;
}

/** "Best wishes,\nAnna Silva" at the end of a letter. */
function signedBy({ text, words }: Passage): FoundName[] {
  const closing = findPhrases(closings, words).at(-1);
  if (closing === undefined) return [];
  const gap = text.slice(closing.end, words[closing.afterWord]?.start ?? closing.end);
  if (!/^[\s,!.]*\n\s*$/.test(gap)) return [];
  const named = nameAt(text, words, closing.afterWord, 3);
  const line = named === undefined ? '' : text.slice(named.end).split('\n', 1)[0]?.trim();
  return named === undefined || line !== '' ? [] : [{ name: named.name, kind: 'person' }];
}

/** Who was dealt with in a bill, a booking or an offer: the sender's name, else the name in the domain. */
export function senderMerchant(kind: DocumentKind | undefined, context: TextContext): FoundName | undefined {
  if (kind === undefined || !dealings.has(kind)) return undefined;
  const labels = context.senderDomain?.toLowerCase().split('.') ?? [];
  const owned =
    labels.at(-2) !== undefined && /^(?:co|com|org|net|ac|gov)$/.test(labels.at(-2) ?? '')
      ? labels.at(-3)
      : labels.at(-2);
  if (owned !== undefined && mailProviders.has(owned)) return undefined;
  const display = context.senderName?.trim();
  if (display !== undefined && display !== '' && !display.includes('@')) return { name: display, kind: 'merchant' };
  return owned === undefined || owned.length < 3
    ? undefined
    : { name: owned[0]?.toUpperCase() + owned.slice(1), kind: 'merchant' };
}
