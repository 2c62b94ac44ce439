import { useSyncExternalStore } from 'react';
import type { Spot } from './outline.ts';

const keyOf = ({ day, at }: Spot): string => `${day}/${at}`;

/** The timeline selection: positions instead of ids, so that a range can include items that are not loaded. */
export class Selection {
  #chosen: ReadonlyMap<string, Spot> = new Map();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly all = (): ReadonlyMap<string, Spot> => this.#chosen;
  has(spot: Spot): boolean {
    return this.#chosen.has(keyOf(spot));
  }

  /** Selects all of these, or deselects them if all are selected. */
  toggle(spots: readonly Spot[]): void {
    const isOn = spots.every((spot) => this.has(spot));
    const next = new Map(this.#chosen);
    for (const spot of spots) {
      if (isOn) next.delete(keyOf(spot));
      else next.set(keyOf(spot), spot);
    }
    this.#become(next);
  }

  add(spots: readonly Spot[]): void {
    this.#become(new Map([...this.#chosen, ...spots.map((spot) => [keyOf(spot), spot] as const)]));
  }

  clear(): void {
    if (this.#chosen.size > 0) this.#become(new Map());
  }

  #become(next: ReadonlyMap<string, Spot>): void {
    this.#chosen = next;
    for (const listener of this.#listeners) listener();
  }
}

export const useIsSelected = (selection: Selection, spot: Spot): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(spot));

export const useSelected = (selection: Selection): ReadonlyMap<string, Spot> =>
  useSyncExternalStore(selection.subscribe, selection.all);
