import type { ItemId } from '../../memory/ids.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { daysBetween } from '../../memory/time-span.ts';
import type { OrganiseContext } from '../context.ts';
import { compareText } from '../ordering.ts';
import { countryName, gazetteer } from '../places/gazetteer.ts';
import type { Haunt } from '../places/homes.ts';
import type { Spot } from '../places/spots.ts';
import type { View } from '../view.ts';
import { type Absence, whereabouts } from './away.ts';

/** Longer stays are a life elsewhere. */
const LONGEST_DAYS = 90;
/** Of two stays with at most so many days between, and of a journey so near to a stay, one trip is made. */
const NEAR_DAYS = 1;
const journeys: ReadonlySet<LedgerAccount['kind']> = new Set(['flight', 'train', 'ride']);
/** What is asked for, offered or called off is no stay. */
const held: ReadonlySet<LedgerAccount['state']> = new Set([
  'booked',
  'confirmed',
  'changed',
  'invoiced',
  'paid',
  'reminded',
]);

export type BookedTrips = {
  readonly absences: readonly Absence[];
  /** Where the stays are that the records speak of. */
  readonly spots: ReadonlyMap<View, Spot>;
};

type Dealing = { readonly account: LedgerAccount; readonly start: string; readonly end: string };

/**
 * Trips that bookings alone tell of: stays of a night or more away from home, with the journeys there and back, on days of
 * which nothing shows the owner elsewhere. `absences`: those that are known without.
 */
export function bookedTrips(
  accounts: readonly LedgerAccount[],
  byId: ReadonlyMap<ItemId, View>,
  known: { readonly absences: readonly Absence[]; readonly homes: readonly Haunt[]; readonly context: OrganiseContext },
): BookedTrips {
  const dealings = accounts.flatMap(dealingOf).toSorted((a, b) => compareText(a.start, b.start));
  const spots = new Map<View, Spot>();
  const stays: Dealing[][] = [];
  const cancelled = new Set([...byId.values()].flatMap(arrivalsCalledOff));
  for (const stay of dealings) {
    const nights = daysBetween(stay.start, stay.end);
    if (stay.account.kind !== 'lodging' || nights < 1 || nights > LONGEST_DAYS || cancelled.has(stay.start)) continue;
    const spot = spotOf(stay.account, known.context);
    if (whereabouts(spot, stay.start, known.homes, known.context) === 'home') continue;
    for (const view of papersOf([stay], byId)) if (spot !== undefined) spots.set(view, spot);
    const last = stays.at(-1);
    if (last !== undefined && daysBetween(lastOf(last), stay.start) <= NEAR_DAYS) last.push(stay);
    else stays.push([stay]);
  }
  const absences = stays.flatMap((group): Absence[] => {
    const near = dealings.filter((one) => journeys.has(one.account.kind) && isNear(one, group));
    const all = [...group, ...near];
    const [first = '', last] = [all.map(({ start }) => start).toSorted()[0], lastOf(all)];
    const isKnown = known.absences.some((other) => other.first <= last && other.last >= first);
    const away = papersOf(all, byId);
    return isKnown || away.length === 0 ? [] : [{ first, last, away, isBooked: true }];
  });
  return { absences, spots };
}

const dealingOf = (account: LedgerAccount): Dealing[] =>
  account.span === undefined || !held.has(account.state)
    ? []
    : [{ account, start: account.span.start.slice(0, 10), end: account.span.end.slice(0, 10) }];

/** The days of arrival of stays that a letter calls off, be it of which booking it may. */
const arrivalsCalledOff = ({ documentKind, dates }: View): string[] =>
  documentKind === 'cancellation'
    ? dates.filter(({ role }) => role === 'check-in').map(({ start }) => start.slice(0, 10))
    : [];

const lastOf = (group: readonly Dealing[]): string =>
  group
    .map(({ end }) => end)
    .toSorted()
    .at(-1) ?? '';

const isNear = ({ start }: Dealing, group: readonly Dealing[]): boolean =>
  group.some((stay) => daysBetween(start, stay.start) <= NEAR_DAYS && daysBetween(stay.end, start) <= NEAR_DAYS);

const papersOf = (dealings: readonly Dealing[], byId: ReadonlyMap<ItemId, View>): View[] => [
  ...new Set(dealings.flatMap(({ account }) => account.entries.flatMap(({ item }) => byId.get(item) ?? []))),
];

/** "Lisbon, Portugal" as the gazetteer has it. */
function spotOf({ place = '' }: LedgerAccount, context: OrganiseContext): Spot | undefined {
  const [city = '', country] = place.split(', ');
  if (city === '') return undefined;
  const found = gazetteer(context, city);
  const known = found.find(({ countryCode }) => country === undefined || countryName(countryCode) === country);
  return {
    lat: known?.lat,
    lon: known?.lon,
    city,
    region: undefined,
    country: country ?? (known === undefined ? undefined : countryName(known.countryCode)),
    countryCode: known?.countryCode,
    exact: false,
  };
}
