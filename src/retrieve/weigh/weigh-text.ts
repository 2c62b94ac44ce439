import { fold } from '../../language/fold.ts';
import { tokens, WantedTokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LeafArgs } from '../../memory/query-plan.ts';
import type { WordHits } from '../rank/word-hits.ts';
import { hitRates, matchWeight, mismatchWeight, type Reading } from './evidence.ts';
import { ownLength, ownText } from './item-words.ts';

const { sure } = hitRates.text;
/** A hit in passing (a long text, a neighbour's words) still has this share of a full hit's weight. */
const LEAST_SHARE = 0.25;

/** The weight of one word that an item has: full at the best score of any item, less below. */
const wordWeight = (hit: WordHits, score: number): number =>
  matchWeight(sure, hit.baseRate) * (LEAST_SHARE + (1 - LEAST_SHARE) * Math.min(1, score / Math.max(hit.top, 1e-9)));

export const quotedPhrase = (words: string): string | undefined => /^"(.+)"$/.exec(words)?.[1];
export const leafTokens = (words: string): string[] => [...new Set(tokens(words))];

/**
 * The words of a leaf in an item: each adds the evidence of having it (or, in an item that has text, of lacking it),
 * by the binary independence model (Robertson & Spärck Jones 1976) with BM25's term frequencies. An item without any
 * text is unknown. Without `explain` the note stays empty: writing it costs more than all the rest.
 */
export function weighText(
  args: LeafArgs<'text'>,
  item: MemoryItem,
  hits: readonly WordHits[],
  explain = true,
): Reading {
  const phrase = quotedPhrase(args.words);
  if (phrase !== undefined) return weighPhrase(phrase, item, hits);
  return weighTokens(leafTokens(args.words), item, hits, explain);
}

function weighTokens(wanted: readonly string[], item: MemoryItem, hits: readonly WordHits[], explain = true): Reading {
  const hasText = ownLength(item) > 0;
  let weight = 0;
  const found: string[] = [];
  for (const token of wanted) {
    const hit = hits.find((h) => h.token === token);
    const score = hit?.scores.get(item.id);
    if (hit !== undefined && score !== undefined) {
      weight += wordWeight(hit, score);
      found.push(token);
    } else if (hasText) weight += mismatchWeight(sure, hit?.baseRate ?? 0);
  }
  if (found.length > 0)
    return {
      truth: found.length * 2 >= wanted.length ? 'yes' : 'unknown',
      weight,
      note: explain ? saysNote(found, item) : '',
    };
  if (!hasText) return { truth: 'unknown', weight: 0, note: 'no text: neither for nor against' };
  return { truth: 'no', weight, note: `says none of ${wanted.slice(0, 5).join(', ')}` };
}

function weighPhrase(phrase: string, item: MemoryItem, hits: readonly WordHits[]): Reading {
  const text = ownText(item);
  if (fold(text).replace(/\s+/g, ' ').includes(fold(phrase).replace(/\s+/g, ' '))) {
    const { weight } = weighTokens(leafTokens(phrase), item, hits);
    return { truth: 'yes', weight: Math.max(weight, matchWeight(sure, 0)), note: `says “${phrase}”` };
  }
  if (text === '') return { truth: 'unknown', weight: 0, note: 'no text: neither for nor against' };
  return { truth: 'no', weight: mismatchWeight(0.95, 0), note: `does not say “${phrase}”` };
}

const firstTokens = new Map<string, string | undefined>();
const MOST_KEPT_WORDS = 20_000;

/** The engine keeps a longer part of a text as a view of the whole of it. */
const LONGEST_KEPT = 12;

/** The token that a word is found by; texts have the same words again and again. */
function firstToken(word: string): string | undefined {
  if (word.length > LONGEST_KEPT) return tokens(word)[0];
  const known = firstTokens.get(word);
  if (known !== undefined) return known;
  if (firstTokens.size >= MOST_KEPT_WORDS) firstTokens.clear();
  const [token] = tokens(word);
  firstTokens.set(word, token);
  return token;
}

/** Whether a word's token may be one of these, by its first letter: few of a text's words begin like one that is looked for. */
function mayBe(sought: WantedTokens, word: string): boolean {
  const code = word.charCodeAt(0);
  const isCapital = code >= 65 && code <= 90;
  const isPlain = isCapital || (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return !isPlain || word.length > LONGEST_KEPT || sought.mayBegin(isCapital ? code + 32 : code);
}

/** The words as the item writes them; words that only stand near it are said to. */
function saysNote(found: readonly string[], item: MemoryItem): string {
  const written = new Map<string, string>();
  const sought = new WantedTokens(found);
  for (const word of ownText(item)
    .slice(0, 8000)
    .match(/[\p{L}\p{N}'’]+/gu) ?? []) {
    const token = mayBe(sought, word) ? firstToken(word) : undefined;
    if (token !== undefined && found.includes(token) && !written.has(token)) written.set(token, word);
    if (written.size === found.length) break;
  }
  const quoted = [...written.values()].slice(0, 5).map((word) => `“${word}”`);
  const elsewhere = found.filter((token) => !written.has(token)).length;
  if (quoted.length === 0) return 'names or neighbours match the words';
  return `says ${quoted.join(', ')}${elsewhere > 0 ? `; ${elsewhere} more in names or near it` : ''}`;
}
