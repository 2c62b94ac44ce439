import { itemCorrectionKey } from '../../memory/correction.ts';
import type { ItemId } from '../../memory/ids.ts';
import { wordsOnItems } from '../../organise/item-word.ts';
import type { OpenMemory } from '../open-memory.ts';
import { organiseDue } from './corrected.ts';
import { correctionsInOrder } from './corrections-in-order.ts';
import { itemsWithWord } from './items-with-word.ts';

/** Shows again what was stacked behind pictures that are gone: nothing may be hidden behind what nobody sees. */
export async function freeStacked(memory: OpenMemory, gone: ReadonlySet<ItemId>): Promise<void> {
  const { store } = memory;
  const all = await correctionsInOrder(store);
  const freed = all.filter((said) => said.kind === 'item-stack' && gone.has(said.behind));
  if (freed.length === 0) return;
  const items = await store.items(freed.flatMap((said) => ('items' in said ? said.items : [])));
  const words = wordsOnItems(all.filter((said) => !freed.includes(said)));
  await store.write([
    ...freed.map((said) => ({ op: 'deleteRecord', kind: 'correction', id: itemCorrectionKey(said.at) }) as const),
    ...(await itemsWithWord(memory, items, words)),
    organiseDue,
  ]);
}
