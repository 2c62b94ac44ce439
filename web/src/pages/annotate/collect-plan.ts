import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import type { Month } from './collect-window.ts';

export const fields = ['words', 'ocr', 'person', 'place', 'object'] as const;
export type CollectField = (typeof fields)[number];
export const sources = ['mail', 'pictures', 'merged'] as const;
export type CollectSource = (typeof sources)[number];

const tools = { words: 'text', ocr: 'ocr', person: 'person', place: 'place', object: 'object' } as const;
const modalities = { mail: ['email', 'text'], pictures: ['image', 'video'], merged: [] } as const;

/** The first and the last month of a window. */
export type Within = { readonly from: Month; readonly to: Month };

/** A search of one field in one source, as the text of a plan; without words, everything of the window. */
export function collectPlan(words: string, field: CollectField, source: CollectSource, within?: Within): string {
  const kinds = modalities[source].map((modality) => `modality![${JSON.stringify(modality)}]`);
  const parts = [
    ...(words === '' ? [] : [`${tools[field]}![${JSON.stringify(words)}]`]),
    ...(within === undefined ? [] : [`time![${within.from}..${within.to}]`]),
    ...(kinds.length === 0 ? [] : [`any(${kinds.join(', ')})`]),
  ];
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : `all(${parts.join(', ')})`;
}

const startOf = ({ time }: ItemBrief): string => time?.start ?? '';

/** The earliest first; what has no time last. */
export const inOrderOfTime = (items: readonly ItemBrief[]): ItemBrief[] =>
  items.toSorted((a, b) => {
    const [x, y] = [startOf(a), startOf(b)];
    if (x === '' || y === '') return x === y ? 0 : x === '' ? 1 : -1;
    return x < y ? -1 : x > y ? 1 : 0;
  });
