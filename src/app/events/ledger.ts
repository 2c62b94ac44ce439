import { z } from 'zod';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import type {
  LedgerAccountResponse,
  LedgerGroup,
  LedgerListResponse,
  LedgerSumsResponse,
} from '../../contract/ledger-verb.ts';
import { slug } from '../../language/fold.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { LedgerAccount, LedgerKind } from '../../memory/ledger.ts';
import { sumsByCurrency } from '../../memory/ledger-sums.ts';
import { isOfTrip } from '../../memory/ledger-trips.ts';
import type { EventOutline } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';
import { knownEvents, titlesOf } from './event-briefs.ts';

export type LedgerPage = { readonly limit?: number; readonly cursor?: string };

/** Which accounts are meant; all that is said must hold. Days are ISO, and may be a year or a month alone. */
export type LedgerFilter = {
  readonly kind?: LedgerKind;
  readonly shop?: string;
  readonly place?: string;
  readonly from?: string;
  readonly to?: string;
  /** A trip's id, or words of its title. */
  readonly trip?: string;
};

/** Accounts after the cursor, at most `limit`; without one all. Errors: `not-found` for a trip that is not known, `invalid-cursor`. */
export async function listLedger(
  memory: OpenMemory,
  { cursor, limit, ...filter }: LedgerFilter & LedgerPage = {},
): Promise<LedgerListResponse> {
  const all = await chosenAccounts(memory, filter);
  const after = cursor === undefined ? undefined : positionOf(cursor, z.object({ id: z.string(), n: z.int().min(0) }));
  // Where the account itself is gone meanwhile, what stood at its place is next.
  const at = after === undefined ? -1 : all.findIndex(({ id }) => id === after.id);
  const begin = after === undefined ? 0 : at < 0 ? after.n : at + 1;
  const accounts = all.slice(begin, limit === undefined ? all.length : begin + limit);
  const last = accounts.at(-1);
  const n = begin + accounts.length - 1;
  return {
    accounts,
    sums: sumsByCurrency(all),
    ...(last === undefined || n + 1 >= all.length ? {} : { nextCursor: cursorOf({ id: last.id, n }) }),
  };
}

/** What the accounts cost by shop, kind, trip, place, year or month. Errors: as `listLedger`. */
export async function sumLedger(
  memory: OpenMemory,
  by: LedgerGroup,
  filter: LedgerFilter = {},
): Promise<LedgerSumsResponse> {
  const accounts = await chosenAccounts(memory, filter);
  const trips = by === 'trip' ? await tripsOf(memory) : [];
  const groups = new Map<string, Omit<Group, 'key'> & { accounts: LedgerAccount[] }>();
  const none: LedgerAccount[] = [];
  for (const account of accounts) {
    if (account.total === undefined) continue;
    const group = groupOf(account, by, trips);
    if (group === undefined) {
      none.push(account);
      continue;
    }
    const { key, ...titles } = group;
    const found = groups.get(key) ?? { ...titles, accounts: [] };
    found.accounts.push(account);
    groups.set(key, found);
  }
  return {
    by,
    groups: [...groups]
      .sort((a, b) => (a[0] < b[0] ? -1 : 1))
      .map(([key, { accounts: of, ...titles }]) => ({ key, ...titles, sums: sumsByCurrency(of) })),
    none: sumsByCurrency(none),
    sums: sumsByCurrency(accounts),
  };
}

/** An account by its id or by that of one of its records. Errors: `not-found`. */
export async function showAccount(memory: OpenMemory, id: string): Promise<LedgerAccountResponse> {
  const ledger = await memory.store.records('ledger');
  const account = ledger.find((one) => one.id === id || one.entries.some((entry) => entry.item === id));
  if (account === undefined) {
    throw new MadeleineError('not-found', `There is no account ${id}, nor one with a record ${id}.`, {
      action: 'List accounts with `madeleine ledger list`.',
    });
  }
  const items = await memory.store.items(account.entries.map((entry) => entry.item));
  const trips = (await tripsOf(memory)).filter((trip) => isOfTrip(account, trip));
  return {
    account,
    records: items.map(({ id: item, modality, title }) => ({
      id: item,
      modality,
      ...(title === undefined ? {} : { title }),
    })),
    trips: trips.map((trip) => ({ id: trip.id, ...titlesOf(trip) })),
  };
}

const tripsOf = async (memory: OpenMemory): Promise<EventOutline[]> =>
  (await knownEvents(memory)).all.filter((event) => event.kind === 'trip');

async function chosenAccounts(memory: OpenMemory, filter: LedgerFilter): Promise<LedgerAccount[]> {
  const trip = filter.trip === undefined ? undefined : tripNamed(await tripsOf(memory), filter.trip);
  const dayOf = (account: LedgerAccount): string => account.span?.start ?? account.entries[0]?.at.slice(0, 10) ?? '';
  return (await memory.store.records('ledger'))
    .filter((account) => isChosen(account, filter, dayOf(account)) && (trip === undefined || isOfTrip(account, trip)))
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : a.id < b.id ? -1 : 1));
}

function isChosen(account: LedgerAccount, { kind, shop, place, from, to }: LedgerFilter, day: string): boolean {
  const says = (name: string | undefined, words: string): boolean => slug(name ?? '').includes(slug(words));
  if (kind !== undefined && account.kind !== kind) return false;
  if (shop !== undefined && !says(account.counterparty, shop)) return false;
  if (place !== undefined && !says(account.place, place)) return false;
  const end = account.span?.end ?? day;
  if (from !== undefined && end.slice(0, from.length) < from) return false;
  return to === undefined || day.slice(0, to.length) <= to;
}

function tripNamed(trips: readonly EventOutline[], said: string): EventOutline {
  const found = trips.find((trip) => trip.id === said) ?? trips.find((trip) => slug(trip.title).includes(slug(said)));
  if (found !== undefined) return found;
  throw new MadeleineError('not-found', `There is no trip ${said} in this memory.`, {
    action: 'List trips with `madeleine events list --kind trip`.',
  });
}

type Group = { readonly key: string } & Pick<EventOutline, 'title' | 'alsoIn'>;

function groupOf(account: LedgerAccount, by: LedgerGroup, trips: readonly EventOutline[]): Group | undefined {
  const day = account.span?.start ?? account.entries[0]?.at;
  const named = (name: string | undefined): Group | undefined =>
    name === undefined || name === '' ? undefined : { key: slug(name), title: name };
  switch (by) {
    case 'shop':
      return named(account.counterparty);
    case 'kind':
      return named(account.kind);
    case 'place':
      return named(account.place);
    case 'year':
      return named(day?.slice(0, 4));
    case 'month':
      return named(day?.slice(0, 7));
    case 'trip': {
      const trip = trips.find((one) => isOfTrip(account, one));
      return trip === undefined ? undefined : { key: trip.span.start, ...titlesOf(trip) };
    }
  }
}
