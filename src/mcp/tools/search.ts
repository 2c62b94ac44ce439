import { searchTool, thumbnailCount } from '../../contract/agent-tools.ts';
import type { SearchResponse } from '../../contract/question-verbs.ts';
import { type AgentText, fact, lines, listed, say, untrustedNote } from '../agent-text.ts';
import { itemLines, moreLine } from '../item-lines.ts';
import { cursorFrom, fromOf } from '../paged.ts';
import { thumbnailsOf } from '../thumbnails.ts';
import { tool } from '../tool.ts';

/** Further than this a list is not paged through: a narrower query is of more use. */
const MOST_FOUND = 1_000;

export const search = tool({
  name: 'search',
  title: 'Search the memory',
  description:
    'Finds the photos, videos, mails and notes of the owner\'s life that fit a description, best first, each with why and how sure it is. Understands times ("last summer", "2023-05"), places, people, kinds ("receipts"), things shown, text in pictures, and negation ("without Anna"). Says so when nothing fits. For a fact or a sum, use ask; to read one item whole, use fetch.',
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
        ...(pictures.shown.length === 0 ? [] : [say`The pictures below are of: ${listed(pictures.shown.map(fact))}.`]),
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
    total === undefined ? say`${range} of the items that fit:` : say`${range} of ${total} items that fit:`,
    untrustedNote,
    ...items.map((item, n) => itemLines(item, say`${from + n + 1}.`, say`${Math.round(item.probability * 100)}% sure`)),
    ...notes.map((note) => say`Note: ${note}`),
    ...(explanation === undefined ? [] : understoodLines(explanation)),
  ];
}

function nothingLines({ explanation }: SearchResponse, from: number): AgentText[] {
  if (from > 0) return [say`There are no more items.`];
  const { nothing = [], without = [] } = explanation ?? {};
  return [
    say`Nothing in this memory fits.`,
    ...(nothing.length + without.length === 0 ? [] : [untrustedNote]),
    ...nothing.map((reason) => say`${reason}`),
    ...without.map(({ constraint, items }) => say`Without ${constraint} there would be ${items}.`),
  ];
}

export function understoodLines({ understood, loosened }: NonNullable<SearchResponse['explanation']>): AgentText[] {
  return [
    say`Understood: it asks for ${understood.asks}.`,
    ...understood.constraints.map(({ words, strength }) => say`- ${fact(strength)}: ${words}`),
    ...understood.ambiguous.map(({ said, readings }) => say`- ${said} may be: ${readings.join(' or ')}`),
    ...understood.unknown.map((name) => say`- ${name} is not a name that the memory knows`),
    ...loosened.map((sentence) => say`- ${sentence}`),
  ];
}
