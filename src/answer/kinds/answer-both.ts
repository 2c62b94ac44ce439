import { twoAsked } from '../asked/two-asked.ts';
import type { Draft, Question } from '../question.ts';

/** "On what day and in which room": each asked by itself; told together where both are known. */
export async function answerBoth(question: Question): Promise<Draft | undefined> {
  const both = question.part === undefined ? undefined : twoAsked(question.text);
  if (both === undefined) return undefined;
  const one = await question.part?.(both[0]);
  if (one === undefined || one.text === '–') return undefined;
  const two = await question.part?.(both[1]);
  if (two === undefined || two.text === '–') return undefined;
  const [longer, shorter] = one.text.length >= two.text.length ? [one, two] : [two, one];
  if (longer.text.includes(shorter.text)) return { ...longer, also: [...(longer.also ?? []), ...(shorter.also ?? [])] };
  return {
    text: `${one.text}${question.language === 'zh' ? '；' : '; '}${two.text}`,
    type: 'open_end',
    citations: [...one.citations, ...two.citations],
    sureness: 0.9 * Math.min(one.sureness, two.sureness),
    notes: [...new Set([...one.notes, ...two.notes])],
    also: [...(one.also ?? []), ...(two.also ?? [])],
  };
}
