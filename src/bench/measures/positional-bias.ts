export type PositionalBias = {
  /** Answers that name one of the letters. */
  readonly n: number;
  readonly shares: Readonly<Record<string, number>>;
  /** Total variation from choosing all letters alike; null where none was chosen. */
  readonly fromUniform: number | null;
};

/** Share of each letter among the answers given: who does not look takes the same one. */
export function positionalBias(chosen: readonly string[], letters: readonly string[]): PositionalBias {
  const given = chosen.filter((letter) => letters.includes(letter));
  const shares = letters.map((letter) => given.filter((one) => one === letter).length / Math.max(given.length, 1));
  const apart = shares.reduce((sum, share) => sum + Math.abs(share - 1 / letters.length), 0) / 2;
  return {
    n: given.length,
    shares: Object.fromEntries(letters.map((letter, i) => [letter, shares[i] ?? 0])),
    fromUniform: given.length === 0 ? null : apart,
  };
}
