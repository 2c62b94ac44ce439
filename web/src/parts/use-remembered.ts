import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** A setting stored in this browser, the same for all components that read it. */
export function useRemembered<Value extends string>(
  key: string,
  values: readonly Value[],
  first: Value,
): readonly [Value, (value: Value) => void] {
  const name = `madeleine.${key}`;
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(name));
  return [
    values.find((one) => one === stored) ?? first,
    (next) => {
      localStorage.setItem(name, next);
      for (const listener of listeners) listener();
    },
  ];
}
