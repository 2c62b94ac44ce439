import { createHash } from 'node:crypto';

/** A number in [0, 1) from words alone: the same on every machine, different for every question and seed. */
export function seededShare(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(JSON.stringify(parts)).digest().readUInt32BE(0) / 2 ** 32;
}

/** The list in an order that only the seed and the entries decide. */
export function shuffled<T>(list: readonly T[], key: (entry: T) => string, ...seed: readonly (string | number)[]): T[] {
  return list
    .map((entry) => ({ entry, at: seededShare(...seed, key(entry)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}
