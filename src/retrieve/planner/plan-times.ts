import { fold } from '../../language/fold.ts';
import { all, any, leaf, not } from '../../memory/query-plan.ts';
import { entriesOf, type Gazetteer } from './gazetteer.ts';
import { negatedAt } from './negation.ts';
import type { Said } from './plan-literals.ts';
import type { Ambiguity } from './plan-names.ts';
import { mask, type QuestionText } from './question-text.ts';
import type { TimeContext } from './time-context.ts';
import { type TimePhrase, timePhrases } from './time-phrases.ts';
import { timePhrasesZh } from './time-phrases-zh.ts';

/** Every time that the question names as a leaf, and the question without those words. */
export function timesOf(
  q: QuestionText,
  context: TimeContext,
  gazetteer: Gazetteer,
  chinese: boolean,
): { readonly said: Said[]; readonly question: QuestionText; readonly ambiguous: readonly Ambiguity[] } {
  const isName = (word: string): boolean =>
    /^\p{Lu}/u.test(word) && entriesOf(gazetteer, fold(word)).some((entry) => entry.kind === 'person');
  // Chinese first: "2023年5月" holds a bare year for the others.
  const eastern = chinese ? easternTimes(q, context, gazetteer) : { phrases: [], question: q };
  const found = timePhrases(eastern.question, context, isName);
  const named = [...eastern.phrases, ...found.phrases].filter(({ start }) => !isComparedWith(q.text, start));
  const phrases = festivalsOfYears(named.sort((a, b) => a.start - b.start));
  const said = phrases.map(({ start, end, args, exact, or = [] }): Said => {
    const words = q.text.slice(start, end);
    const [first, ...others] = [args, ...or].map((one) =>
      leaf('time', { ...one, said: words }, exact ? 'must' : 'prefer'),
    );
    const node = first === undefined ? all() : others.length === 0 ? first : any(first, ...others);
    return { start, end, node: negatedAt(q, start) ? not(node) : node };
  });
  const ambiguous = phrases.flatMap(({ start, end, args, or = [], unsure }): Ambiguity[] =>
    unsure === true
      ? [{ said: q.text.slice(start, end), readings: [args, ...or].map((one) => spanName(one.start, one.end)) }]
      : [],
  );
  return { said, question: found.question, ambiguous };
}

const asksHowFarApart =
  /\bhow much (?:more|less|higher|lower|dearer|cheaper)\b|\bby how much\b|(?:贵|便宜|涨|降|多|少)(?:了|付|交)?多少/iu;
const thanBefore =
  /(?<!\b(?:other|rather) )\bthan (?:(?:it|they|that) (?:was|were|had been) )?(?:the |in |for )*$|比$/iu;

/** "How much more than the year before": what it is compared with is no time that it is of. */
const isComparedWith = (text: string, start: number): boolean =>
  asksHowFarApart.test(text) && thanBefore.test(text.slice(0, start));

/** 周天宇 is somebody, and no Sunday: names of people that the memory knows are kept from being read as times. */
function easternTimes(q: QuestionText, context: TimeContext, gazetteer: Gazetteer): ReturnType<typeof timePhrasesZh> {
  const names = [...q.rest.matchAll(/(?=(\p{Script=Han}{3}))/gu)].flatMap(({ 1: form = '', index }) =>
    entriesOf(gazetteer, form).some(({ kind }) => kind === 'person') ? [index] : [],
  );
  const kept = names.reduce((left, at) => mask(left, at, at + NAME), q);
  const { phrases, question } = timePhrasesZh(kept, context);
  const rest = names.reduce(
    (left, at) => left.slice(0, at) + q.rest.slice(at, at + NAME) + left.slice(at + NAME),
    question.rest,
  );
  return { phrases, question: { text: question.text, rest } };
}

/** Characters of most Chinese names: shorter ones are words as often. */
const NAME = 3;

/** A day as such, a longer time by its month. */
const spanName = (start = '', end = ''): string => start.slice(0, start.slice(0, 10) === end.slice(0, 10) ? 10 : 7);

/** "Bastille Day fireworks 2022": a festival of any year beside a year is the one of that year. */
function festivalsOfYears(phrases: readonly TimePhrase[]): TimePhrase[] {
  const years = phrases.filter(({ args }) => isYear(args.start, args.end));
  const festivals = phrases.filter(({ or, unsure }) => or !== undefined && unsure !== true);
  const [year] = years;
  if (year === undefined || festivals.length !== 1 || years.length !== 1) return [...phrases];
  return phrases.flatMap((phrase): TimePhrase[] => {
    if (phrase === year) return [];
    const own = phrase.or?.find(({ start = '' }) => start.slice(0, 4) === year.args.start?.slice(0, 4));
    return own === undefined ? [phrase] : [{ start: phrase.start, end: phrase.end, args: own, exact: phrase.exact }];
  });
}

const isYear = (start = '', end = ''): boolean =>
  start.endsWith('-01-01T00:00:00') && end.endsWith('-12-31T23:59:59') && start.slice(0, 4) === end.slice(0, 4);
