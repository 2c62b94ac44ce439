import { findAll, pattern, splitBy } from '../../../python/pattern.ts';
import { strip } from '../../../python/text.ts';
import { normalText } from './normalise.ts';

/** Runs of Latin letters and digits: of a text in another script, nothing is left. */
export const tokensIn = pattern('[a-z0-9]+');
/** Runs of letters and digits of any script; each ideograph stands alone. */
const unicodeTokens = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{M}\p{N}]|$)/gu;

export const latinTokens = (text: string): string[] => findAll(tokensIn, text).map((token) => token.toLowerCase());
export const allTokens = (text: string): string[] =>
  (text.normalize('NFKC').match(unicodeTokens) ?? []).map((token) => token.toLowerCase());

export const stopwords: ReadonlySet<string> = new Set(
  'the a an of in at on for to and or by from with into is was were be been being'.split(' '),
);

/** Words by which an answer is taken for an address. Two towns are among them. */
export const addressWords: ReadonlySet<string> = new Set(
  (
    'street st road rd lane ln avenue ave drive dr place pl square sq close court ct way high highstreet boulevard blvd ' +
    'city town village county country oxford cambridge'
  ).split(' '),
);

/** A run of spaces is tried from its beginning alone: a text of nothing else would take the square of its length. */
const separators = pattern('(?:(?<!\\s)\\s+)?(?:,|;|\\band\\b|/)\\s*');

/** The items of a list written with commas, semicolons, slashes or "and", each in normal form. */
export const listItems = (text: string): string[] =>
  splitBy(separators, text)
    .map(strip)
    .filter((item) => item !== '')
    .map(normalText);
