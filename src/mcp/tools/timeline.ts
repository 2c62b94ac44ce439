import { timelineTool } from '../../contract/agent-tools.ts';
import type { EventBrief, TimelineItem, TimelineMonthsResponse } from '../../contract/timeline-verb.ts';
import { locationText, timestampText } from '../../memory/sgm-fields.ts';
import { itemsCounted, moreLine } from '../item-lines.ts';
import { tool } from '../tool.ts';
import { inertLine, UNTRUSTED_NOTE, untrustedLine } from '../untrusted-text.ts';

export const timeline = tool({
  name: 'timeline',
  title: 'Timeline of the memory',
  description:
    'The items of a stretch of time in order, in brief, with the trips, days and moments that they fall into. Without from and to: first, how much there is of every month, to choose from, and the latest items. Use it to look through a day or a week; to find something particular, search is better.',
  schemas: timelineTool,
  answer: async ({ from, to, modality, order, limit, cursor }, { app }) => {
    const isOverview = from === undefined && to === undefined && cursor === undefined;
    const { events, ...page } = await app.timeline({
      from,
      to,
      modality,
      limit,
      cursor,
      order: order ?? (isUnbounded(from, to) ? 'desc' : 'asc'),
    });
    const months = isOverview ? await app.timelineMonths() : undefined;
    return {
      document: {
        ...page,
        // Agents read every language: what is told twice would only be longer.
        events: events.map(({ alsoIn: _, ...event }) => event),
        ...(months === undefined ? {} : { months: months.months, undated: months.undated }),
      },
      text: [
        ...(months === undefined ? [] : monthLines(months)),
        ...(page.items.length === 0 ? ['Nothing is known of that time.'] : [UNTRUSTED_NOTE]),
        ...(events.length === 0 ? [] : ['Of that time are:', ...events.map(eventLine)]),
        ...(page.items.length === 0 ? [] : ['Items:', ...page.items.map(itemLine)]),
        ...moreLine('timeline', page.nextCursor),
      ].join('\n'),
    };
  },
});

/** Without bounds the latest is of most interest, on every page. */
const isUnbounded = (from: string | undefined, to: string | undefined): boolean =>
  from === undefined && to === undefined;

function monthLines({ months, undated }: TimelineMonthsResponse): string[] {
  if (months.length === 0) return [];
  const years = [...Map.groupBy(months, ({ month }) => month.slice(0, 4))];
  return [
    'Items of each month:',
    ...years.map(([year, of]) => `${year}: ${of.map(({ month, items }) => `${month.slice(5)} ${items}`).join(', ')}`),
    ...(undated.items === 0 ? [] : [`Without a time: ${undated.items}`]),
  ];
}

const eventLine = ({ id, kind, span, title, count }: EventBrief): string =>
  `- ${inertLine(id)} · ${kind} · ${timestampText(span)} · ${itemsCounted(count)} ${untrustedLine(title)}`;

function itemLine({ id, modality, start, title, snippet, from, place }: TimelineItem): string {
  const known = [inertLine(id), modality, start?.slice(0, 16).replace('T', ' ') ?? 'time unknown'];
  const said = [
    ...(from === undefined ? [] : [`from ${from}`]),
    ...[title, snippet].filter((part) => part !== undefined),
    ...(place === undefined ? [] : [`place: ${locationText(place)}`]),
  ];
  return `- ${known.join(' · ')}${said.length === 0 ? '' : ` ${untrustedLine([...new Set(said)].join(' · '))}`}`;
}
