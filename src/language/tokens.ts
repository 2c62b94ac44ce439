import { stemmer } from 'stemmer';
import { fold } from './fold.ts';

const wordOrCjkRun =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}])+/gu;
const cjkStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const englishWord = /^[a-z]{3,}$/;

/** Most mail is plain ASCII, for which the general expression is five times slower. */
const asciiWord = /[a-z0-9]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is what is tested
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** Longer runs are base64, hashes or noise, not words. */
const LONGEST_TOKEN = 64;

const stems = new Map<string, string>();
const MOST_CACHED_STEMS = 200_000;

function stem(word: string): string {
  if (!englishWord.test(word)) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MOST_CACHED_STEMS) stems.clear();
  const made = stemmer(word);
  stems.set(word, made);
  return made;
}

/** Bigrams of a run of CJK characters; a lone character stands for itself. */
function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

/**
 * Index tokens of a text, in order: folded words, English ones Porter-stemmed; Chinese, Japanese and Korean as
 * overlapping bigrams. Index and query must both be cut by this function.
 */
export function tokens(text: string): string[] {
  const found: string[] = [];
  // Contractions and possessives join or drop their tail, so that "Grace's" is "grace" and "don't" is "dont".
  const folded = fold(text).replace(/['’]s\b/g, '');
  const words = isAscii(folded)
    ? folded.replace(/([a-z])'(?=[a-z])/g, '$1').match(asciiWord)
    : folded.replace(/(\p{L})['’](\p{L})/gu, '$1$2').match(wordOrCjkRun);
  for (const word of words ?? []) {
    if (word.length > LONGEST_TOKEN && !cjkStart.test(word)) continue;
    if (cjkStart.test(word)) found.push(...bigrams(word));
    else found.push(stem(word));
  }
  return found;
}
