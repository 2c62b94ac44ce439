import { type Pattern, pattern, substitute } from '../../../python/pattern.ts';
import { strip, stripCharacters, stripEnd } from '../../../python/text.ts';

/** The steps by which the released scorer makes two wordings of one answer alike. Each is a rule or a few, in order. */
type Step = readonly [Pattern, string];

const apply = (steps: readonly Step[], text: string): string =>
  steps.reduce((held, [found, put]) => substitute(found, put, held), text);

const spaces: Step = [pattern('\\s+'), ' '];
const parentheses: Step = [pattern('\\([^)]+\\)'), ''];
/** Only up to the last bracket that closes: behind it every open one would be tried in vain, to the end of the text. */
export const beforeLastBracket = (text: string, change: (part: string) => string): string => {
  const end = text.lastIndexOf(')') + 1;
  return change(text.slice(0, end)) + text.slice(end);
};
const unbracketed = (text: string): string => beforeLastBracket(text, (part) => apply([parentheses], part));
/** What stands in brackets, one after the other. */
export const inBrackets = (text: string): string =>
  text.includes('(') ? (text.match(/\([^()]+\)/g) ?? []).map((part) => part.slice(1, -1)).join('; ') : '';
/** Leaves every second comma of `1,2,3`, since matches do not overlap. */
const commasInNumbers: Step = [pattern('(\\d),(\\d)'), '$1$2'];

const collapsed = (text: string): string => strip(apply([spaces], text));

const quietUnits: readonly Step[] = [
  commasInNumbers,
  [pattern('\\b(\\d+)\\s+(spots?|hours?|sessions?|days?)\\b'), '$1'],
];

/** Trailing periods, commas within numbers, and units that say nothing ("3 hours") go. */
export const withoutQuietUnits = (text: string): string => apply(quietUnits, stripEnd(text, '.'));

/** "£12.85 (with a railcard)" is "£12.85". */
export const withoutParentheses = (text: string): string => collapsed(unbracketed(text));

const breakdowns: readonly Step[] = [
  [pattern(',?\\s*totaling\\s+[£$€]\\d+(?:\\.\\d+)?\\s+for\\s+\\w+\\s+sessions?'), ''],
  [pattern(',?\\s*comprising\\s+.*$'), ''],
  [pattern('per\\s+\\d+[- ]minute\\s+session'), 'per session'],
];

/** A word that one of the breakdowns has; in other scripts' letters ignoring case means more, so that those are always tried. */
const mayBreakDown = /totaling|comprising|minute|[^\0-\x7f]/i;

/** How an amount is made up is dropped, the amount stays. */
export const withoutBreakdowns = (text: string): string =>
  collapsed(mayBreakDown.test(text) ? apply(breakdowns, text) : text);

const ranges: readonly Step[] = [
  [pattern('\\bbetween\\s+'), ''],
  [pattern('\\s+and\\s+'), ' to '],
];

/** "between X and Y" is "X to Y"; so is "X and Y". */
export const asRange = (text: string): string => apply(ranges, text);

const articles: readonly Step[] = [[pattern('^\\s*(a|an|the)\\s+'), '']];

export const withoutArticle = (text: string): string => apply(articles, text);

const ordinals: Step = [pattern('\\b(\\d+)(st|nd|rd|th)\\b', { case: 'matters' }), '$1'];
const EDGES = '\t\n\r "\'`.,;:!?()[]{}';

/** Lower case, single spaces, no ordinal endings, no parentheses, no punctuation at the edges. */
export function normalText(text: string): string {
  const lower = apply([spaces], strip(text).toLowerCase());
  return stripCharacters(apply([spaces, commasInNumbers], unbracketed(apply([ordinals], lower))), EDGES);
}

/** Words around an answer that do not change it. */
const contexts: readonly Step[] = [
  'it happened on\\b',
  'starting at\\b',
  'from\\s+\\d',
  'onwards\\b',
  'totaling\\b',
  'comprising\\b',
  'with pre-drinks at\\b',
  'with pre-\\w+\\b',
  'and dinner at\\b',
  'dress code is\\b',
  'the total cost was\\b',
  'code:\\s*',
  'expires?\\s*',
  '(monday|mon|tuesday|tues|tue|wednesday|wed|thursday|thurs|thu|friday|fri|saturday|sat|sunday|sun)\\b',
].map((words): Step => [pattern(`\\b${words}`), ' ']);

export const withoutContext = (text: string): string => collapsed(apply(contexts, text.toLowerCase()));

/** What both sides of a comparison become before anything is read from them. */
export const cleaned = (text: string): string =>
  withoutArticle(asRange(withoutBreakdowns(withoutParentheses(withoutQuietUnits(text)))));
