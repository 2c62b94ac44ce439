/** A node as it is put together, before it is brought within the bounds of what is kept. Empty texts say nothing. */
export type Written = Readonly<Record<string, unknown>>;

export const confirmed = 'http://schema.org/ReservationConfirmed';
export const cancelled = 'http://schema.org/ReservationCancelled';

/** A person by the parts of their name, as they are written. */
export function personNamed(parts: { readonly given: string; readonly family: string }): Written {
  const [given, family] = [parts.given, parts.family].map((part) => part.replace(/\s+/g, ' ').trim());
  const name = [given, family].filter((part) => part !== '').join(' ');
  return { '@type': 'Person', name, givenName: given, familyName: family };
}

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (isWritten(value) && Object.keys(value).every((key) => key === '@type'));

/** Without what says nothing: empty texts, and nodes that only have a type. */
export function withoutEmpty(node: Written): Written {
  const entries = Object.entries(node).map(([key, value]) => [key, pruned(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

const pruned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pruned).filter((one) => !isEmpty(one));
  return isWritten(value) ? withoutEmpty(value) : value;
};

/** What several sources say of one thing: the first that says something of a property is believed. */
export function merged(first: Written, ...others: readonly Written[]): Written {
  const [second, ...rest] = others;
  if (second === undefined) return withoutEmpty(first);
  const both: Record<string, unknown> = { ...withoutEmpty(second) };
  for (const [key, value] of Object.entries(withoutEmpty(first))) {
    const other = both[key];
    both[key] = isWritten(value) && isWritten(other) ? merged(value, other) : value;
  }
  return merged(both, ...rest);
}

const momentForm = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s?(Z|[+-]\d\d:?\d\d)?)?$/;

/** A W3C date or time ("2024-05-21T00:20+02:00") with its seconds, or undefined for what is none. */
export function momentWritten(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, day, minutes, seconds = ':00', offset = ''] = momentForm.exec(value.trim()) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  if (minutes === undefined) return day;
  const text = `${day}T${minutes}${seconds}${offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}
