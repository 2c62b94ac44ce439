import { known, type Measures, mean } from './values.ts';

export type Expertise = { readonly system: string; readonly byCategory: Readonly<Record<string, number>> };

/** Of each system its value in each category less its own mean over categories (MM-OCEAN App. G). */
export const expertise = (byCategory: Measures): Expertise[] =>
  [...byCategory].map(([system, of]) => {
    const own = mean(known(Object.values(of))) ?? 0;
    const entries = Object.entries(of).flatMap(([name, value]): [string, number][] =>
      value === null ? [] : [[name, value - own]],
    );
    return { system, byCategory: Object.fromEntries(entries) };
  });
