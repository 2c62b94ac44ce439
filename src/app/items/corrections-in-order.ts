import type { Correction } from '../../memory/correction.ts';
import type { Store } from '../../ports/store.ts';

/** Everything that the owner said, in the order in which it was said. */
export const correctionsInOrder = async (store: Store): Promise<Correction[]> =>
  (await store.records('correction')).toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
