import { contentTokens } from '../../language/stop-words.ts';
import { plainAnswer } from '../../language/untrusted-text.ts';
import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { checkedCitations } from '../cite.ts';
import { isComputable } from '../computable.ts';
import type { AnswerType } from '../question.ts';
import type { Evidence } from './evidence-record.ts';
import { locateQuote } from './locate-quote.ts';
import type { ModelReply } from './reply.ts';

/** What is left of a model's reply when everything in it that no record bears out is taken away. */
export type CheckedReply = {
  readonly text: string;
  readonly type: AnswerType;
  readonly citations: readonly Citation[];
  /** Citations of records or words that are not there. */
  readonly invented: number;
  /** Absent when the answer stands. */
  readonly rejected?: 'nothing-said' | 'nothing-cited' | 'not-borne-out';
};

const types = { number: 'number', list: 'list_recall', open: 'open_end', none: 'open_end' } as const;

/**
 * Checks a reply against the records that the model was shown. Its quotes must stand in them; its days, times, sums and
 * names must be computable from the surviving quotes; a list holds only records that are there. The program decides this,
 * not the model, so that a model that obeys a stranger's mail can at worst quote that mail.
 */
export function checkedReply(question: string, reply: ModelReply, evidence: readonly Evidence[]): CheckedReply {
  const byRef = new Map(evidence.map(({ ref, item }) => [ref, item]));
  const located = reply.citations.map(({ ref, quote }) =>
    cited(byRef.get(ref.trim().toUpperCase()), quote, reply.kind),
  );
  const held = located.filter((citation) => citation !== undefined);
  const citations = checkedCitations(held, new Map(evidence.map(({ item }) => [item.id, item])));
  const invented = located.length - held.length;
  const type = types[reply.kind];
  const quotes = citations.map(({ quote }) => quote);
  const text =
    reply.kind === 'list' ? [...new Set(citations.map(({ id }) => id))].join(', ') : plainAnswer(reply.answer, quotes);
  const checked = { text, type, citations, invented };
  if (reply.kind === 'none') return { ...checked, rejected: 'nothing-said' };
  if (citations.length === 0) return { ...checked, rejected: 'nothing-cited' };
  if (text === '') return { ...checked, rejected: 'nothing-said' };
  return isBorneOut(text, citations, question) ? checked : { ...checked, rejected: 'not-borne-out' };
}

/** A record of a list is cited as a whole, by whatever of it there is, when its quote is not found. */
function cited(item: MemoryItem | undefined, quote: string, kind: ModelReply['kind']): Citation | undefined {
  if (item === undefined) return undefined;
  const located = locateQuote(item, quote);
  if (located !== undefined || kind !== 'list') return located;
  const whole = item.time?.start ?? item.title ?? item.caption;
  return whole === undefined ? undefined : locateQuote(item, whole);
}

/** Days, clock times, and numbers with the word that says what they count. */
const values =
  /(?<!\d)(?:19|20)\d\d[-/.年]\d{1,2}(?:[-/.月]\d{1,2}[日号]?)?|\d{1,2}月\d{1,2}[日号]|(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)?\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?\b)?(?:,?\s+(?:19|20)\d\d)?(?<=\d)|\b\d{1,2}:\d{2}\b|(?:[€$£¥]\s?)?\d[\d.,]*(?:\s?(?:nights?|days?|weeks?|hours?|minutes?|photos?|videos?|mails?|times?|EUR|USD|GBP|CNY|€|[晚天周张次封小时分钟元]))?/giu;

const LEAST_SHARED = 0.5;

/** Whether all that the answer states stands in its quotes: a bare value, or a sentence with each value in it. */
function isBorneOut(text: string, citations: readonly Citation[], question: string): boolean {
  if (isComputable({ text, citations, question })) return true;
  const stated = (text.match(values) ?? []).filter((value) => /\d/.test(value) && !question.includes(value));
  if (!stated.every((value) => isComputable({ text: value.trim().replace(/[.,]+$/, ''), citations, question })))
    return false;
  const known = new Set(contentTokens([question, ...citations.map(({ quote }) => quote)].join('\n')));
  const names = text.match(/(?<=\S\s)\p{Lu}[\p{L}'’-]+/gu) ?? [];
  if (!names.every((name) => contentTokens(name).every((token) => known.has(token)))) return false;
  const said = contentTokens(text.replace(values, ' '));
  const shared = said.filter((token) => known.has(token)).length;
  return said.length === 0 ? stated.length > 0 : shared / said.length >= LEAST_SHARED;
}
