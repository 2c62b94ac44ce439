import { plainQuestion } from './plain-question.ts';

/**
 * A question while it is being understood. What a rule has understood is masked, so that no other rule reads it again
 * and so that what nobody understood is left over as words to look for. Offsets stay those of the question.
 */
export type QuestionText = { readonly text: string; readonly rest: string };

/** A private-use character that is neither a letter, a digit nor a space. */
export const MASK = '\uE000';

export const openQuestion = (text: string): QuestionText => {
  const plain = plainQuestion(text);
  return { text: plain, rest: plain };
};

export const mask = (q: QuestionText, start: number, end: number): QuestionText => ({
  text: q.text,
  rest: q.rest.slice(0, start) + MASK.repeat(end - start) + q.rest.slice(end),
});

export type Word = { readonly text: string; readonly start: number; readonly end: number };

const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々';
/** A word of spaced writing, or a run without spaces: "Anna花园" is two. */
const word = new RegExp(
  `[${unspaced}]+|(?![${unspaced}])[\\p{L}\\p{N}](?:(?![${unspaced}])(?:[\\p{L}\\p{N}&]|['.-](?=[\\p{L}\\p{N}])))*`,
  'gu',
);

/** The words of what is left, with where they stand. */
export const wordsLeft = (q: QuestionText): Word[] =>
  [...q.rest.matchAll(word)].map((m) => ({ text: m[0], start: m.index, end: m.index + m[0].length }));

/** The word or words that stand right before a position of the question, lower-cased, for prepositions and negations. */
export const before = (q: QuestionText, at: number): string => q.text.slice(Math.max(0, at - 40), at).toLowerCase();
/** What follows a position, lower-cased. */
export const after = (q: QuestionText, at: number): string => q.text.slice(at, at + 40).toLowerCase();

/** English, Chinese or both: what decides which tables are tried, and in what language the plan is explained. */
export function writing(text: string): { readonly chinese: boolean; readonly mostly: 'en' | 'zh' } {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  return { chinese: han > 0, mostly: han > latin ? 'zh' : 'en' };
}
