import { PatternTable } from '../../language/pattern-table.ts';
import type { PlanWindow } from '../../memory/query-plan.ts';
import { MASK, type QuestionText } from './question-text.ts';
import { type ClauseRule, clauseRules, nounWindows } from './tables/clause-words.ts';

/** A part of a question that says when rather than what: where it stands, its own words, and how near the rest lies. */
export type Clause = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly window: PlanWindow;
};

/** The asker's own life, or pictures, which are the asker's. */
const own = /\b(?:i|we|me|us|my|our)\b|\b(?:photos?|pictures?|pics?|images?|videos?|clips?|selfies?)\b/i;
const LEAST_CHARACTERS = 2;
/** "Where was I when I took …?" asks of the clause itself. */
const asksOfClause =
  /^[\uE000\s]*(?:(?:(?:where|what (?:day|date|time)|(?:what|which) (?:city|town|country|place|year|month)) )?(?:was|were|is) (?:i|we|it|that|this)(?: (?:in|at))?(?: again)?|where|when|what day|what date)[\uE000\s]*(?:[?.!][\uE000\s]*(?:please |just |only )*(?:name|give|tell me|say|state|i (?:just |only )?(?:need|want|mean)|which)(?: me)?(?: (?:just|only))? (?:the |its )?(?:name of the )?(?:city|town|country|place|village|year|month|date|day|time)(?: name)?(?: (?:only|please|alone))?)?[\uE000\s]*$/i;

/** "On Saturday, 19 February 2022": the comma of a date ends no clause. */
const endsOnWeekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu;
const restOfDate =
  /^,? ?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:the )?\d{1,2}(?:st|nd|rd|th)?)\b(?:,? \d{4}\b)?/iu;

const rules = new PatternTable(clauseRules);

/** The first clause that bounds the rest in time; none in a question of one clause. */
export function clauseOf(q: QuestionText): Clause | undefined {
  const isOwn = own.test(q.text);
  for (const rule of rules.rowsFor(q.rest)) {
    if (rule.own === true && !isOwn) continue;
    const found = rule.pattern.exec(q.rest);
    const text = found?.groups?.['clause']?.replaceAll(MASK, ' ').trim();
    if (found === null || text === undefined || text.length < LEAST_CHARACTERS) continue;
    const start = found.index;
    const date = endsOnWeekday.test(found[0]) ? restOfDate.exec(q.rest.slice(found.index + found[0].length)) : null;
    const end = found.index + found[0].length + (date?.[0].length ?? 0);
    if (isWhole(q, start, end) && rule.keepsRest !== false) continue;
    if (asksOfClause.test(`${q.text.slice(0, start)}${q.text.slice(end).replace(/[?.!]+$/, '')}`)) continue;
    return { start, end, text: `${text}${date?.[0] ?? ''}`, window: windowOf(rule, found) };
  }
  return undefined;
}

/** Whether nothing but what was understood is left outside: then the clause is the question. */
const isWhole = (q: QuestionText, start: number, end: number): boolean =>
  `${q.text.slice(0, start)}${q.text.slice(end)}`.replace(/[\s\p{P}的]/gu, '') === '';

function windowOf(rule: ClauseRule, found: RegExpExecArray): PlanWindow {
  const noun = (found.groups?.['noun'] ?? '').toLowerCase();
  const by = nounWindows.find(({ pattern }) => pattern.test(noun));
  return rule.window ?? by?.window ?? { unit: 'event' };
}
