import type { MemoryItem } from './item.ts';
import { mainText } from './item-text.ts';
import { spokenText } from './seen.ts';

/** White space may make up so much of a text before its first words are there. */
const SLACK = 8;

/** The first words that tell what an item is, in one line of at most `most` characters; empty when nothing does. */
export function firstWords(item: MemoryItem, most: number): string {
  const said = [
    item.summary,
    item.shortCaption,
    item.caption,
    item.body && mainText(item.body),
    item.ocr?.text,
    item.transcript && spokenText(item.transcript),
  ].find((text) => text !== undefined && text.trim() !== '');
  const text = (said ?? '')
    .trimStart()
    .slice(0, most * SLACK)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
