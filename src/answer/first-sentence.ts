import { sentences } from '../language/sentences.ts';

/** "Dear Anna," and "Hello!" say nothing. */
const greeting =
  /^(?:dear|hi+|hello|hey|hallo|liebe[rs]?|guten (?:tag|morgen)|bonjour|hola|ciao|good (?:morning|afternoon|evening))\b[^.!?]{0,40}[,.!:]?$|^(?:尊敬的|亲爱的)?.{0,12}(?:你好|您好)[！!，,。]?$/iu;
const LEAST_LETTERS = 6;

/** The first sentence of a text that says anything; absent when none does. */
export const firstSentence = (text: string): string | undefined =>
  sentences(text)
    .map((sentence) => sentence.text.trim())
    .find((sentence) => sentence.length >= LEAST_LETTERS && !greeting.test(sentence));
