import type { Summary } from './statistics/summary.ts';

/** A table for people; numbers stay numbers, what is not known is null. */
export type DescribedTable = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** What the rows cannot hold. */
  readonly note?: string;
};

/** What a data set is made of: tables for people, and the same for programs. */
export type Described = {
  readonly document: Readonly<Record<string, unknown>>;
  readonly tables: readonly DescribedTable[];
};

export type Counts = Readonly<Record<string, number>>;

/** How often each label stands there, the most frequent first. */
export function counted(labels: Iterable<string>): Counts {
  const found = new Map<string, number>();
  for (const label of labels) found.set(label, (found.get(label) ?? 0) + 1);
  return Object.fromEntries([...found].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}

/** A row a label; of nothing no table. */
export const countTable = (title: string, counts: Counts): DescribedTable[] =>
  Object.keys(counts).length === 0 ? [] : [{ title, head: ['', 'n'], rows: Object.entries(counts) }];

/** A row a quantity; those without a value are left out, and of nothing there is no table. */
export function summaryTable(
  title: string,
  rows: readonly (readonly [name: string, of: Summary | undefined])[],
): DescribedTable[] {
  const known = rows.flatMap(([name, of]) =>
    of === undefined ? [] : [[name, of.n, of.mean, of.std, of.min, of.max, of.p95]],
  );
  return known.length === 0 ? [] : [{ title, head: ['', 'n', 'mean', 'std', 'min', 'max', 'p95'], rows: known }];
}

export const words = (text: string): number => text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu)?.length ?? 0;
