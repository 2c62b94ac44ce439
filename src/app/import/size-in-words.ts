const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** "14 kB", "1.3 GB"; decimal units. */
export function bytesInWords(n: number): string {
  const power = n < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(n) / 3));
  const value = n / 1000 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${units[power] ?? 'B'}`;
}
