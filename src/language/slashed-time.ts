const form = /^(\d{4})\/(\d{2})\/(\d{2})(?: \([A-Za-z]{3}\))?(?: (\d{2}):(\d{2}))?$/;

/** A time on the local wall clock as it is written with slashes, to the minute or the day. */
export type SlashedTime = { readonly start: string; readonly end: string; readonly precision: 'minute' | 'day' };

/** "2023/05/20 (Sat) 02:21" or "2023/05/20" as a time; `undefined` for what is none, or what no calendar has. */
export function slashedTime(written: string): SlashedTime | undefined {
  const [, year, month, day, hour, minute] = form.exec(written.trim()) ?? [];
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (year === undefined || at.getUTCMonth() !== Number(month) - 1 || at.getUTCDate() !== Number(day)) return undefined;
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return { start: `${date}T00:00:00`, end: `${date}T23:59:59`, precision: 'day' };
  const start = `${date}T${hour}:${minute}:00`;
  return { start, end: start, precision: 'minute' };
}
