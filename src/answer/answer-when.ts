import * as chrono from 'chrono-node';
import type { MemoryItem } from '../memory/item.ts';
import { dateCues } from './answer-words.ts';
import { bestSentence } from './best-sentence.ts';
import { cite, conjuncts, type Draft, type Question } from './question.ts';
import { recordThatHolds } from './records-that-hold.ts';
import { countText, dayText, secondsText, spanText } from './wording.ts';

/** The date that the evidence speaks of in the asked role, what a message says of when, or when the item was made. */
export async function answerWhen(question: Question): Promise<Draft | undefined> {
  const trip = tripSpan(question);
  if (trip !== undefined) return trip;
  const [best] = question.supported;
  if (best === undefined) return undefined;
  const holding = await recordThatHolds(best.item, question);
  const { item, notes } = holding;
  const also = holding.swapped ? { also: [item] } : {};
  const spoken = datedRole(item, question) ?? saidInText(item, question);
  if (spoken !== undefined) return { ...spoken, notes: [...notes, ...spoken.notes], ...also };
  if (item.time === undefined) return undefined;
  const precision = item.time.precision === 'year' || item.time.precision === 'month' ? item.time.precision : 'day';
  return {
    text: dayText(item.time.start, question.language, precision),
    type: 'number',
    citations: [cite(item.id, 'time', item.time.start)],
    sureness: 0.8,
    notes: [...notes, ...otherDays(question)],
    ...also,
  };
}

/** "When was my trip to Japan": nothing but the anchor was asked. */
function tripSpan({ retrieval, language }: Question): Draft | undefined {
  const { spans, hits, plan } = retrieval;
  if (spans.length === 0 || conjuncts(plan.root).some((leaf) => leaf.tool === 'text' || leaf.tool === 'person'))
    return undefined;
  const byPick = plan.pick === 'first' ? spans.at(-1) : spans[0];
  if (byPick === undefined) return undefined;
  const inside = hits.filter(
    ({ item }) =>
      item.time !== undefined &&
      item.time.start.slice(0, 19) >= byPick.start &&
      item.time.start.slice(0, 19) <= byPick.end,
  );
  const cited = [inside[0], inside.at(-1)].filter((hit) => hit !== undefined);
  return {
    text: spanText(byPick.start, byPick.end, language),
    type: 'number',
    citations: cited.map(({ item }) => cite(item.id, 'time', item.time?.start ?? '')),
    sureness: 0.85,
    notes:
      spans.length > 1 && plan.pick === 'all'
        ? [
            `Another time: ${spans
              .slice(1, 4)
              .map((s) => spanText(s.start, s.end, language))
              .join('; ')}.`,
          ]
        : [],
  };
}

function datedRole(item: MemoryItem, { text, language }: Question): Draft | undefined {
  for (const { pattern, role } of dateCues) {
    if (!pattern.test(text)) continue;
    const index = item.dates?.findIndex((date) => date.role === role) ?? -1;
    const date = item.dates?.[index];
    if (date !== undefined)
      return {
        text: dayText(date.start, language),
        type: 'number',
        citations: [cite(item.id, `dates.${index}`, date.text)],
        sureness: 0.9,
        notes: [],
      };
  }
  return undefined;
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
    text: dayText(iso, language, precision),
    type: 'number',
    citations: [sentence.citation, cite(item.id, 'time', item.time.start)],
    sureness: 0.7,
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

/** How long a video, a stay or a trip took. */
export async function answerDuration(question: Question): Promise<Draft | undefined> {
  const { supported, retrieval, text, language } = question;
  const [best] = supported;
  const seconds = best?.item.media?.durationSeconds;
  if (best !== undefined && seconds !== undefined && best.item.modality === 'video') {
    return {
      text: secondsText(seconds),
      type: 'number',
      citations: [cite(best.item.id, 'media.durationSeconds', String(seconds))],
      sureness: 0.9,
      notes: [],
    };
  }
  if (best !== undefined) {
    const holding = await recordThatHolds(best.item, question);
    // A later record may hold and yet not repeat the dates.
    const stay = stayOf(holding.item) ?? stayOf(best.item);
    if (stay !== undefined)
      return { ...stay, notes: holding.notes, ...(holding.swapped ? { also: [holding.item] } : {}) };
  }
  const trip = tripSpan(question);
  const [span] = retrieval.spans;
  if (trip === undefined || span === undefined) return undefined;
  const nights = daysBetween(span.start, span.end);
  return {
    ...trip,
    text: /night|晚/i.test(text) ? countText(nights, 'night') : countText(nights + 1, 'day'),
    notes: [spanText(span.start, span.end, language)],
  };
}

const daysBetween = (start: string, end: string): number =>
  Math.round(
    (Date.parse(`${end.slice(0, 10)}T00:00:00Z`) - Date.parse(`${start.slice(0, 10)}T00:00:00Z`)) / 86_400_000,
  );

function stayOf(item: MemoryItem): Draft | undefined {
  const dates = item.dates ?? [];
  const first = dates.findIndex((date) => date.role === 'check-in');
  const last = dates.findIndex((date) => date.role === 'check-out');
  const [from, to] = [dates[first], dates[last]];
  if (from === undefined || to === undefined || to.start <= from.start) return undefined;
  return {
    text: countText(daysBetween(from.start, to.start), 'night'),
    type: 'number',
    citations: [cite(item.id, `dates.${first}`, from.text), cite(item.id, `dates.${last}`, to.text)],
    sureness: 0.9,
    notes: [],
  };
}
