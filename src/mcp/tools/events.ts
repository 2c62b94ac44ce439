import { eventsTool } from '../../contract/agent-tools.ts';
import type { EventCard } from '../../contract/timeline-verb.ts';
import { timestampText } from '../../memory/sgm-fields.ts';
import { type AgentText, beside, fact, lines, say, untrustedNote } from '../agent-text.ts';
import { itemsCounted, moreLine } from '../item-lines.ts';
import { cutEntries } from '../paged.ts';
import { tool } from '../tool.ts';

export const events = tool({
  name: 'events',
  title: 'Events of the memory',
  description:
    'Events in the owner\'s life in order of time: trips, days and moments, each with its dates, place, people, title and counts of its items. A trip contains days, a day contains moments (`parent`). Use it for "when was I in Portugal" or "what happened in June 2022", then search or fetch its items.',
  schemas: eventsTool,
  answer: async ({ kind, from, to, named, limit, cursor }, { app }) => {
    const page = await app.eventPage({ kind, from, to, words: named, limit, cursor });
    // Agents read every language, so the translations would only add length.
    const told = page.events.map(({ alsoIn: _, ...event }) => event);
    const { entries, cut } = cutEntries(told, 'events');
    return {
      document: { ...page, events: entries, ...(cut.length === 0 ? {} : { cut }) },
      text: lines([
        ...(entries.length === 0 ? [say`No matching events.`] : [say`Events in order of time:`, untrustedNote]),
        ...entries.map((event, n) => eventLine(event, say`${n + 1}.`)),
        ...moreLine('events', page.nextCursor),
      ]),
    };
  },
});

export function eventLine({ id, kind, span, title, narrative, count, who }: EventCard, mark: AgentText): AgentText {
  const known = [fact(id), fact(kind), fact(timestampText(span)), itemsCounted(count)];
  const story = narrative.startsWith(title) || narrative === '' ? [narrative || title] : [title, narrative];
  const people = who.length === 0 ? [] : [`with ${who.map(({ name }) => name).join(', ')}`];
  return say`${mark} ${beside(known)}\n   ${[...story, ...people].join(' — ')}`;
}
