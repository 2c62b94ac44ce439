import { digest } from '../../language/digest.ts';
import type { LedgerId } from '../../memory/ids.ts';
import type { LedgerAccount, LedgerEntry } from '../../memory/ledger.ts';
import type { Link } from '../../memory/link.ts';
import { by, type OrganiseContext } from '../context.ts';
import { compareText, countIn, mostFrequent } from '../ordering.ts';
import { distinctLinks, linkBetween } from '../picture-links.ts';
import type { View } from '../view.ts';
import { groupRecords } from './account-groups.ts';
import { sellsForOthers } from './account-parties.ts';
import type { AccountRecord } from './account-records.ts';
import type { AccountKind } from './account-words.ts';
import { citiesByDay, countriesSeen, placeOf, type Where } from './ledger-place.ts';
import { spanOf } from './ledger-span.ts';
import { type Counted, countedSums, totalOf } from './ledger-total.ts';
import { recordsOf } from './several-dealings.ts';
import { repeating, type Succession, succession, timeOf, whySuperseded } from './supersession.ts';
import { whyRival } from './voices.ts';

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
  const where: Where = { context, homeCities, cities: citiesByDay(views), countries: countriesSeen(views) };
  const accounts: LedgerAccount[] = [];
  const links: Link[] = [];
  const groups = groupRecords(views.flatMap(recordsOf)).reverse();
  // Of an account that is told, the records are let go.
  for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
    const story = succession(group);
    const current = story.order.at(-1);
    if (current === undefined) continue;
    accounts.push(accountOf(group, story, current, where));
    links.push(...linksOf(group, story, current));
  }
  return { accounts: accounts.sort((a, b) => compareText(a.id, b.id)), links: distinctLinks(links) };
}

function accountOf(
  group: readonly AccountRecord[],
  story: Succession,
  current: AccountRecord,
  where: Where,
): LedgerAccount {
  const references = new Map(
    group.flatMap((r) => r.view.references.map((ref) => [`${ref.kind} ${ref.code}`, ref] as const)),
  );
  const kind = kindOf(story.order) ?? kindOf(group) ?? 'other';
  const span = spanOf(story.order, kind, story.rivals);
  const place = placeOf(
    group.map(({ view }) => view),
    kind,
    span,
    where,
  );
  const counted = countedOf(story);
  const total = totalOf(counted) ?? voidOf(story);
  const isCounted = ({ view }: AccountRecord): boolean => counted.has(view.id);
  const others = story.rivals.filter((record) => !isCounted(record));
  const [first] = group;
  const counterparty = counterpartyOf(story.order, group);
  const what = whatOf(story.order) ?? whatOf(group);
  return {
    id: `account-${digest(nameOf(first))}` as LedgerId,
    kind,
    ...(counterparty === undefined ? {} : { counterparty }),
    ...(place === undefined ? {} : { place }),
    ...(what === undefined ? {} : { what }),
    references: [...references].sort((a, b) => compareText(a[0], b[0])).map(([, ref]) => ref),
    entries: [
      ...story.rivals.filter(isCounted).map((record) => entryOf(record, undefined, counted)),
      ...story.order.map((record) => entryOf(record, successor(record, story.order), counted)),
    ],
    ...(others.length === 0 ? {} : { rivals: others.map((record) => rivalEntry(record, current)) }),
    current: current.view.id,
    state: story.state,
    ...(span === undefined ? {} : { span }),
    ...(total === undefined ? {} : { total }),
  };
}

/** Known by its first record, and by the number where that is a part of an item. */
const nameOf = (first: AccountRecord | undefined): string =>
  first?.part === undefined ? (first?.view.id ?? '') : `${first.view.id} ${first.part}`;

/** What holds of the sums; where who speaks for the dealing tells none, what another sender says. */
function countedOf(story: Succession): Counted {
  const own = countedSums(story);
  if (own.size > 0 || story.state === 'cancelled' || story.rivals.length === 0) return own;
  const others = succession(story.rivals.filter(({ sender }) => sender?.verdict !== 'fail'));
  return others.state === 'cancelled' ? own : countedSums(others);
}

/** Whom the records that hold name most, be it the desk through which others sell only where no record names a house. */
function counterpartyOf(own: readonly AccountRecord[], group: readonly AccountRecord[]): string | undefined {
  const [held, all] = [own, group].map((records) => records.flatMap((r) => r.parties.display ?? []));
  const direct = (names: readonly string[] = []) => leading(names.filter((name) => !sellsForOthers(name)));
  return direct(held) ?? direct(all) ?? leading(all ?? []);
}

/** Nothing is owed of what was cancelled: zero in the currency of what it would have cost. */
function voidOf({ order, state }: Succession): AccountRecord['amount'] {
  if (state !== 'cancelled') return undefined;
  const sum = order.findLast((r) => r.amount !== undefined)?.amount;
  return sum === undefined ? undefined : { ...sum, value: 0, role: 'total' };
}

/** The record that a record gives way to: the next one that is more than a repetition; repetitions give way to what holds. */
function successor(record: AccountRecord, order: readonly AccountRecord[]): AccountRecord | undefined {
  const at = order.indexOf(record);
  if (at === order.length - 1) return undefined;
  return repeating.has(record.state) ? order.at(-1) : order[at + 1];
}

/** What another sender says beside what holds. */
const rivalEntry = (record: AccountRecord, current: AccountRecord): LedgerEntry => ({
  ...entryOf(record, undefined, new Map()),
  supersededBy: current.view.id,
  why: whyRival(record, current),
});

function entryOf(record: AccountRecord, next: AccountRecord | undefined, counted: Counted): LedgerEntry {
  const counts = counted.get(record.view.id);
  const { tax } = record.sums;
  return {
    item: record.view.id,
    state: record.state,
    at: timeOf(record),
    ...(record.sender === undefined ? {} : { sender: record.sender.address }),
    ...(record.amount === undefined ? {} : { amount: record.amount }),
    ...(tax === undefined ? {} : { tax }),
    dates: record.view.dates,
    ...(counts === undefined ? {} : { counted: [...counts] }),
    ...(next === undefined ? {} : { supersededBy: next.view.id, why: whySuperseded(record, next) }),
  };
}

function linksOf(group: readonly AccountRecord[], { order }: Succession, current: AccountRecord): Link[] {
  const [first, ...others] = group;
  const same =
    first === undefined
      ? []
      : others.map((r) => linkBetween('same-reference', r.view, first.view, 0.9, undefined, by.ledger));
  const superseding = order.flatMap((record) => {
    const next = successor(record, order);
    return next === undefined || (repeating.has(record.state) && record !== current)
      ? []
      : [linkBetween('supersedes', next.view, record.view, 1, whySuperseded(record, next), by.ledger)];
  });
  return [...same, ...superseding];
}

/** What was bought: a product that a record names, else the first record's subject. */
function whatOf(group: readonly AccountRecord[]): string | undefined {
  const products = group.flatMap((r) => r.view.entities.filter((e) => e.kind === 'product').map((e) => e.name));
  return leading(products) ?? group.find((r) => (r.view.title ?? '') !== '')?.view.title;
}

function leading(names: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== undefined) countIn(counts, name);
  return mostFrequent(counts)[0];
}

/** The kind whose words are said most, over all records. */
function kindOf(group: readonly AccountRecord[]): AccountKind | undefined {
  const votes = new Map<string, number>();
  for (const { words } of group) for (const [kind, n] of words.votes) countIn(votes, kind, n);
  return mostFrequent(votes)[0] as AccountKind | undefined;
}
