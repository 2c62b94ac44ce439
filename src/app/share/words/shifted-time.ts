const DAY_MS = 86_400_000;

/** A local time to the minute, without its zone, moved by whole days: "2023-06-08T10:00". */
export function shifted(start: string, days: number): string {
  const local = start.slice(0, 16);
  if (days === 0) return local;
  return new Date(Date.parse(`${local}Z`) + days * DAY_MS).toISOString().slice(0, 16);
}

/** By how many days a set is moved: from 60 to 700 either way, which nobody is told. `random` in [0, 1). */
export const shiftOf = (random: number): number =>
  Math.round((random < 0.5 ? -1 : 1) * (60 + 640 * ((random * 2) % 1)));
