import { locatedItems } from '../../app/items/located-items.ts';
import { descriptiveText } from '../../memory/descriptive-text.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { sgmText } from '../../memory/sgm-text.ts';

/** What a baseline keeps of an item: its text without its id, which is not content. */
export type ItemText = { readonly id: string; readonly text: string };

const filledLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^ID:|^[\p{L} ]+:$/u.test(line))
    .join('\n');
const withoutId = (text: string, { id }: MemoryItem): string => text.replace(`${id}: `, '');

/** An item as text: schema-guided or descriptive memory (ATM-Bench §4.2), whole or as the released code writes them. */
const renderings = {
  sgm: (item: MemoryItem) => filledLines(sgmText(item)),
  'sgm-released': (item: MemoryItem) => filledLines(sgmText(item, 'released')),
  dm: (item: MemoryItem) => descriptiveText(item),
  'dm-released': (item: MemoryItem) => withoutId(descriptiveText(item, 'released'), item),
} as const;
export type TextForm = keyof typeof renderings;
export const textForms = Object.keys(renderings) as TextForm[];

/** The released formatters print what the data set says and no more. */
const isReleased = (form: TextForm): boolean => form.endsWith('-released');

/** Items as texts, in their order. Positions without names are named, since words can only find names. */
export async function textsOf(
  items: AsyncIterable<MemoryItem>,
  form: TextForm,
  signal: AbortSignal,
): Promise<ItemText[]> {
  const texts: ItemText[] = [];
  for await (const item of isReleased(form) ? items : locatedItems(items)) {
    signal.throwIfAborted();
    texts.push({ id: item.id, text: renderings[form](item) });
  }
  return texts;
}
