import type { Correction } from '../../memory/correction.ts';
import type { Store } from '../../ports/store.ts';

/** Everything that the owner said, in the order in which it was said. */
export const correctionsInOrder = async (store: Store): Promise<Correction[]> =>
  inOrderSaid(await store.records('correction'));

/** The order in which these were said. */
export const inOrderSaid = (said: readonly Correction[]): Correction[] =>
  said.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
