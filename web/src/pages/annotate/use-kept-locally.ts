import { useCallback, useState } from 'react';

/** A value that this browser keeps until it is set back to `initial`; what cannot be read counts as not there. */
export function useKeptLocally<T>(
  key: string,
  initial: T,
  read: (kept: unknown) => T | undefined,
): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => {
    try {
      const kept = localStorage.getItem(key);
      return kept === null ? initial : (read(JSON.parse(kept)) ?? initial);
    } catch {
      return initial;
    }
  });
  const set = useCallback(
    (next: T) => {
      setValue(next);
      if (next === initial) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
    },
    [key, initial],
  );
  return [value, set];
}
