import type { ItemBrief } from '../../contract/shapes.ts';
import { formatOfType } from '../../memory/document-format.ts';
import { firstWords } from '../../memory/first-words.ts';
import { isDocument, type MemoryItem } from '../../memory/item.ts';
import type { Media } from '../../memory/media.ts';
import type { FilmMoment } from '../../memory/seen.ts';
import { thingBrief } from '../../memory/things/thing-brief.ts';

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
    snippet,
    ...shownOf(item),
    ...(moment === undefined ? {} : { moment }),
  };
}

/** What a list shows beside the words: the title, what sort of document it is, the shape of the picture. */
export function shownOf(
  item: MemoryItem,
): Pick<ItemBrief, 'title' | 'documentKind' | 'document' | 'thing' | 'picture'> {
  const { title, documentKind, media } = item;
  const document = isDocument(item) ? formatOfType(media?.mime)?.name : undefined;
  const thing = thingBrief(item.structuredData);
  return {
    ...(thing === undefined ? {} : { thing }),
    ...(title === undefined ? {} : { title }),
    ...(documentKind === undefined ? {} : { documentKind }),
    ...(document === undefined ? {} : { document }),
    ...(media === undefined || item.modality === 'text' ? {} : { picture: pictureOf(media) }),
  };
}

const pictureOf = ({ width, height, durationSeconds, thumbhash }: Media): ItemBrief['picture'] => ({
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  ...(durationSeconds === undefined ? {} : { durationSeconds }),
  ...(thumbhash === undefined ? {} : { thumbhash }),
});
