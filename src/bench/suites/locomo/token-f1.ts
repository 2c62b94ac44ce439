import { spaceClass } from '../../python/text.ts';
import { nltkStem } from './nltk-stem.ts';

const pythonSpace = new RegExp(`[${spaceClass}]+`);
const asciiPunctuation = /[!-/:-@[-`{-~]/g;
const article = /(?<![\p{L}\p{N}\p{M}_])(?:a|an|the|and)(?![\p{L}\p{N}\p{M}_])/gu;

/** Stemmed words of an answer: lower case, without commas, ASCII punctuation and a, an, the, and. */
export function answerTokens(text: string): string[] {
  return text
    .toLowerCase()
    .replace(asciiPunctuation, '')
    .replace(article, ' ')
    .split(pythonSpace)
    .filter((word) => word !== '')
    .map(nltkStem);
}

/** Multiset F1 of stemmed words, 0 when nothing is shared (LoCoMo's released scorer). */
export function tokenF1(prediction: string, gold: string): number {
  const said = answerTokens(prediction);
  const meant = answerTokens(gold);
  const left = new Map<string, number>();
  for (const token of meant) left.set(token, (left.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of said) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(token, count - 1);
  }
  if (shared === 0) return 0;
  const precision = shared / said.length;
  const recall = shared / meant.length;
  return (2 * precision * recall) / (precision + recall);
}

/** For answers of several parts: split at commas, the mean over gold parts of the best predicted part. */
export function partsF1(prediction: string, gold: string): number {
  const said = prediction.split(',');
  const meant = gold.split(',');
  const best = meant.map((part) => Math.max(...said.map((one) => tokenF1(one, part))));
  return best.reduce((a, b) => a + b, 0) / meant.length;
}
