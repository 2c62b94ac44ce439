import type { askWords } from '../../words/ask.ts';

type Say = (typeof askWords)['en'] | (typeof askWords)['zh'];

/** The confidence of an answer in words and as one of four levels; the probabilities are calibrated. */
const levels = [
  { least: 0.85, level: 4, key: 'sureVery' },
  { least: 0.65, level: 3, key: 'sureQuite' },
  { least: 0.4, level: 2, key: 'sureSome' },
  { least: 0, level: 1, key: 'sureGuess' },
] as const;

export function confidenceWords(
  confidence: number,
  say: Say,
): { readonly level: 1 | 2 | 3 | 4; readonly words: string } {
  const found = levels.find(({ least }) => confidence >= least) ?? levels[3];
  return { level: found.level, words: say[found.key] };
}
