import { useState } from 'react';

/** A setting stored in this browser. */
export function useRemembered<Value extends string>(
  key: string,
  values: readonly Value[],
  first: Value,
): readonly [Value, (value: Value) => void] {
  const name = `madeleine.${key}`;
  const [value, setValue] = useState<Value>(() => values.find((one) => one === localStorage.getItem(name)) ?? first);
  return [
    value,
    (next) => {
      localStorage.setItem(name, next);
      setValue(next);
    },
  ];
}
