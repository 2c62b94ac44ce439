import { rowsOf, sidesOf } from '../../lexicon/rows.ts';

/** Days as temporal tags call them, in Chinese; what is not here is told by its own name. */
export const holidaysInChinese: ReadonlyMap<string, string> = new Map(
  sidesOf(rowsOf('holidays-in-chinese'), '=').flatMap(([chinese, days]) =>
    days.split('|').map((day) => [day, chinese] as const),
  ),
);
