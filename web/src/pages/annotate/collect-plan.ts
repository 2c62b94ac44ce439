import type { ItemBrief } from '../../../../src/contract/shapes.ts';

export const fields = ['words', 'ocr', 'person', 'place', 'object'] as const;
export type CollectField = (typeof fields)[number];
export const sources = ['mail', 'pictures', 'merged'] as const;
export type CollectSource = (typeof sources)[number];

const tools = { words: 'text', ocr: 'ocr', person: 'person', place: 'place', object: 'object' } as const;
const modalities = { mail: ['email', 'text'], pictures: ['image', 'video'], merged: [] } as const;

/** A search of one field in one source, as the text of a plan. */
export function collectPlan(words: string, field: CollectField, source: CollectSource): string {
  const leaf = `${tools[field]}![${JSON.stringify(words)}]`;
  const kinds = modalities[source].map((modality) => `modality![${JSON.stringify(modality)}]`);
  return kinds.length === 0 ? leaf : `all(${leaf}, any(${kinds.join(', ')}))`;
}

const startOf = ({ time }: ItemBrief): string => time?.start ?? '';

/** The earliest first; what has no time last. */
export const inOrderOfTime = (items: readonly ItemBrief[]): ItemBrief[] =>
  items.toSorted((a, b) => {
    const [x, y] = [startOf(a), startOf(b)];
    if (x === '' || y === '') return x === y ? 0 : x === '' ? 1 : -1;
    return x < y ? -1 : x > y ? 1 : 0;
  });

/** The years of items, the earliest first. */
export const yearsOf = (items: readonly ItemBrief[]): string[] =>
  [...new Set(items.map((item) => startOf(item).slice(0, 4)))].filter((year) => year !== '').sort();
