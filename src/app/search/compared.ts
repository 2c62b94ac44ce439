import type { Store } from '../../ports/store.ts';
import type { SearchOptions } from '../../retrieve/search.ts';

/** The program with something of it left out or done otherwise, so that what it brings can be measured. */
export type Compared = Pick<SearchOptions, 'sources' | 'combine'> & {
  readonly without?: readonly (NonNullable<SearchOptions['without']>[number] | 'ledger')[];
  /** Records that a model which answers is given at most. */
  readonly records?: number;
};

/** What the search is told of it. */
export const searchCompared = ({ sources, combine, without }: Compared = {}): SearchOptions => {
  const aids = without?.filter((part) => part !== 'ledger');
  return {
    ...(sources === undefined ? {} : { sources }),
    ...(combine === undefined ? {} : { combine }),
    ...(aids === undefined ? {} : { without: aids }),
  };
};

/** One view a store, since what is read of a store is kept with it. */
const views = new WeakMap<Store, Store>();

/** The store; without its ledger, if that is what is left out. */
export function storeCompared(store: Store, { without = [] }: Compared = {}): Store {
  if (!without.includes('ledger')) return store;
  const known = views.get(store) ?? withoutLedger(store);
  views.set(store, known);
  return known;
}

const withoutLedger = (store: Store): Store =>
  new Proxy(store, {
    get(whole, name): unknown {
      if (name === 'records')
        return (kind: string) => (kind === 'ledger' ? Promise.resolve([]) : whole.records(kind as 'ledger'));
      const part: unknown = Reflect.get(whole, name, whole);
      return typeof part === 'function' ? part.bind(whole) : part;
    },
  });
