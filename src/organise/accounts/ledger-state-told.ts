import { phraseAt, phraseList, phraseTable } from '../../language/phrases.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import type { LedgerState } from '../../memory/ledger.ts';
import { statePhrases } from './ledger-state-phrases.ts';

/** What has to follow the first words of a phrase: some words and then others, or a sum. */
type Step = { readonly gap: boolean; readonly words: readonly string[] } | 'sum';
type Told = { readonly state: LedgerState; readonly weight: number; readonly steps: readonly Step[] };

const table = phraseTable(merged());

/** Phrases of the table by their first words, the ways on from there together. */
function merged(): { phrase: string; value: Told[] }[] {
  const byHead = new Map<string, Told[]>();
  for (const { state, weight, phrases } of statePhrases) {
    for (const phrase of phraseList(phrases)) {
      const [head = '', ...rest] = phrase.split(/([…€])/u).map((part) => part.trim());
      const told = { state, weight, steps: stepsOf(rest) };
      const same = byHead.get(head);
      if (same === undefined) byHead.set(head, [told]);
      else same.push(told);
    }
  }
  return [...byHead].map(([phrase, value]) => ({ phrase, value }));
}

function stepsOf(parts: readonly string[]): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const words = wordsOf(parts[i + 1] ?? '').map(({ folded }) => folded);
    if (parts[i] === '€') {
      steps.push('sum');
      if (words.length > 0) steps.push({ gap: false, words });
    } else if (words.length > 0) steps.push({ gap: true, words });
  }
  return steps;
}

/** How strongly the phrases of the table say each state in a text (small letters, simplified characters). */
export function statesTold(text: string): ReadonlyMap<LedgerState, number> {
  const words = wordsOf(text);
  const told = new Map<LedgerState, number>();
  for (let at = 0; at < words.length; at++) {
    const head = phraseAt(table, words, at);
    if (head === undefined) continue;
    for (const { state, weight, steps } of head.value) {
      if (weight > (told.get(state) ?? 0) && follows(steps, text, words, head.afterWord)) told.set(state, weight);
    }
  }
  return told;
}

/** "It makes 5 nights" says no sum. */
const startsSum =
  /^[\s:：=]{0,3}[-−]?(?:[€$£¥￥]|\p{Sc}|[a-z]{2,3}[$ ]?\s?\d|\d(?![\d.,]* ?(?:\p{L}+ )?(?:nights?|days?|weeks?|months?|hours?|minutes?|persons?|people|guests?|rooms?|tickets?|items?|pieces?|nächte|tage|nuits?|jours?|noches?|notti|晚|天|人|间|张|件|小时|分钟)))/u;
const MOST_BETWEEN = 10;
const endsSentence = /[.!?](?:\s|$)|[。！？\n|]/u;

function follows(steps: readonly Step[], text: string, words: readonly Word[], from: number): boolean {
  let at = from;
  for (const step of steps) {
    const behind = words[at - 1]?.end ?? 0;
    if (step === 'sum') {
      const sum = startsSum.exec(text.slice(behind, behind + 16));
      if (sum === null) return false;
      at = afterSum(text, words, at);
      continue;
    }
    const found = placeOf(step, text, words, at);
    if (found === undefined) return false;
    at = found;
  }
  return true;
}

/** The word after a sum's own: "eur 95 74 back" is behind its figures. */
function afterSum(text: string, words: readonly Word[], from: number): number {
  let at = from;
  while (at < words.length && at - from < 4 && /\d|^(?:eur|usd|gbp|chf|cny|hkd|jpy)$/.test(words[at]?.folded ?? ''))
    at++;
  // "95.74 euros": a currency in words.
  return /^(?:euros?|dollars?|pounds?|francs?|yuan|元)$/.test(words[at]?.folded ?? '') && text !== '' ? at + 1 : at;
}

function placeOf(
  { gap, words: wanted }: Exclude<Step, 'sum'>,
  text: string,
  words: readonly Word[],
  from: number,
): number | undefined {
  const last = gap ? from + MOST_BETWEEN : from;
  for (let at = from; at <= last && at + wanted.length <= words.length; at++) {
    if (!wanted.every((word, i) => words[at + i]?.folded === word)) continue;
    const between = text.slice(words[from - 1]?.end ?? 0, words[at]?.start ?? 0);
    return endsSentence.test(between) ? undefined : at + wanted.length;
  }
  return undefined;
}
