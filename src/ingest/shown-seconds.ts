/** A film is looked at about this often, unless that is too often. */
const SECONDS_APART = 4;

/** Evenly spread seconds at which a film is looked at: the middle of each of as many equal parts; one at the start of a film of unknown length. */
export function shownSeconds(durationSeconds: number | undefined, most: number): number[] {
  if (durationSeconds === undefined || durationSeconds <= 0) return [0];
  const count = Math.max(1, Math.min(most, Math.ceil(durationSeconds / SECONDS_APART)));
  return Array.from({ length: count }, (_, i) => ((i + 0.5) * durationSeconds) / count);
}
