import type { Chance } from '../chance.ts';

export type Values = ReadonlyMap<string, string>;

/** `(a|b)` becomes one of them; innermost first, so that they may nest. */
export function chooseWords(text: string, chance: Chance): string {
  let out = text;
  for (let found = INNERMOST.exec(out); found !== null; found = INNERMOST.exec(out))
    out =
      out.slice(0, found.index) + chance.pick((found[1] ?? '').split('|')) + out.slice(found.index + found[0].length);
  return out;
}
const INNERMOST = /\(([^()]*\|[^()]*)\)/;

/** `{name}` becomes its value; a sentence begins with a capital whatever it begins with. Errors: RangeError for a name unknown. */
export function fillIn(text: string, values: Values): string {
  const filled = text.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new RangeError(`nothing is called {${name}} in: ${text}`);
    return value;
  });
  return filled
    .replace(/^\p{Ll}|(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/ {2,}/g, ' ')
    .trim();
}
