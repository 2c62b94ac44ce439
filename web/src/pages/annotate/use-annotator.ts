import { useSyncExternalStore } from 'react';

const KEY = 'madeleine.annotator';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const now = (): string => localStorage.getItem(KEY) ?? '';

/** The name under which decisions of this browser are kept; empty until one is chosen. */
export const useAnnotator = (): string => useSyncExternalStore(subscribe, now);

export function chooseAnnotator(name: string): void {
  localStorage.setItem(KEY, name.trim());
  for (const listener of listeners) listener();
}
