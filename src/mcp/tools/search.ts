import { searchTool, thumbnailCount } from '../../contract/agent-tools.ts';
import type { SearchResponse } from '../../contract/question-verbs.ts';
import { type AgentText, fact, lines, listed, say, untrustedNote } from '../agent-text.ts';
import { itemLines, moreLine } from '../item-lines.ts';
import { cursorFrom, fromOf } from '../paged.ts';
import { thumbnailsOf } from '../thumbnails.ts';
import { tool } from '../tool.ts';

/** Maximum number of results to page through; beyond this, a narrower query is more useful. */
const MOST_FOUND = 1_000;

export const search = tool({
  name: 'search',
  title: 'Search the memory',
  description:
    'Finds the owner\'s photos, videos, emails and notes that match a description, best match first, each with the reasons and the probability of the match. Understands times ("last summer", "2023-05"), places, people, kinds ("receipts"), objects shown, text in pictures, and negation ("without Anna"). Reports when there are no matches. For a fact or an amount, use ask; to read a full item, use fetch.',
  schemas: searchTool,
  answer: async ({ query, limit, cursor, thumbnails, now, explain }, { app, signal }) => {
    const from = Math.min(fromOf(cursor), MOST_FOUND);
    const found = await app.search(query, {
      limit: from + limit + 1,
      explain: explain ? 'always' : 'when-empty',
      signal,
      ...(now === undefined ? {} : { now }),
    });
    const items = found.items.slice(from, from + limit);
    const hasMore = found.items.length > from + limit && from + limit < MOST_FOUND;
    const page: SearchResponse = { ...found, items };
    const nextCursor = hasMore ? cursorFrom(from + limit) : undefined;
    const pictures = await thumbnailsOf(app, items, thumbnailCount(thumbnails));
    return {
      document: { ...page, ...(nextCursor === undefined ? {} : { nextCursor }) },
      text: lines([
        ...foundLines(page, from),
        ...(pictures.shown.length === 0 ? [] : [say`The pictures below show: ${listed(pictures.shown.map(fact))}.`]),
        ...moreLine('search', nextCursor),
      ]),
      pictures: pictures.pictures,
    };
  },
});

function foundLines(page: SearchResponse, from: number): AgentText[] {
  const { items, total, notes, explanation } = page;
  if (items.length === 0) return nothingLines(page, from);
  const range = from === 0 ? say`The ${items.length} best` : say`${from + 1} to ${from + items.length}`;
  return [
    total === undefined ? say`${range} of the matching items:` : say`${range} of ${total} matching items:`,
    untrustedNote,
    ...items.map((item, n) =>
      itemLines(item, say`${from + n + 1}.`, say`${Math.round(item.probability * 100)}% match`),
    ),
    ...notes.map((note) => say`Note: ${note}`),
    ...(explanation === undefined ? [] : understoodLines(explanation)),
  ];
}

function nothingLines({ explanation }: SearchResponse, from: number): AgentText[] {
  if (from > 0) return [say`No more items.`];
  const { nothing = [], without = [] } = explanation ?? {};
  return [
    say`No matching items in this memory.`,
    ...(nothing.length + without.length === 0 ? [] : [untrustedNote]),
    ...nothing.map((reason) => say`${reason}`),
    ...without.map(({ constraint, items }) => say`Without ${constraint}: ${items} items.`),
  ];
}

export function understoodLines({ understood, loosened }: NonNullable<SearchResponse['explanation']>): AgentText[] {
  return [
    say`Interpreted as a request for ${understood.asks}.`,
    ...understood.constraints.map(({ words, strength }) => say`- ${fact(strength)}: ${words}`),
    ...understood.ambiguous.map(({ said, readings }) => say`- ${said} may be: ${readings.join(' or ')}`),
    ...understood.unknown.map((name) => say`- ${name} is not a known name in this memory`),
    ...loosened.map((sentence) => say`- ${sentence}`),
  ];
}
