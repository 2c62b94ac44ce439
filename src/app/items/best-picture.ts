import type { BestReason } from '../../contract/duplicate-verbs.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { isFavourite, ratingOf } from '../../memory/item-text.ts';
import type { Link } from '../../memory/link.ts';
import { pictureQuality } from '../../memory/picture-quality.ts';

type Pictures = {
  readonly pictures: readonly MemoryItem[];
  /** What sets the first apart from the others. */
  readonly because: BestReason[];
};

/** How far a picture has a quality; the first quality in which pictures differ decides. */
type Quality = { readonly reason: BestReason; readonly of: (item: MemoryItem) => number };

/** The owner's own choice, then what somebody worked on, then how much there is to see, then how good a shot it is. */
function qualities(links: readonly Link[]): readonly Quality[] {
  const from = (note: string): ReadonlySet<ItemId> =>
    new Set(links.filter((link) => link.note === note).map((link) => link.from));
  const [edited, raw] = [from('edit'), from('raw')];
  return [
    { reason: 'favourite', of: ({ tags }) => Number(isFavourite(tags)) },
    { reason: 'rated', of: ({ tags }) => ratingOf(tags) ?? 0 },
    { reason: 'edited', of: ({ id }) => Number(edited.has(id)) },
    { reason: 'developed', of: ({ id }) => -Number(raw.has(id)) },
    { reason: 'larger', of: ({ media }) => (media?.width ?? 0) * (media?.height ?? 0) },
    { reason: 'better-shot', of: (item) => pictureQuality(item) ?? 0 },
    { reason: 'dated', of: ({ time }) => Number(time !== undefined && time.source !== 'file-time') },
    { reason: 'larger', of: ({ media }) => media?.bytes ?? 0 },
  ];
}

/** Pictures of one shot, the best first, and what makes it the best. */
export function bestFirst(items: readonly MemoryItem[], links: readonly Link[]): Pictures {
  const inOrder = qualities(links);
  const compare = (a: MemoryItem, b: MemoryItem): number => {
    for (const { of } of inOrder) if (of(a) !== of(b)) return of(b) - of(a);
    return a.id < b.id ? -1 : 1;
  };
  const pictures = items.toSorted(compare);
  const [best, second] = pictures;
  if (best === undefined || second === undefined) return { pictures, because: [] };
  const decisive = inOrder.find(({ of }) => of(best) !== of(second));
  return { pictures, because: decisive === undefined ? [] : [decisive.reason] };
}
