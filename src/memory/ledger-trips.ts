import type { Event } from './event.ts';
import type { LedgerAccount, LedgerKind } from './ledger.ts';

/** Kinds that take place where their owner is; what else is dated in a trip belongs to it only by its place. */
const onTheWay: ReadonlySet<LedgerKind> = new Set(['lodging', 'flight', 'train', 'ride', 'restaurant', 'ticket']);
const journeys: ReadonlySet<LedgerKind> = new Set(['flight', 'train']);
const DAY = 86_400_000;

type Trip = Pick<Event, 'span' | 'place'>;

/**
 * Whether an account is of a trip: journeys that begin or end with it (a day to spare), stays, meals and visits of its
 * days, and purchases of its days in its places. Bills that come meanwhile are none of it.
 */
export function isOfTrip(account: Pick<LedgerAccount, 'kind' | 'span' | 'place'>, { span, place }: Trip): boolean {
  if (account.span === undefined) return false;
  const spare = journeys.has(account.kind) ? DAY : 0;
  const from = Date.parse(span.start.slice(0, 10)) - spare;
  const to = Date.parse(span.end.slice(0, 10)) + spare;
  if (Date.parse(account.span.end) < from || Date.parse(account.span.start) > to) return false;
  if (journeys.has(account.kind)) return true;
  const there = isThere(account.place, place);
  return onTheWay.has(account.kind) ? there !== false : there === true;
}

/** In the trip's city or country; not to be told when either is unknown. */
function isThere(named: string | undefined, place: Trip['place']): boolean | undefined {
  const known = [place?.city, place?.country].filter((part) => part !== undefined).map(plain);
  if (named === undefined || known.length === 0) return undefined;
  return named.split(', ').some((part) => known.includes(plain(part)));
}

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();
