import type { MemoryItem } from '../../memory/item.ts';
import { sgmText } from '../../memory/sgm-text.ts';

/** What a baseline keeps of an item: its schema-guided memory text without the line of its id, which is not content. */
export type ItemText = { readonly id: string; readonly text: string };

export async function textsOf(items: AsyncIterable<MemoryItem>, signal: AbortSignal): Promise<ItemText[]> {
  const texts: ItemText[] = [];
  for await (const item of items) {
    signal.throwIfAborted();
    const filled = sgmText(item)
      .split('\n')
      .filter((line) => !/^ID:|^[\p{L} ]+:$/u.test(line));
    texts.push({ id: item.id, text: filled.join('\n') });
  }
  return texts;
}
