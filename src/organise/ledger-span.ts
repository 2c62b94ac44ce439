import type { LedgerAccount, LedgerKind } from '../memory/ledger.ts';
import type { AccountRecord } from './account-records.ts';

type Span = NonNullable<LedgerAccount['span']>;

/** Kinds of dealings that take place on a day of their own, whenever they were booked and paid. */
const takingPlace: ReadonlySet<LedgerKind> = new Set([
  'lodging',
  'flight',
  'train',
  'ticket',
  'restaurant',
  'appointment',
]);
const placeRoles: readonly (readonly string[])[] = [['check-in', 'check-out'], ['departure', 'arrival'], ['event']];
const DAY = 86_400_000;
/** Dates farther from the records than this are slips of reading. */
const FARTHEST = 500 * DAY;

/**
 * The days of what was bought: the stay, journey or visit by the newest record that dates it, else the day of the
 * purchase, which is that of the first record that binds.
 */
export function spanOf(order: readonly AccountRecord[], kind: LedgerKind): Span | undefined {
  if (takingPlace.has(kind)) {
    for (const roles of placeRoles) {
      const dated = order.findLast((r) => r.state !== 'cancelled' && daysOf(r, roles).length > 0);
      if (dated === undefined) continue;
      const days = daysOf(dated, roles);
      return { start: days[0] ?? '', end: days.at(-1) ?? '' };
    }
  }
  const bought = order.filter((r) => r.own !== undefined && r.state !== 'quoted' && r.state !== 'requested');
  const days = bought.flatMap((r) => r.own ?? []).sort();
  const [day] = days;
  return day === undefined ? undefined : { start: day, end: day };
}

/** Of a change only the newer days count: it names the old ones too. */
function daysOf(record: AccountRecord, roles: readonly string[]): string[] {
  const near = record.view.dates.filter(
    ({ role, start }) =>
      roles.includes(role) &&
      start.length >= 10 &&
      (!Number.isFinite(record.clock) || Math.abs(Date.parse(start.slice(0, 10)) - record.clock) < FARTHEST),
  );
  const chosen = record.state === 'changed' && roles.includes('event') ? near.slice(-1) : near;
  return chosen.flatMap(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)]).sort();
}
