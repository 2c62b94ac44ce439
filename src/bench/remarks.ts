import type { Remark } from './scored.ts';

const MOST_EXAMPLES = 5;

/** Counts what is odd in predictions by code, keeping a few examples of each. */
export function tally() {
  const found = new Map<string, { count: number; message: string; examples: string[] }>();
  return {
    add(code: string, message: string, example: string): void {
      const entry = found.get(code) ?? { count: 0, message, examples: [] };
      entry.count += 1;
      if (entry.examples.length < MOST_EXAMPLES) entry.examples.push(example);
      found.set(code, entry);
    },
    remarks: (): Remark[] => [...found].map(([code, entry]) => ({ code, ...entry })),
  };
}
