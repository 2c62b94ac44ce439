import type { ItemId } from '../../memory/ids.ts';
import { isStretch } from '../../memory/neighbourhood.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';

/** Items that follow one another: the turns of a session, the mails of a thread, the pictures of a moment. */
export type Sequence = readonly ItemId[];

/** Where an item stands among its neighbours. An item that is in no sequence has none. */
export type Sequences = ReadonlyMap<ItemId, { readonly sequence: Sequence; readonly at: number }>;

const cache = new WeakMap<Gazetteer, Promise<Sequences>>();

/** The memory's sequences, read once for each state of it. A thread comes before a moment, a moment before a stretch. */
export async function sequencesOf(store: Store, gazetteer: Gazetteer): Promise<Sequences> {
  const known = cache.get(gazetteer);
  if (known !== undefined) return known;
  const read = store
    .records('neighbourhood')
    .then((threads) =>
      placed([
        ...threads.filter((one) => !isStretch(one)).map(({ items }) => items),
        ...gazetteer.events.filter((event) => event.kind === 'moment').map(({ items }) => items),
        ...threads.map(({ items }) => items),
      ]),
    );
  cache.set(gazetteer, read);
  read.catch(() => cache.delete(gazetteer));
  return read;
}

function placed(sequences: readonly Sequence[]): Sequences {
  const found = new Map<ItemId, { readonly sequence: Sequence; readonly at: number }>();
  for (const sequence of sequences) {
    sequence.forEach((id, at) => {
      if (!found.has(id)) found.set(id, { sequence, at });
    });
  }
  return found;
}
