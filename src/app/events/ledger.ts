import { z } from 'zod';
import { cursorOf, positionOf } from '../../contract/cursor.ts';
import type {
  LedgerAccountResponse,
  LedgerGroup,
  LedgerGroupOrder,
  LedgerListResponse,
  LedgerSumsResponse,
} from '../../contract/ledger-verb.ts';
import { slug } from '../../language/fold.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type LedgerAccount, ledgerKinds, recordsOf, startOf } from '../../memory/ledger.ts';
import { sumsByCurrency } from '../../memory/ledger-sums.ts';
import { isOfTrip } from '../../memory/ledger-trips.ts';
import type { EventOutline } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';
import { titlesOf } from './event-briefs.ts';
import { chosenAccounts, dayOf, knownAccounts, type LedgerFilter, tripFinder, tripsOf } from './ledger-accounts.ts';

export type LedgerPage = {
  readonly limit?: number;
  readonly cursor?: string;
  /** Of their days; ascending by default. */
  readonly order?: 'asc' | 'desc';
  /** Tells the kinds and years that there are to choose from. */
  readonly choices?: boolean;
};
export type LedgerGroupPage = Pick<LedgerPage, 'limit' | 'cursor'> & { readonly order?: LedgerGroupOrder };

const position = z.object({ id: z.string(), n: z.int().min(0) });

type Page<T> = { readonly page: readonly T[]; readonly nextCursor?: string };

/** What comes after the cursor. Where that itself is gone meanwhile, what stood at its place is next. Errors: `invalid-cursor`. */
function pageOf<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  { limit = all.length, cursor }: Pick<LedgerPage, 'limit' | 'cursor'>,
): Page<T> {
  const after = cursor === undefined ? undefined : positionOf(cursor, position);
  const at = after === undefined ? -1 : all.findIndex((one) => nameOf(one) === after.id);
  const begin = after === undefined ? 0 : at < 0 ? after.n : at + 1;
  const page = all.slice(begin, begin + limit);
  const last = page.at(-1);
  const n = begin + page.length - 1;
  return {
    page,
    ...(last === undefined || n + 1 >= all.length ? {} : { nextCursor: cursorOf({ id: nameOf(last), n }) }),
  };
}

/** Accounts after the cursor, at most `limit`; without one all. Errors: `not-found` for a trip that is not known, `invalid-cursor`. */
export async function listLedger(
  memory: OpenMemory,
  { cursor, limit, order = 'asc', choices = false, ...filter }: LedgerFilter & LedgerPage = {},
): Promise<LedgerListResponse> {
  const all = await chosenAccounts(memory, filter);
  const ordered = order === 'asc' ? all : all.toReversed();
  const { page, ...next } = pageOf(ordered, ({ id }) => id, {
    ...(limit === undefined ? {} : { limit }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  return {
    accounts: [...page],
    sums: sumsByCurrency(all),
    ...(choices ? { choices: await choicesOf(memory, filter) } : {}),
    ...next,
  };
}

/** Of all accounts, or those of the trip that was asked for, whatever else was. */
async function choicesOf(memory: OpenMemory, { trip }: LedgerFilter): Promise<LedgerListResponse['choices']> {
  const all = trip === undefined ? await knownAccounts(memory) : await chosenAccounts(memory, { trip });
  const kinds = new Set(all.map(({ kind }) => kind));
  const years = new Set(all.map((account) => dayOf(account).slice(0, 4)).filter((year) => year !== ''));
  return { kinds: ledgerKinds.filter((kind) => kinds.has(kind)), years: [...years].sort() };
}

/** What the accounts cost by shop, kind, trip, place, year or month. Errors: as `listLedger`. */
export async function sumLedger(
  memory: OpenMemory,
  by: LedgerGroup,
  { cursor, limit, order = 'key', ...filter }: LedgerFilter & LedgerGroupPage = {},
): Promise<LedgerSumsResponse> {
  const accounts = await chosenAccounts(memory, filter);
  const tripOf = tripFinder(by === 'trip' ? await tripsOf(memory) : []);
  const found = new Map<string, Group & { readonly accounts: LedgerAccount[] }>();
  const none: LedgerAccount[] = [];
  for (const account of accounts) {
    if (account.total === undefined) continue;
    const group = groupOf(account, by, tripOf);
    if (group === undefined) {
      none.push(account);
      continue;
    }
    const same = found.get(group.key) ?? { ...group, accounts: [] };
    same.accounts.push(account);
    found.set(group.key, same);
  }
  const groups = [...found.values()]
    .map(({ accounts: of, ...group }) => ({ ...group, sums: sumsByCurrency(of) }))
    .sort(groupOrders[order]);
  const { page, ...next } = pageOf(groups, ({ key }) => key, {
    ...(limit === undefined ? {} : { limit }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  return { by, groups: [...page], none: sumsByCurrency(none), sums: sumsByCurrency(accounts), ...next };
}

type SummedGroup = LedgerSumsResponse['groups'][number];
const byKey = (a: SummedGroup, b: SummedGroup): number => (a.key < b.key ? -1 : 1);
/** Of one currency: sums of different ones are not compared for what they are worth. */
const largestSum = ({ sums }: SummedGroup): number => Math.max(0, ...sums.map(({ value }) => value));

const groupOrders: Readonly<Record<LedgerGroupOrder, (a: SummedGroup, b: SummedGroup) => number>> = {
  key: byKey,
  latest: (a, b) => byKey(b, a),
  largest: (a, b) => largestSum(b) - largestSum(a) || byKey(a, b),
};

/** An account by its id or by that of one of its records. Errors: `not-found`. */
export async function showAccount(memory: OpenMemory, id: string): Promise<LedgerAccountResponse> {
  const ledger = await knownAccounts(memory);
  const account = ledger.find((one) => one.id === id || recordsOf(one).some((entry) => entry.item === id));
  if (account === undefined) {
    throw new MadeleineError('not-found', `No ledger entry or record found with id ${id}.`, {
      action: 'List entries with `madeleine ledger list`.',
    });
  }
  const items = await memory.store.items(recordsOf(account).map((entry) => entry.item));
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

type Group = { readonly key: string } & Pick<EventOutline, 'title' | 'alsoIn'>;

function groupOf(
  account: LedgerAccount,
  by: LedgerGroup,
  tripOf: (account: LedgerAccount) => EventOutline | undefined,
): Group | undefined {
  const day = startOf(account);
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
      return named(day.slice(0, 4));
    case 'month':
      return named(day.slice(0, 7));
    case 'trip': {
      const trip = tripOf(account);
      return trip === undefined ? undefined : { key: trip.span.start, ...titlesOf(trip) };
    }
  }
}
