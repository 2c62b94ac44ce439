import { slug } from '../../language/fold.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type LedgerAccount, type LedgerKind, startOf } from '../../memory/ledger.ts';
import { isOfTrip } from '../../memory/ledger-trips.ts';
import { perState } from '../../ports/per-state.ts';
import type { EventOutline } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';
import { knownEvents } from './event-briefs.ts';

/** Which accounts are meant; all that is said must hold. Days are ISO, and may be a year or a month alone. */
export type LedgerFilter = {
  readonly kind?: LedgerKind;
  readonly shop?: string;
  readonly place?: string;
  /** Each of them stands in the counterparty, the place, what was bought or a reference. */
  readonly words?: string;
  readonly from?: string;
  readonly to?: string;
  /** A trip's id, or words of its title. */
  readonly trip?: string;
};

/** The day by which an account stands in the ledger; empty when none is known. */
export const dayOf = (account: LedgerAccount): string => account.span?.start ?? startOf(account).slice(0, 10);

const inOrder = perState(
  async (store): Promise<readonly LedgerAccount[]> => {
    const dated = (await store.records('ledger')).map((account) => ({ account, day: dayOf(account) }));
    return dated
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.account.id < b.account.id ? -1 : 1))
      .map(({ account }) => account);
  },
  ['ledger'],
);

/** All accounts in the order of their days, read and sorted once for each state of the ledger. */
export const knownAccounts = ({ store }: Pick<OpenMemory, 'store'>): Promise<readonly LedgerAccount[]> =>
  inOrder(store);

export const tripsOf = async (memory: OpenMemory): Promise<EventOutline[]> =>
  (await knownEvents(memory.store)).all.filter((event) => event.kind === 'trip');

/** In the order of their days. Errors: `not-found` for a trip that is not known. */
export async function chosenAccounts(memory: OpenMemory, filter: LedgerFilter): Promise<readonly LedgerAccount[]> {
  const trip = filter.trip === undefined ? undefined : tripNamed(await tripsOf(memory), filter.trip);
  const words = plain(filter.words ?? '').split(/\s+/);
  return (await knownAccounts(memory)).filter(
    (account) => isChosen(account, filter) && says(account, words) && (trip === undefined || isOfTrip(account, trip)),
  );
}

function isChosen(account: LedgerAccount, { kind, shop, place, from, to }: LedgerFilter): boolean {
  const holds = (name: string | undefined, said: string): boolean => slug(name ?? '').includes(slug(said));
  if (kind !== undefined && account.kind !== kind) return false;
  if (shop !== undefined && !holds(account.counterparty, shop)) return false;
  if (place !== undefined && !holds(account.place, place)) return false;
  const day = dayOf(account);
  const end = account.span?.end ?? day;
  if (from !== undefined && end.slice(0, from.length) < from) return false;
  return to === undefined || day.slice(0, to.length) <= to;
}

function says({ counterparty, place, what, references }: LedgerAccount, words: readonly string[]): boolean {
  if (words.every((word) => word === '')) return true;
  const text = plain([counterparty, place, what, ...references.map(({ code }) => code)].join(' '));
  return words.every((word) => text.includes(word));
}

/** Whatever the case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .trim();

function tripNamed(trips: readonly EventOutline[], said: string): EventOutline {
  const found = trips.find((trip) => trip.id === said) ?? trips.find((trip) => slug(trip.title).includes(slug(said)));
  if (found !== undefined) return found;
  throw new MadeleineError('not-found', `Trip not found: ${said}.`, {
    action: 'List trips with `madeleine events list --kind trip`.',
  });
}

const DAY_MS = 86_400_000;

/** Tells the trip that an account is of. Trips that are days away are told by their days alone, since accounts are many. */
export function tripFinder(trips: readonly EventOutline[]): (account: LedgerAccount) => EventOutline | undefined {
  const spared = trips.map((trip) => ({
    trip,
    from: shifted(trip.span.start, -2 * DAY_MS),
    to: shifted(trip.span.end, 2 * DAY_MS),
  }));
  return (account) => {
    const { span } = account;
    if (span === undefined) return undefined;
    return spared.find(({ trip, from, to }) => span.end >= from && span.start <= to && isOfTrip(account, trip))?.trip;
  };
}

const shifted = (day: string, ms: number): string =>
  new Date(Date.parse(day.slice(0, 10)) + ms).toISOString().slice(0, 10);
