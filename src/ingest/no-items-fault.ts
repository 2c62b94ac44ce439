/** Codes of what no item is at fault for: whoever is at it stops, and does the same with it another time. */
export const noItemsFault: ReadonlySet<string> = new Set([
  'budget-spent',
  'unreachable',
  'rate-limited',
  'offline',
  'invalid-configuration',
  'memory-locked',
  'disk-full',
]);
