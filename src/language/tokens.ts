import { stemmer } from 'stemmer';
import { rowsOf, sidesOf } from '../lexicon/rows.ts';
import { isAscii } from './ascii.ts';
import { fold } from './fold.ts';
import { loneCharacters, loneWithinOthers } from './lone-characters.ts';

const wordOrCjkRun =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}])+/gu;
const cjkStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const englishWord = /^[a-z]{3,}$/;

/** Most mail is plain ASCII, for which the general expression is five times slower. */
const asciiWord = /[a-z0-9]+/g;

/** Whether a text is cut as plain ASCII. Texts that are alike in this give the same tokens alone as one after another. */
export const isPlain = (text: string): boolean => isAscii(fold(text));

/** Longer runs are base64, hashes or noise, not words. */
const LONGEST_TOKEN = 64;

const families = new Map(
  sidesOf(rowsOf('word-families'), ': ').flatMap(([head, others]) =>
    others.split(' ').map((other) => [other, head] as const),
  ),
);

const FIRST_BEYOND_ASCII = 128;

const stems = new Map<string, string>();
const MOST_CACHED_STEMS = 200_000;
const LONGEST_CACHED_OTHER = 4;

function stem(written: string): string {
  const known = stems.get(written);
  if (known !== undefined) return known;
  const word = families.get(written) ?? written;
  const isEnglish = englishWord.test(word);
  // Numbers and codes seldom come again.
  if (!isEnglish && written.length > LONGEST_CACHED_OTHER) return word;
  if (stems.size >= MOST_CACHED_STEMS) stems.clear();
  const made = isEnglish ? stemmer(word) : word;
  stems.set(written, made);
  return made;
}

/** Bigrams of a run of CJK characters; a lone character stands for itself. */
function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

/** Letters with which words of a family begin, by the token that all of them become. */
let familyInitials: ReadonlyMap<string, string> | undefined;

function initialsOfFamilies(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [other, head] of families) {
    const token = stem(head);
    found.set(token, `${found.get(token) ?? ''}${other[0]}`);
  }
  return found;
}

/**
 * Tokens that are looked for in texts. A word begins with the first letter of its token, or is one of a family whose words
 * are known: only words that begin like one of these need be stemmed.
 */
export class WantedTokens {
  readonly tokens: ReadonlySet<string>;
  readonly #initials = new Uint8Array(FIRST_BEYOND_ASCII);

  constructor(wanted: Iterable<string>) {
    this.tokens = new Set(wanted);
    familyInitials ??= initialsOfFamilies();
    for (const token of this.tokens)
      for (const initial of `${token[0] ?? ''}${familyInitials.get(token) ?? ''}`) {
        const code = initial.charCodeAt(0);
        if (code < FIRST_BEYOND_ASCII) this.#initials[code] = 1;
      }
  }

  /** Whether a word that begins with a small letter or a digit of ASCII may become one of the tokens. */
  mayBegin(code: number): boolean {
    return this.#initials[code] === 1;
  }

  /** How many different ones a text has, as `tokens` would find them. */
  countIn(text: string): number {
    const seen = new Set<string>();
    const folded = withoutPossessives(fold(text));
    if (!isAscii(folded)) {
      for (const token of tokens(text)) if (this.tokens.has(token)) seen.add(token);
      return seen.size;
    }
    for (const word of plainWords(folded)) {
      if (!this.mayBegin(word.charCodeAt(0)) || word.length > LONGEST_TOKEN) continue;
      const token = stem(word);
      if (this.tokens.has(token)) seen.add(token);
    }
    return seen.size;
  }
}

/** Contractions and possessives join or drop their tail, so that "Grace's" is "grace" and "don't" is "dont". */
const plainWords = (folded: string): readonly string[] =>
  (folded.includes("'") ? folded.replace(/([a-z])'(?=[a-z])/g, '$1') : folded).match(asciiWord) ?? [];

const hasApostrophe = (text: string): boolean => text.includes("'") || text.includes('’');
/** "We'd" is no "wed", nor "I'll" ill. */
const withoutPossessives = (text: string): string =>
  hasApostrophe(text) ? text.replace(/['’](?:s|d|ll|re|ve|m)\b/g, '') : text;

/**
 * Index tokens of a text, in order: folded words, English ones Porter-stemmed after
 * irregular forms have become their family's head; Chinese, Japanese and Korean as
 * overlapping bigrams. Index and query must both be cut by this function.
 */
export function tokens(text: string): string[] {
  const found: string[] = [];
  const folded = withoutPossessives(fold(text));
  if (isAscii(folded)) {
    for (const word of plainWords(folded)) if (word.length <= LONGEST_TOKEN) found.push(stem(word));
    return found;
  }
  for (const word of folded.replace(/(\p{L})['’](\p{L})/gu, '$1$2').match(wordOrCjkRun) ?? []) {
    if (word.length > LONGEST_TOKEN && !cjkStart.test(word)) continue;
    if (cjkStart.test(word)) found.push(...bigrams(word));
    else found.push(stem(word));
  }
  return found;
}

const loneWords = new Set(loneCharacters);
const withinOthers = new Set(
  loneWithinOthers.flatMap((line) => {
    const [character = '', ...words] = line.split(' ');
    return words.map((word) => `${word}${character}`);
  }),
);
const isWithin = (character: string, word: string | undefined): boolean => withinOthers.has(`${word}${character}`);

/** Characters of bigrams in a row that are words by themselves where they stand. */
function loneIn(found: readonly string[]): string[] {
  const lone: string[] = [];
  let before: string | undefined;
  found.forEach((token, i) => {
    const isBigram = token.length === 2 && token.charCodeAt(0) >= FIRST_BEYOND_ASCII && cjkStart.test(token);
    if (!isBigram) {
      before = undefined;
      return;
    }
    const [first = '', second = ''] = token;
    if (before?.[1] !== first && loneWords.has(first) && !isWithin(first, token)) lone.push(first);
    if (loneWords.has(second) && !isWithin(second, token) && !isWithin(second, found[i + 1])) lone.push(second);
    before = token;
  });
  return lone;
}

/** Index tokens of a text for an index: those that a query has, and each character that is a word by itself. */
export function tokensToIndex(text: string): string[] {
  const found = tokens(text);
  const lone = loneIn(found);
  return lone.length === 0 ? found : [...found, ...new Set(lone)];
}
