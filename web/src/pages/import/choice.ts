import { useSyncExternalStore } from 'react';
import type { ChosenFile } from './chosen-files.ts';

/** The selection to confirm: files to upload, or a path on the server. */
export type Choice =
  | { readonly kind: 'files'; readonly files: readonly ChosenFile[] }
  | { readonly kind: 'path'; readonly path: string };

let choice: Choice | undefined;
const listeners = new Set<() => void>();

function show(next: Choice | undefined): void {
  choice = next;
  for (const listener of listeners) listener();
}

export const chooseFiles = (files: readonly ChosenFile[]): void => {
  if (files.length > 0) show({ kind: 'files', files });
};
export const choosePath = (path: string): void => show({ kind: 'path', path });
export const dropChoice = (): void => show(undefined);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useChoice = (): Choice | undefined => useSyncExternalStore(subscribe, () => choice);
