import type { MemoryItem } from '../../memory/item.ts';

/** The dates at both ends of a stay: as named, as one range, or as the two days that a lodging's record tells; −1 for none. */
export function stayEnds({ dates = [], documentKind }: MemoryItem): readonly [number, number] {
  const named = (role: string, other: string) =>
    [dates.findIndex((date) => date.role === role), dates.findIndex((date) => date.role === other)] as const;
  for (const [first, last] of [named('check-in', 'check-out'), named('arrival', 'departure')])
    if (first >= 0 && last >= 0) return [first, last];
  // "You arrive on the 14th and leave on the 17th": two days of a stay, both read as its first.
  const [one, other] = dates;
  if (dates.length === 2 && one !== undefined && other !== undefined && ofStay.has(one.role) && ofStay.has(other.role))
    if (one.start < other.start) return [0, 1];
  const range = dates.findIndex(
    (date) => date.start.slice(0, 10) < date.end.slice(0, 10) && date.end.endsWith('23:59:59'),
  );
  if (range >= 0) return [range, range];
  const two = documentKind !== undefined && staying.has(documentKind) && dates.length === 2;
  if (two && (dates[0]?.start ?? '') < (dates[1]?.start ?? '')) return [0, 1];
  return documentKind === 'booking' && dates.length === 1 ? [0, -1] : [-1, -1];
}

const ofStay: ReadonlySet<string> = new Set(['check-in', 'check-out', 'arrival', 'departure']);
const staying: ReadonlySet<string> = new Set(['booking', 'invoice', 'receipt', 'change']);
