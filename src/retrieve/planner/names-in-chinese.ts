import { rowsOf, sidesOf } from '../../lexicon/rows.ts';

const byName = new Map<string, string[]>();
for (const [names, ways] of sidesOf(rowsOf('names-in-chinese'), ' = '))
  for (const name of names.split(' ')) byName.set(name, [...(byName.get(name) ?? []), ...ways.split(' ')]);

/** One character is a name to nobody who reads it inside a sentence. */
const SHORTEST = 2;

/** How a first name (lower case) is usually written in Chinese; empty when the tables do not have it. */
export const writtenInChinese = (first: string): readonly string[] =>
  (byName.get(first) ?? []).filter((way) => [...way].length >= SHORTEST);
