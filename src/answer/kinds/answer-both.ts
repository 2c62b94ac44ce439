import { contentTokens } from '../../language/stop-words.ts';
import { twoAsked } from '../asked/two-asked.ts';
import type { Draft, Question } from '../question.ts';
import { bothTold } from '../reading/both-told.ts';

/** "On what day and in which room": each asked by itself; told together where both are known. */
export async function answerBoth(question: Question): Promise<Draft | undefined> {
  const both = question.part === undefined ? undefined : twoAsked(question.text);
  if (both === undefined) return undefined;
  const one = await question.part?.(both[0]);
  if (one === undefined || one.text === '–') return undefined;
  const two = await question.part?.(both[1]);
  if (two === undefined || two.text === '–') return bothInOne(one, both, question);
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

/** "在哪天、哪家饭店": where only the day is read, the sentence that has it, if that speaks of the other thing as well. */
function bothInOne(one: Draft, both: readonly [string, string], question: Question): Draft | undefined {
  const whole = bothTold(one, question, []);
  const said = new Set(contentTokens(whole.text));
  const [first, second] = both.map((text) => new Set(contentTokens(text)));
  const own = [...(second ?? [])].filter((token) => first?.has(token) !== true);
  return whole === one || !own.some((token) => said.has(token))
    ? undefined
    : { ...whole, sureness: LIKELY * one.sureness, floor: EVEN };
}

const LIKELY = 0.7;
/** One sentence has the value that was read and speaks of the other thing: that is as likely to be it as not, whatever else is silent. */
const EVEN = 0.5;
