import { sentences } from '../../language/sentences.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { Said } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { ItemText } from './item-text.ts';

/**
 * Answers from texts with no model: the sentence that has most of the question's words; of options, the one whose words
 * the texts have most of. `undefined` where nothing was found to read, or the form is none that it can give.
 */
export function readAnswer(question: AskedQuestion, read: readonly ItemText[]): Said | undefined {
  if (question.form === 'items') return { kind: 'items' };
  if (question.form === 'choice') return chosen(question, read);
  if (question.form === 'ratings') return undefined;
  const text = bestSentence(question.text, read);
  return text === undefined ? { kind: 'abstained', reason: 'nothing was found' } : { kind: 'text', text };
}

function bestSentence(question: string, read: readonly ItemText[]): string | undefined {
  const wanted = new Set(contentTokens(question));
  let best: { readonly text: string; readonly score: number } | undefined;
  for (const { text } of read) {
    for (const sentence of sentences(text)) {
      const said = sentence.text.replace(/^[\p{L} ]+: /u, '');
      const score = new Set(tokens(said).filter((token) => wanted.has(token))).size;
      if (best === undefined || score > best.score) best = { text: said, score };
    }
  }
  return best?.text;
}

function chosen(question: AskedQuestion, read: readonly ItemText[]): Said | undefined {
  const known = new Set(read.flatMap(({ text }) => tokens(text)));
  const scored = (question.options ?? []).map(({ letter, text }) => {
    const words = [...new Set(contentTokens(text))];
    return { letter, score: words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length };
  });
  const [first] = scored.toSorted((a, b) => b.score - a.score);
  return first === undefined ? undefined : { kind: 'choice', letter: first.letter };
}
