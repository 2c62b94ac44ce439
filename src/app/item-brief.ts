import type { ItemBrief } from '../contract/shapes.ts';
import { firstWords } from '../memory/first-words.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { FilmMoment } from '../memory/seen.ts';

const SNIPPET_CHARACTERS = 160;

/** The first words that tell what an item is. */
export const snippetOf = (item: MemoryItem): string => firstWords(item, SNIPPET_CHARACTERS);

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
