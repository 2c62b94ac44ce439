import { timelineTool } from '../../contract/agent-tools.ts';
import type { EventBrief, TimelineItem, TimelineMonthsResponse } from '../../contract/timeline-verb.ts';
import { locationText, timestampText } from '../../memory/sgm-fields.ts';
import { type AgentText, beside, fact, lines, listed, say, untrustedNote } from '../agent-text.ts';
import { itemsCounted, moreLine } from '../item-lines.ts';
import { tool } from '../tool.ts';

export const timeline = tool({
  name: 'timeline',
  title: 'Timeline of the memory',
  description:
    'Lists the items in a period in order of time, in brief, with their trips, days and moments. Without from and to: counts of items per month and the latest items. Use it to browse a day or a week; use search to find something specific.',
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
        // Agents read every language, so the translations would only add length.
        events: events.map(({ alsoIn: _, ...event }) => event),
        ...(months === undefined ? {} : { months: months.months, undated: months.undated }),
      },
      text: lines([
        ...(months === undefined ? [] : monthLines(months)),
        ...(page.items.length === 0 ? [say`No items in this period.`] : [untrustedNote]),
        ...(events.length === 0 ? [] : [say`Events in this period:`, ...events.map(eventLine)]),
        ...(page.items.length === 0 ? [] : [say`Items:`, ...page.items.map(itemLine)]),
        ...moreLine('timeline', page.nextCursor),
      ]),
    };
  },
});

/** Without bounds, the latest items are of most interest, on every page. */
const isUnbounded = (from: string | undefined, to: string | undefined): boolean =>
  from === undefined && to === undefined;

function monthLines({ months, undated }: TimelineMonthsResponse): AgentText[] {
  if (months.length === 0) return [];
  const years = [...Map.groupBy(months, ({ month }) => month.slice(0, 4))];
  return [
    say`Items per month:`,
    ...years.map(
      ([year, of]) => say`${fact(year)}: ${listed(of.map(({ month, items }) => fact(`${month.slice(5)} ${items}`)))}`,
    ),
    ...(undated.items === 0 ? [] : [say`Without a time: ${undated.items}`]),
  ];
}

const eventLine = ({ id, kind, span, title, count }: EventBrief): AgentText =>
  say`- ${beside([fact(id), fact(kind), fact(timestampText(span)), itemsCounted(count)])} ${title}`;

function itemLine({ id, modality, start, title, snippet, from, place }: TimelineItem): AgentText {
  const known = [id, modality, start?.slice(0, 16).replace('T', ' ') ?? 'time unknown'].map(fact);
  const said = [
    ...(from === undefined ? [] : [`from ${from}`]),
    ...[title, snippet].filter((part) => part !== undefined),
    ...(place === undefined ? [] : [`place: ${locationText(place)}`]),
  ];
  return said.length === 0 ? say`- ${beside(known)}` : say`- ${beside(known)} ${[...new Set(said)].join(' · ')}`;
}
