import { fold } from '../../language/fold.ts';
import { type AskedType, all, leaf, not, type QueryPlan } from '../../memory/query-plan.ts';
import { normalisePlan } from '../algebra/plan-normal.ts';
import { functionWords } from './function-words.ts';
import type { Gazetteer } from './gazetteer.ts';
import { entriesOf } from './gazetteer.ts';
import { capitalisedWords } from './name-words.ts';
import { namedThings, unknownKin } from './named-things.ts';
import { amounts, modalities, quotedPhrases, references, type Said } from './plan-literals.ts';
import { combine, type NamedPlans, namedPlans } from './plan-names.ts';
import { mask, negatedAt, openQuestion, type QuestionText, wordsLeft } from './question-text.ts';
import { askedPatterns, chineseFunctionWords, leadIns, pickPatterns, showWords } from './question-words.ts';
import { timePhrases } from './time-phrases.ts';
import { timePhrasesZh } from './time-phrases-zh.ts';
import { type TimeContext, timeAt } from './time-points.ts';

/**
 * Understands a question without a model: what the memory knows by name, times, kinds of things, what is asked, and
 * the words that are left. Total: any text gives a plan; what looks like a name and is not known is in `unknown`.
 * `now` is the owner's local wall clock ("2024-03-01T12:00:00"); "Today is …" in the question comes before it.
 */
export function plan(question: string, gazetteer: Gazetteer, now: string): QueryPlan {
  const opened = openQuestion(question);
  const chinese = /\p{Script=Han}/u.test(opened.text);
  const dated = statedToday(opened, {
    now: now.slice(0, 19),
    southern: gazetteer.southern,
    dayFirst: gazetteer.dayFirst,
  });
  const context: TimeContext = dated.context;

  const quoted = quotedPhrases(maskPattern(dated.question, leadIns));
  const asked = askedOf(quoted.question, opened);
  // Names of several words come before times, so that a title such as "Summer Garden Party" is not a season.
  const titles = namedThings(asked.question, gazetteer, 2);
  const timed = timesOf(titles.question, context, gazetteer, chinese);
  const picked = pickOf(timed.question);
  const kinds = modalities(picked.question, gazetteer);
  const literal = references(kinds.question);
  const sums = amounts(literal.question);
  const things = namedThings(sums.question, gazetteer, 1);
  const named = [...titles.named, ...things.named].sort((a, b) => a.start - b.start);
  const names: NamedPlans = namedPlans(named, things.question, kinds.said.length > 0);
  const words = chinese ? chineseWords(names.question) : contentWords(names.question);

  const own = [
    ...combine(timed.said, 'any-unless-nested'),
    ...combine(kinds.said, 'any'),
    ...combine(literal.said, 'all'),
    ...combine(sums.said, 'all'),
    ...combine(quoted.said, 'all'),
    ...names.plans,
    ...(words.length === 0 ? [] : [leaf('text', { words: words.join(' ') })]),
  ];
  return {
    question,
    root: normalisePlan(names.bound(all(...own))),
    asked: asked.asked,
    pick: picked.pick,
    unknown: unknownNames(names.question, opened, gazetteer),
    now: context.now,
    language: chinese ? 'zh' : 'en',
  };
}

const maskPattern = (q: QuestionText, pattern: RegExp): QuestionText => {
  const found = pattern.exec(q.rest);
  return found === null ? q : mask(q, found.index, found.index + found[0].length);
};

/** "Today is 12 May 2024." moves now; the sentence is not part of the question. */
function statedToday(
  q: QuestionText,
  context: TimeContext,
): { readonly question: QuestionText; readonly context: TimeContext } {
  const found =
    /\b(?:today(?:'s date)? is|(?:the )?current date(?: is|:)|as of)\s+(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?/i.exec(
      q.rest,
    );
  if (found === null) return { question: q, context };
  const at = found.index + found[0].length;
  const date = timeAt(q.rest, at, true, context);
  const start = date?.point.args.start;
  if (date === undefined || start === undefined) return { question: q, context };
  const clock = /^T? ?(\d{1,2}:\d{2})(?::\d{2})?/.exec(q.rest.slice(date.end))?.[0] ?? '';
  const end = date.end + clock.length;
  const tail = /^[\s.,;:)]*/.exec(q.rest.slice(end))?.[0].length ?? 0;
  const time = /\d{1,2}:\d{2}/.exec(clock)?.[0].padStart(5, '0') ?? '12:00';
  return {
    question: mask(q, found.index, end + tail),
    context: { ...context, now: `${start.slice(0, 10)}T${time}:00` },
  };
}

