import { eventsTool } from '../../contract/agent-tools.ts';
import type { EventCard } from '../../contract/timeline-verb.ts';
import { timestampText } from '../../memory/sgm-fields.ts';
import { itemsCounted, moreLine } from '../item-lines.ts';
import { cutEntries } from '../paged.ts';
import { tool } from '../tool.ts';
import { inertLine, UNTRUSTED_NOTE, untrustedLine } from '../untrusted-text.ts';

export const events = tool({
  name: 'events',
  title: 'Events of the memory',
  description:
    'What happened in the owner\'s life, in the order of time: trips, days and moments, each with its span, place, people, a title and what was made of it. A trip holds days, a day holds moments (`parent`). Use it for "when was I in Portugal" or "what happened in June 2022", then search or fetch its items.',
  schemas: eventsTool,
  answer: async ({ kind, from, to, named, limit, cursor }, { app }) => {
    const page = await app.eventPage({ kind, from, to, words: named, limit, cursor });
    // Agents read every language: what is told twice would only be longer.
    const told = page.events.map(({ alsoIn: _, ...event }) => event);
    const { entries, cut } = cutEntries(told, 'events');
    return {
      document: { ...page, events: entries, ...(cut.length === 0 ? {} : { cut }) },
      text: [
        ...(entries.length === 0 ? ['No event fits.'] : ['Events in the order of time:', UNTRUSTED_NOTE]),
        ...entries.map((event, n) => eventLine(event, `${n + 1}.`)),
        ...moreLine('events', page.nextCursor),
      ].join('\n'),
    };
  },
});

export function eventLine({ id, kind, span, title, narrative, count, who }: EventCard, mark: string): string {
  const known = [inertLine(id), kind, timestampText(span), itemsCounted(count)];
  const story = narrative.startsWith(title) || narrative === '' ? [narrative || title] : [title, narrative];
  const people = who.length === 0 ? [] : [`with ${who.map(({ name }) => name).join(', ')}`];
  return `${mark} ${known.join(' · ')}\n   ${untrustedLine([...story, ...people].join(' — '))}`;
}
