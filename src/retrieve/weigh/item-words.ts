import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';

/** A text of an item that can be quoted, by the field's name as citations write it. */
export type TextField = { readonly field: 'title' | 'body' | 'ocr' | 'caption' | 'summary'; readonly text: string };

/** The item's texts, the ones that say most first. */
export function textFields(item: MemoryItem): TextField[] {
  const fields: TextField[] = [
    { field: 'title', text: item.title ?? '' },
    { field: 'body', text: item.body === undefined ? '' : mainText(item.body) },
    { field: 'ocr', text: item.ocr?.text ?? '' },
    { field: 'caption', text: item.caption ?? item.shortCaption ?? '' },
    { field: 'summary', text: item.summary ?? '' },
  ];
  return fields.filter(({ text }) => text !== '');
}

/** All that the item itself says, without what it quotes. */
export const ownText = (item: MemoryItem): string =>
  textFields(item)
    .map(({ text }) => text)
    .join('\n');
