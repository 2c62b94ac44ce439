import { sentences } from '../../language/sentences.ts';
import { tokens } from '../../language/tokens.ts';

/** "Dear Anna," and "Hello!" say nothing. */
const greeting =
  /^(?:dear|hi+|hello|hey|hallo|liebe[rs]?|guten (?:tag|morgen)|bonjour|hola|ciao|good (?:morning|afternoon|evening))\b[^.!?]{0,40}[,.!:]?$|^(?:尊敬的|亲爱的)?.{0,12}(?:你好|您好)[！!，,。]?$/iu;
const LEAST_LETTERS = 6;

/** The first sentence of a text that says anything beside the words asked with (index tokens); absent when none does. */
export const firstSentence = (text: string, asked: ReadonlySet<string> = new Set()): string | undefined =>
  sentences(text)
    .map((sentence) => sentence.text.trim())
    .find(
      (sentence) =>
        sentence.length >= LEAST_LETTERS &&
        !greeting.test(sentence) &&
        tokens(sentence).some((token) => !asked.has(token)),
    );
