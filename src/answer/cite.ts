import type { Citation } from '../memory/answer.ts';
import type { MemoryItem } from '../memory/item.ts';

/**
 * The text of one field of an item, by dotted path (`amounts.0`, `time`, `place.city`, `body`). A structure reads as
 * its strings and numbers, a line each. Nothing for a path that leads nowhere.
 */
export function fieldText(item: MemoryItem, path: string): string | undefined {
  let value: unknown = item;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return textOf(value);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.values(value)
    .map(textOf)
    .filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join('\n');
}

/** Fields that answers may rest on; who imported an item or which extractor read it is no evidence of anything. */
const citable =
  /^(?:time|place|people|title|caption|shortCaption|summary|body|ocr|entities|tags|amounts|references|dates|documentKind|attachments|media|transcript|moments|structuredData)(?:\.|$)/;

/** Whether the quote stands, character for character, in the named field of the item that the citation names. */
export function checkCitation(item: MemoryItem, citation: Citation): boolean {
  if (citation.id !== item.id || citation.quote === '' || !citable.test(citation.field)) return false;
  return fieldText(item, citation.field)?.includes(citation.quote) ?? false;
}

/** The citations that hold: their item is among those retrieved and says what is quoted. Each once, in order. */
export function checkedCitations(
  citations: readonly Citation[],
  retrieved: ReadonlyMap<string, MemoryItem>,
): Citation[] {
  const seen = new Set<string>();
  return citations.flatMap((citation) => {
    const item = retrieved.get(citation.id);
    const key = JSON.stringify([citation.id, citation.field, citation.quote]);
    if (item === undefined || seen.has(key) || !checkCitation(item, citation)) return [];
    seen.add(key);
    return [placed(citation, item)];
  });
}

/** Of structured data with the part of the item that says it. */
function placed(citation: Citation, { structuredData = [] }: MemoryItem): Citation {
  const [, at] = /^structuredData\.(\d+)/.exec(citation.field) ?? [];
  const readFrom = at === undefined ? undefined : structuredData[Number(at)]?.readFrom;
  return readFrom === undefined ? citation : { ...citation, readFrom };
}
