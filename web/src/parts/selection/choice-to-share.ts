import { useSyncExternalStore } from 'react';

let ids: readonly string[] = [];
const listeners = new Set<() => void>();

/** Chooses items by their ids for the next copy, from wherever they were selected; none lets a search choose. */
export function chooseToShare(chosen: readonly string[]): void {
  ids = chosen;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The items selected elsewhere; kept until something else is chosen or the page is loaded anew. */
export const useChosenToShare = (): readonly string[] => useSyncExternalStore(subscribe, () => ids);

/** The address of the page with a search or an event filled in. */
export const shareAddress = (choice: { readonly query?: string; readonly event?: string } = {}): string => {
  const query = new URLSearchParams(choice);
  return query.size === 0 ? '/share' : `/share?${query}`;
};
