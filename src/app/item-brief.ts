import type { ItemBrief } from '../contract/shapes.ts';
import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';
import type { FilmMoment } from '../memory/seen.ts';
import { spokenText } from '../memory/seen.ts';

const SNIPPET_CHARACTERS = 160;

/** The first words that tell what an item is. */
export function snippetOf(item: MemoryItem): string {
  const said = [
    item.summary,
    item.shortCaption,
    item.caption,
    item.body && mainText(item.body),
    item.ocr?.text,
    item.transcript && spokenText(item.transcript),
  ].find((text) => text !== undefined && text.trim() !== '');
  const text = (said ?? '').replace(/\s+/g, ' ').trim();
  return text.length <= SNIPPET_CHARACTERS ? text : `${text.slice(0, SNIPPET_CHARACTERS - 1).trimEnd()}…`;
}

export function itemBrief(item: MemoryItem, snippet = snippetOf(item), moment?: FilmMoment): ItemBrief {
  return {
    id: item.id,
    modality: item.modality,
    ...(item.time === undefined ? {} : { time: item.time }),
    ...(item.place === undefined ? {} : { place: item.place }),
    people: item.people ?? [],
    ...(item.title === undefined ? {} : { title: item.title }),
    snippet,
    ...(moment === undefined ? {} : { moment }),
  };
}
