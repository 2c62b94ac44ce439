import { z } from 'zod';
import { fetchTool, readingValue, thumbnailCount } from '../../contract/agent-tools.ts';
import type { ShowResponse } from '../../contract/browse-verbs.ts';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import { thingInWords, thingRows } from '../../memory/in-words/thing-in-words.ts';
import type { Thing } from '../../memory/structured-data.ts';
import { type AgentText, fact, lines, quoted, say, untrustedNote } from '../agent-text.ts';
import { moreLine } from '../item-lines.ts';
import { thumbnailsOf } from '../thumbnails.ts';
import { tool } from '../tool.ts';
import { type Window, type Windowed, windowed } from '../windowed.ts';

/** A typical mail fits on one page, a long one takes a few. */
const FIRST: Window = { characters: 12_000, entries: 50, page: 0 };

const position = z.object({
  characters: z.int().min(1).max(FIRST.characters),
  entries: z.int().min(1).max(FIRST.entries),
  page: z.int().min(1).max(100_000),
});

export const fetchItem = tool({
  name: 'fetch',
  title: 'Read an item',
  description:
    'Returns one item by its id: text, time, place, people, amounts, dates, links to other items (thread, same booking, supersedes), its events, and a thumbnail of a photo or video. Long texts are paginated. With provenance, also returns the source and confidence of each field.',
  schemas: fetchTool,
  answer: async ({ id, cursor, thumbnails, thumbnail, provenance }, { app }) => {
    const item = await app.show(id);
    const window = cursor === undefined ? FIRST : positionOf(cursor, position);
    const shown = windowed<ShowResponse>(provenance ? item : { ...item, readings: [] }, window);
    const { sgm: _, readings, ...document } = shown.document;
    const { pictures } = await thumbnailsOf(
      app,
      [item],
      window.page === 0 ? thumbnailCount(thumbnail ?? thumbnails) : 0,
    );
    const nextCursor = shown.next === undefined ? undefined : cursorOf(shown.next);
    const cut = shown.cut.filter(({ path }) => path !== 'sgm');
    return {
      document: {
        ...document,
        ...(provenance ? { readings: readings.map((one) => ({ ...one, value: readingValue.parse(one.value) })) } : {}),
        ...(cut.length === 0 ? {} : { cut }),
        ...(nextCursor === undefined ? {} : { nextCursor }),
      },
      text: lines([...itemText(shown), ...moreLine('fetch', nextCursor)]),
      pictures,
    };
  },
});

type ShownItem = Pick<ShowResponse, 'id' | 'sgm' | 'events' | 'links' | 'original' | 'structuredData'>;

/** What a node says, marked as untrusted like all that strangers write. */
const thingText = (thing: Thing): AgentText[] => {
  const rows = thingRows(thing).map(({ label, value }) => `${label}: ${value}`);
  return [say`Structured data (${fact(thing.source)}):`, quoted([thingInWords(thing), ...rows].join('\n'))];
};

/** An item as text: its schema-guided text, origin, events and links. */
export function itemText({ document, cut }: Windowed<ShownItem>): AgentText[] {
  const { sgm, events, links, original, id, structuredData = [] } = document;
  const part = cut.find(({ path }) => path === 'sgm');
  return [
    untrustedNote,
    part === undefined ? say`The item:` : say`The item, characters ${part.from + 1} to ${part.to} of ${part.of}:`,
    quoted(withoutEmptyLabels(sgm)),
    ...(structuredData as readonly Thing[]).flatMap(thingText),
    original.present ? say`Original: ${original.path}` : say`Original: (not found) ${original.path}`,
    ...events.map((event) => say`Part of ${fact(event.kind)} ${fact(event.id)}: ${event.title}`),
    ...links.map(({ kind, from, to }) => linkLine(kind, from === id, from === id ? to : from)),
  ];
}

const linkLine = (kind: string, leads: boolean, other: string): AgentText =>
  leads ? say`Link: this ${fact(kind)} ${fact(other)}` : say`Link: ${fact(other)} ${fact(kind)} this`;

const withoutEmptyLabels = (sgm: string): string =>
  sgm
    .split('\n')
    .filter((line) => !/^[A-Z][A-Za-z ]{1,14}:$/.test(line))
    .join('\n');
