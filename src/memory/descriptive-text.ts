import type { MemoryItem } from './item.ts';
import { sgmFields } from './sgm-fields.ts';
import type { Rendering } from './sgm-text.ts';

/**
 * The descriptive memory text of an item: one passage of prose that holds the same information as `sgmText`
 * (ATM-Bench §4.2). `released` is the thinner form of the released code: the id and what is described.
 */
export function descriptiveText(item: MemoryItem, variant: Rendering = 'full'): string {
  if (variant === 'released') {
    const told = item.caption ?? item.shortCaption ?? item.summary ?? item.body?.text ?? '';
    return `${item.id}: ${told}`.trimEnd();
  }
  return sgmFields(item)
    .filter((field) => field.value !== '')
    .map((field) => field.sentence(field.value))
    .join(' ');
}
