import type { ItemId } from '../../memory/ids.ts';
import { wordsOnItems } from '../../organise/item-word.ts';
import { perState } from '../../ports/per-state.ts';
import { correctionsInOrder } from './corrections-in-order.ts';

/** Which items are stacked behind which, as only the owner says. */
export type Stacks = {
  readonly frontOf: ReadonlyMap<ItemId, ItemId>;
  readonly behind: ReadonlyMap<ItemId, readonly ItemId[]>;
};

/** The stacks of a memory, read once for each state of what its owner said. */
export const stacksOf = perState(
  async (store): Promise<Stacks> => {
    const said = wordsOnItems((await correctionsInOrder(store)).filter(({ kind }) => kind === 'item-stack'));
    const frontOf = new Map([...said].flatMap(([id, { behind }]) => (behind === undefined ? [] : [[id, behind]])));
    const behind = Map.groupBy(frontOf.keys(), (id) => frontOf.get(id) ?? id);
    return { frontOf, behind };
  },
  ['correction'],
);

/** How many items the stack in whose front this one is has, those that are gone left out; nothing where it has no stack. */
export function stackSize({ behind }: Stacks, id: ItemId, isThere: (id: ItemId) => boolean): { stack?: number } {
  const others = behind.get(id)?.filter(isThere).length ?? 0;
  return others === 0 ? {} : { stack: others + 1 };
}
