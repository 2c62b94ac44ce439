import { digest } from '../language/digest.ts';
import { ledgerIdSchema } from '../memory/ids.ts';
import { type LedgerAccount, type LedgerEntry, ledgerAccountSchema } from '../memory/ledger.ts';
import type { Link } from '../memory/link.ts';
import { groupRecords } from './account-groups.ts';
import { type AccountRecord, recordOf } from './account-records.ts';
import type { AccountKind } from './account-words.ts';
import { by, type OrganiseContext } from './context.ts';
import { compareText, countIn, mostFrequent } from './ordering.ts';
import { linkBetween } from './picture-links.ts';
import { countryName, gazetteer } from './spots.ts';
import { reasonOf, succession, timeOf } from './supersession.ts';
import type { View } from './view.ts';

export type LedgerFound = { readonly accounts: LedgerAccount[]; readonly links: Link[] };

/**
 * Accounts of bookings, orders, journeys and bills with what holds now, and the links that show it: each superseded record
 * to its successor, and all records of one account to its first.
 *
 * @param views sorted oldest first
 * @param homeCities cities that stand in billing addresses and say nothing of where a stay is
 */
export function ledgerOf(
  views: readonly View[],
  context: OrganiseContext,
  homeCities: ReadonlySet<string>,
): LedgerFound {
  const records = views.flatMap((view) => recordOf(view) ?? []);
  const accounts: LedgerAccount[] = [];
  const links: Link[] = [];
  for (const group of groupRecords(records)) {
    const { order, state, total } = succession(group);
    const current = order.at(-1);
    if (current === undefined) continue;
    accounts.push(accountOf(group, order, current, state, total, context, homeCities));
    links.push(...linksOf(group, order));
  }
  return { accounts: accounts.sort((a, b) => compareText(a.id, b.id)), links };
}

function accountOf(
  group: readonly AccountRecord[],
  order: readonly AccountRecord[],
  current: AccountRecord,
  state: LedgerAccount['state'],
  total: AccountRecord['amount'],
  context: OrganiseContext,
  homeCities: ReadonlySet<string>,
): LedgerAccount {
  const references = new Map(
    group.flatMap((r) => r.view.references.map((ref) => [`${ref.kind} ${ref.code}`, ref] as const)),
  );
  const counterparty = leading(group.map((r) => r.counterparty));
  const place = placeOf(group, context, homeCities);
  const [first] = group;
  return ledgerAccountSchema.parse({
    id: ledgerIdSchema.parse(`account-${digest(first?.view.id ?? '')}`),
    kind: kindOf(group),
    ...(counterparty === undefined ? {} : { counterparty }),
    ...(place === undefined ? {} : { place }),
    references: [...references].sort((a, b) => compareText(a[0], b[0])).map(([, ref]) => ref),
    entries: order.map((record, i) => entryOf(record, order[i + 1])),
    current: current.view.id,
    state,
    ...(total === undefined ? {} : { total }),
  });
}

function entryOf(record: AccountRecord, next: AccountRecord | undefined): LedgerEntry {
  return {
    item: record.view.id,
    state: record.state,
    at: timeOf(record),
    ...(record.amount === undefined ? {} : { amount: record.amount }),
    dates: record.view.dates,
    ...(next === undefined ? {} : { supersededBy: next.view.id, why: reasonOf[next.state] }),
  };
}

function linksOf(group: readonly AccountRecord[], order: readonly AccountRecord[]): Link[] {
  const [first, ...others] = group;
  const same =
    first === undefined
      ? []
      : others.map((r) => linkBetween('same-reference', r.view, first.view, 0.9, undefined, by.ledger));
  const superseding = order.flatMap((record, i) => {
    const next = order[i + 1];
    return next === undefined
      ? []
      : [linkBetween('supersedes', next.view, record.view, 1, reasonOf[next.state], by.ledger)];
  });
  return [...same, ...superseding];
}

function leading(names: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== undefined) countIn(counts, name);
  return mostFrequent(counts)[0];
}

/** The kind whose words are said most, over all records; in doubt `other`. */
function kindOf(group: readonly AccountRecord[]): AccountKind {
  const votes = new Map<string, number>();
  for (const { words } of group) for (const [kind, n] of words.votes) countIn(votes, kind, n);
  return (mostFrequent(votes)[0] as AccountKind | undefined) ?? 'other';
}

/** "Lisbon, Portugal": the city that the records name, not the owner's own when there is another, and its country. */
function placeOf(
  group: readonly AccountRecord[],
  context: OrganiseContext,
  homeCities: ReadonlySet<string>,
): string | undefined {
  const named = (kind: 'city' | 'country') => {
    const counts = new Map<string, number>();
    for (const { view } of group) {
      for (const name of new Set(view.entities.filter((e) => e.kind === kind).map((e) => e.name)))
        countIn(counts, name);
      const own = view.place?.[kind];
      if (own !== undefined) countIn(counts, own);
    }
    return mostFrequent(counts);
  };
  const cities = named('city');
  const city = cities.find((c) => !homeCities.has(c)) ?? cities[0];
  const countries = named('country');
  const code = city === undefined ? undefined : gazetteer(context, city)[0]?.countryCode;
  const known = code === undefined ? undefined : countryName(code);
  const country =
    known !== undefined && (countries.length === 0 || countries.includes(known)) ? known : (countries[0] ?? known);
  const parts = [city, country].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}
