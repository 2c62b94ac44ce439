/**
 * A question while it is being understood. What a rule has understood is masked, so that no other rule reads it again
 * and so that what nobody understood is left over as words to look for. Offsets stay those of the question.
 */
export type QuestionText = { readonly text: string; readonly rest: string };

/** A private-use character that is neither a letter, a digit nor a space. */
const MASK = '\uE000';

export const openQuestion = (text: string): QuestionText => {
  const clean = text.normalize('NFC').replaceAll(MASK, ' ').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  return { text: clean, rest: clean };
};

export const mask = (q: QuestionText, start: number, end: number): QuestionText => ({
  text: q.text,
  rest: q.rest.slice(0, start) + MASK.repeat(end - start) + q.rest.slice(end),
});

export type Word = { readonly text: string; readonly start: number; readonly end: number };

/** The words of what is left, with where they stand. */
export function wordsLeft(q: QuestionText): Word[] {
  return [...q.rest.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}&]|['.-](?=[\p{L}\p{N}]))*/gu)].map((m) => ({
    text: m[0],
    start: m.index,
    end: m.index + m[0].length,
  }));
}

/** The word or words that stand right before a position of the question, lower-cased, for prepositions and negations. */
export const before = (q: QuestionText, at: number): string => q.text.slice(Math.max(0, at - 40), at).toLowerCase();

const negation =
  /(?:\bwithout|\bexcept(?: for)?|\bexcluding|\bnot|\bno|\bbut not|\bother than|\bapart from|\bnever|n't)(?: (?:in|on|at|from|with|of|by|to|during|any|the|my|a|an|taken|is|are))*\s*$/;

/** Whether the words before a position turn what follows into its opposite: "without Anna", "not in Paris". */
export const negatedAt = (q: QuestionText, at: number): boolean => negation.test(before(q, at));