function askedOf(
  q: QuestionText,
  opened: QuestionText,
): { readonly asked: AskedType; readonly question: QuestionText } {
  const visible = q.rest.replace(/^[\uE000\s]+/u, '');
  const offset = q.rest.length - visible.length;
  for (const { pattern, asked } of askedPatterns) {
    const found = pattern.exec(visible);
    if (found === null) continue;
    return {
      asked: asked === 'yes-no' && showWords.test(visible) ? 'items' : asked,
      question: maskQuestionWords(q, offset + found.index, found[0]),
    };
  }
  const shown = showWords.exec(visible);
  const question = shown === null ? q : mask(q, offset, offset + shown[0].length);
  return {
    asked:
      opened.text.endsWith('?') && shown === null && !/photos?|pictures?|videos?|e?-?mails?/i.test(opened.text)
        ? 'what'
        : 'items',
    question,
  };
}

/** Only the question words themselves go; "which photos" still asks for photos, "what did the hotel cost" for the hotel. */
function maskQuestionWords(q: QuestionText, at: number, words: string): QuestionText {
  const own =
    /^(?:(?:on|from|in|at|to|with|by|for|and) )?(?:how (?:long ago|long|many times|many|much time|much|often)|when's|when|where's|where|who's|whom|whose|who|(?:what|which)(?: (?:exact )?(?:date|day|time|year|month|week|weekday|city|country|town|place|village|region|location|address|person|people|friends?))?|since when|list|name|enumerate|why|how)\b/i.exec(
      words,
    );
  return own === null ? q : mask(q, at, at + own[0].length);
}

function timesOf(
  q: QuestionText,
  context: TimeContext,
  gazetteer: Gazetteer,
  chinese: boolean,
): { readonly said: Said[]; readonly question: QuestionText } {
  const isName = (word: string): boolean =>
    /^\p{Lu}/u.test(word) && entriesOf(gazetteer, fold(word)).some((entry) => entry.kind === 'person');
  // Chinese first: "2023年5月" holds a bare year for the others.
  const eastern = chinese ? timePhrasesZh(q, context) : { phrases: [], question: q };
  const found = timePhrases(eastern.question, context, isName);
  const phrases = [...eastern.phrases, ...found.phrases].sort((a, b) => a.start - b.start);
  const said = phrases.map(({ start, end, args, exact }): Said => {
    const node = leaf('time', { ...args, said: q.text.slice(start, end) }, exact ? 'must' : 'prefer');
    return { start, end, node: negatedAt(q, start) ? not(node) : node };
  });
  return { said, question: found.question };
}

function pickOf(q: QuestionText): { readonly pick: QueryPlan['pick']; readonly question: QuestionText } {
  for (const { pattern, pick } of pickPatterns) {
    const found = pattern.exec(q.rest);
    if (found !== null) return { pick, question: mask(q, found.index, found.index + found[0].length) };
  }
  return { pick: 'all', question: q };
}

const contentWords = (q: QuestionText): string[] =>
  wordsLeft(q)
    .map((word) => word.text)
    .filter((word) => !functionWords.has(fold(word)) && (word.length > 1 || /\d/.test(word)));

function chineseWords(q: QuestionText): string[] {
  const runs = q.rest.replace(chineseFunctionWords, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return runs.filter((run) => !functionWords.has(fold(run)));
}

/** Capitalised runs inside the question that nothing known explains. Acronyms and first words are not taken for names. */
function unknownNames(q: QuestionText, opened: QuestionText, gazetteer: Gazetteer): string[] {
  const firstLetter = /\p{L}/u.exec(opened.text)?.index ?? 0;
  const found: string[] = [];
  let lastEnd = -2;
  for (const word of wordsLeft(q)) {
    const folded = fold(word.text).replace(/'s$/, '');
    const isName =
      /^\p{Lu}\p{Ll}/u.test(word.text) &&
      word.start !== firstLetter &&
      !capitalisedWords.has(folded) &&
      !functionWords.has(folded) &&
      entriesOf(gazetteer, folded).every((e) => e.kind === 'tag');
    if (!isName) continue;
    const name = word.text.replace(/'s$/, '');
    const joins = word.start === lastEnd + 1 && found.length > 0;
    if (joins) found[found.length - 1] = `${found.at(-1)} ${name}`;
    else found.push(name);
    lastEnd = word.end;
  }
  return [...found, ...unknownKin(q)];
}
