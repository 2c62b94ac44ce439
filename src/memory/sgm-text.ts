import type { MemoryItem } from './item.ts';
import { locationText, sgmFields, timestampText } from './sgm-fields.ts';

/** `full`: everything the item holds. `released`: exactly the labels that ATM-Bench's released formatter prints. */
export const renderings = ['full', 'released'] as const;
export type Rendering = (typeof renderings)[number];

/** The schema-guided memory text of an item: `Label: value` lines, in a fixed order, empty labels kept. */
export function sgmText(item: MemoryItem, variant: Rendering = 'full'): string {
  const lines = variant === 'full' ? sgmFields(item).map((f) => [f.label, f.value] as const) : releasedLines(item);
  return lines.map(([label, value]) => `${label}: ${value}`.trimEnd()).join('\n');
}

function releasedLines(item: MemoryItem): (readonly [string, string])[] {
  const timestamp = item.time === undefined ? '' : timestampText(item.time);
  if (item.modality === 'email' || item.modality === 'text') {
    return [
      ['ID', item.id],
      ['Timestamp', timestamp],
      ['Summary', item.summary ?? ''],
      ['Detail', item.body?.text ?? ''],
    ];
  }
  return [
    ['ID', item.id],
    ['Type', item.modality],
    ['Timestamp', timestamp],
    ['Location', item.place === undefined ? '' : locationText(item.place)],
    ['Short Caption', item.shortCaption ?? ''],
    ['Caption', item.caption ?? ''],
    ['OCR', item.ocr?.text ?? ''],
    ['Tags', (item.tags ?? []).map((tag) => tag.name).join(', ')],
  ];
}
