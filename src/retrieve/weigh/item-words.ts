import { slug } from '../../language/fold.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { spokenText } from '../../memory/seen.ts';

/** A text of an item that can be quoted, by the field's name as citations write it. */
export type TextField = {
  readonly field: 'title' | 'body' | 'ocr' | 'caption' | 'summary' | 'transcript';
  readonly text: string;
};

/** The item's texts, the ones that say most first. */
export function textFields(item: MemoryItem): TextField[] {
  const fields: TextField[] = [
    { field: 'title', text: item.title ?? '' },
    { field: 'body', text: item.body === undefined ? '' : mainText(item.body) },
    { field: 'ocr', text: item.ocr?.text ?? '' },
    { field: 'caption', text: item.caption ?? item.shortCaption ?? '' },
    { field: 'summary', text: item.summary ?? '' },
    { field: 'transcript', text: item.transcript === undefined ? '' : spokenText(item.transcript) },
  ];
  return fields.filter(({ text }) => text !== '');
}

const ownTexts = new WeakMap<MemoryItem, string>();

/** All that the item itself says, without what it quotes. Kept as long as the item: each leaf of a plan reads it. */
export function ownText(item: MemoryItem): string {
  const known = ownTexts.get(item);
  if (known !== undefined) return known;
  const made = textFields(item)
    .map(({ text }) => text)
    .join('\n');
  ownTexts.set(item, made);
  return made;
}

/** A name further down in a long text is not looked for. */
const MOST_SLUGGED = 4000;
const ownSlugs = new WeakMap<MemoryItem, string>();

/** Whether the item's own text has the words of a name in a row; `named` is a slug. */
export function saysName(item: MemoryItem, named: string): boolean {
  const text = ownSlugs.get(item) ?? `_${slug(ownText(item).slice(0, MOST_SLUGGED))}_`;
  ownSlugs.set(item, text);
  return text.includes(`_${named}_`);
}
