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
  const begun = (said ?? '').trimStart();
  // Nearly always the first words are all there soon.
  const soon = inOneLine(begun.slice(0, most * 2));
  const text = soon.length > most ? soon : inOneLine(begun.slice(0, most * SLACK));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
