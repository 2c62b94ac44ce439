import { fold } from '../../language/fold.ts';
import { isStopWord } from '../../language/stop-words.ts';
import type { Baseline } from './ranking-baseline.ts';

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isStopWord(word));

/** The plainest search: items that hold most of the question's words as substrings, then most of their occurrences. */
export const grep: Baseline = {
  name: 'grep',
  identity: { version: 1 },
  index(texts) {
    const folded = texts.map(({ id, text }) => ({ id, text: fold(text) }));
    const rank = (question: string) => {
      const words = [...new Set(wordsOf(question))];
      return folded.flatMap(({ id, text }) => {
        const counts = words.map((word) => text.split(word).length - 1);
        const matched = counts.filter((n) => n > 0).length;
        if (matched === 0) return [];
        const all = counts.reduce((a, b) => a + b, 0);
        return [{ id, score: matched + all / (all + 1) / 2 }];
      });
    };
    return { rank, close: () => undefined };
  },
};
