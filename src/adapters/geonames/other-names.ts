import { rowsOf, sidesOf } from '../../lexicon/rows.ts';

/** Other names of a city by its country and its own name: "AT Vienna". */
export const otherNamesOf: ReadonlyMap<string, readonly string[]> = new Map(
  sidesOf(rowsOf('other-city-names'), '=').map(([city, others]) => [city, others.split('|')]),
);
