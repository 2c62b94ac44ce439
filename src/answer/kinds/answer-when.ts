import * as chrono from 'chrono-node';
import type { MemoryItem } from '../../memory/item.ts';
import { dateCues } from '../asked/answer-words.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { bestSentence } from '../reading/best-sentence.ts';
import { recordThatHolds } from '../reading/records-that-hold.ts';
import { dayAnswer, dayText } from '../wording.ts';
import { answerMoment } from './answer-moment.ts';
import { answerWhenInPlace, asksWhenInPlace, tripSpan } from './trip-span.ts';
import { tellsOfTurn } from './turning-points.ts';

/** Asking when a message or an order was made, rather than when what it speaks of is. */
const making =
  /\bwhen did (?:i|we) (?:\w+ )?(?:order|buy|book|purchase|pay|reserve|sign up|subscribe|send|write|e-?mail)\b|\bwhen did \S+(?: \S+)? (?:write|send|e-?mail|tell|invite|message)\b|\bwhen (?:was|were) .{1,60}\b(?:ordered|bought|booked|sent|placed|paid)\b|什么时候(?:下单|买|订的?|预订|发|寄|付)/i;

/** The date that the evidence speaks of in the asked role, what a message says of when, or when the item was made. */
export async function answerWhen(question: Question): Promise<Draft | undefined> {
  const there = asksWhenInPlace(question) ? await answerWhenInPlace(question) : undefined;
  const trip = there ?? (await tripSpan(question));
  if (trip !== undefined) return trip;
  const telling = tellsOfTurn(question);
  if (telling !== undefined && telling.length < question.supported.length)
    return telling.length === 0 ? undefined : answerWhen({ ...question, supported: telling });
  const [best] = question.supported;
  if (best === undefined) return undefined;
  if (making.test(question.text)) return madeDay(question, best.item, []);
  const holding = await recordThatHolds(best.item, question);
  const spoken = speaksOfTimes(question)
    ? ((await answerMoment(question, 'day')) ?? saidInText(holding.item, question))
    : undefined;
  if (spoken !== undefined) return { ...spoken, notes: [...new Set([...holding.notes, ...spoken.notes])] };
  return madeDay(question, holding.item, holding.notes);
}

/** Words of people date what they speak of; a picture shows what it dates. */
function speaksOfTimes({ supported, text }: Question): boolean {
  const [best] = supported;
  if (best?.item.modality === 'email' || best?.item.modality === 'text') return true;
  // A ticket that was photographed says of when it is.
  if (best?.item.documentKind === 'ticket') return true;
  return dateCues.some(({ pattern }) => pattern.test(text)) && supported.some(({ item }) => item.modality === 'email');
}

function madeDay(question: Question, item: MemoryItem, notes: readonly string[]): Draft | undefined {
  if (item.time === undefined) return undefined;
  const precision = item.time.precision === 'year' || item.time.precision === 'month' ? item.time.precision : 'day';
  return {
    text: dayAnswer(item.time.start, question.language, precision),
    type: 'number',
    citations: [cite(item.id, 'time', item.time.start)],
    sureness: 0.8,
    notes: [...notes, ...otherDays(question)],
    also: [item],
    value: { kind: 'moment', start: item.time.start, end: item.time.end },
  };
}

/** At what time of day: as the record says it, else when the picture was taken or the message sent. */
export async function answerClock(question: Question): Promise<Draft | undefined> {
  const said = await answerMoment(question, 'clock');
  if (said !== undefined) return said;
  const [best] = question.supported;
  const time = best?.item.time;
  if (best === undefined || time === undefined || !/hour|minute|second/.test(time.precision)) return undefined;
  if (
    best.item.modality === 'email' &&
    !/\b(?:sen[dt]|writ|wrote|mail|receiv|arriv|order|get|got|book)/i.test(question.text)
  )
    return undefined;
  return {
    text: `${time.start.slice(11, 16)}`,
    type: 'number',
    citations: [cite(best.item.id, 'time', time.start)],
    sureness: 0.75,
    notes: [dayText(time.start, question.language)],
    value: { kind: 'moment', start: time.start, end: time.end },
  };
}

/** "We went there yesterday", said on a known day. Only for words of people; an upper bound of one date a sentence. */
function saidInText(item: MemoryItem, { topic, language }: Question): Draft | undefined {
  if ((item.modality !== 'text' && item.modality !== 'email') || item.time === undefined || topic.size === 0)
    return undefined;
  const sentence = bestSentence(item, topic);
  if (sentence === undefined || sentence.score === 0) return undefined;
  const [found] = chrono.en.casual.parse(sentence.text, new Date(`${item.time.start.slice(0, 19)}Z`));
  if (
    found === undefined ||
    found.text.length < 4 ||
    !/\d|yesterday|today|tonight|last|ago|next|tomorrow|morning|week|day/i.test(found.text)
  )
    return undefined;
  const iso = found.start.date().toISOString();
  const precision =
    found.start.isCertain('day') || found.start.isCertain('weekday') || /day|night|morning|ago/i.test(found.text)
      ? 'day'
      : found.start.isCertain('month')
        ? 'month'
        : 'day';
  return {
    text: dayAnswer(iso, language, precision),
    type: 'number',
    citations: [sentence.citation, cite(item.id, 'time', item.time.start)],
    sureness: 0.7,
    value: { kind: 'moment', start: iso.slice(0, 19), end: iso.slice(0, 19) },
    notes: [`It says “${found.text}”, on ${dayText(item.time.start, language)}.`],
  };
}

function otherDays({ supported, language, retrieval }: Question): string[] {
  if (retrieval.plan.pick !== 'all') return [];
  const days = [
    ...new Set(supported.map(({ item }) => item.time?.start.slice(0, 10)).filter((day) => day !== undefined)),
  ];
  return days.length < 2
    ? []
    : [
        `Also on ${days
          .slice(1, 4)
          .map((day) => dayText(day, language))
          .join(', ')}.`,
      ];
}
