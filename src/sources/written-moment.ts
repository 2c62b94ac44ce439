const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** The written local time of a moment in UTC milliseconds, so many minutes east of UTC: `2023-05-03T14:05:06+02:00`. */
export function writtenMoment(millis: number, minutesEast: number): string {
  const sign = minutesEast < 0 ? '-' : '+';
  const [hours, minutes] = [Math.floor(Math.abs(minutesEast) / 60), Math.abs(minutesEast) % 60];
  const wall = new Date(millis + minutesEast * 60_000).toISOString().slice(0, 19);
  return `${wall}${sign}${pad(hours)}:${pad(minutes)}`;
}

/** "2023-05-03T14:05:06" of numbers that were checked. */
export const writtenWall = (
  year: number,
  month: number,
  day: number,
  clock: readonly [number, number, number],
): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}T${clock.map((part) => pad(part)).join(':')}`;
