import { useSyncExternalStore } from 'react';

/** What is selected on a page: ids of items, or places in a list whose items are not all loaded. */
export class Selection<T = string> {
  #chosen: ReadonlyMap<string, T> = new Map();
  readonly #listeners = new Set<() => void>();
  readonly #keyOf: (one: T) => string;

  constructor(keyOf: (one: T) => string) {
    this.#keyOf = keyOf;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly all = (): ReadonlyMap<string, T> => this.#chosen;
  has(one: T): boolean {
    return this.#chosen.has(this.#keyOf(one));
  }

  /** Selects all of these, or deselects them if all are selected. */
  toggle(these: readonly T[]): void {
    const isOn = these.every((one) => this.has(one));
    const next = new Map(this.#chosen);
    for (const one of these) {
      if (isOn) next.delete(this.#keyOf(one));
      else next.set(this.#keyOf(one), one);
    }
    this.#become(next);
  }

  add(these: readonly T[]): void {
    this.#become(new Map([...this.#chosen, ...these.map((one) => [this.#keyOf(one), one] as const)]));
  }

  clear(): void {
    if (this.#chosen.size > 0) this.#become(new Map());
  }

  #become(next: ReadonlyMap<string, T>): void {
    this.#chosen = next;
    for (const listener of this.#listeners) listener();
  }
}

/** A selection of items by their ids. */
export const selectionOfItems = (): Selection => new Selection((id) => id);

export const useIsSelected = <T>(selection: Selection<T>, one: T): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(one));

export const useSelected = <T>(selection: Selection<T>): ReadonlyMap<string, T> =>
  useSyncExternalStore(selection.subscribe, selection.all);
