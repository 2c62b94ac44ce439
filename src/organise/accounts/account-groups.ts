import { pushTo } from '../ordering.ts';
import { matchOf, sameSum } from './account-matches.ts';
import { type AccountRecord, ANY_KIND, bareCode, byClock, joiningKinds, SHORTEST_NUMBER } from './account-records.ts';
import { areNear, mayMatch, mayMatchApart, noTraits, type Traits, traitsOf, withTraits } from './account-traits.ts';
import { cameTogether } from './came-together.ts';

/** Accounts of one counterparty with which a record is compared, the newest first. */
const LOOK_BACK = 40;
/** Records of one account that a record is compared with: its first, and its newest. */
const RECORDS_COMPARED = 12;
/** The weight of the surest reason. */
const SUREST = 1;

/**
 * Records about the same booking, order or bill: those with a code in common; then, in order of time, each to the account
 * that it fits best by what they say (see the reasons of `matchOf`). The order of arrival plays no part.
 */
export function groupRecords(records: readonly AccountRecord[]): AccountRecord[][] {
  const accounts: Account[] = [];
  const byKey = new Map<string, Account[]>();
  for (const cluster of clustersByCode([...records].sort(byClock))) {
    const keys = new Set(cluster.flatMap(keysOf));
    const own = ownCodes(cluster);
    const traits = traitsOf(cluster);
    const found = bestAccount({ records: cluster, own, traits }, keys, byKey);
    const account = found ?? {
      records: [],
      own: noCodes(),
      traits: noTraits,
      n: accounts.length,
      keys: new Set(),
      comparedWith: undefined,
    };
    if (found === undefined) accounts.push(account);
    account.records.push(...cluster);
    account.traits = withTraits(account.traits, traits);
    for (const kind of codeKinds) for (const code of own[kind]) account.own[kind].add(code);
    for (const key of keys) {
      if (account.keys.has(key)) continue;
      account.keys.add(key);
      pushTo(byKey, key, account);
    }
  }
  return accounts.map(({ records: group }) => group.sort(byClock));
}

/** Kinds of codes of which a dealing has one: the parcel of one order is no reason for another's refund. */
const oneEach = ['order', 'booking'] as const;
/** These, and codes of which no word says of what kind they are: they may be of any. */
const codeKinds = [...oneEach, ANY_KIND] as const;
type OwnCodes = Readonly<Record<(typeof codeKinds)[number], Set<string>>>;
const noCodes = (): OwnCodes => ({ order: new Set(), booking: new Set(), [ANY_KIND]: new Set() });

function ownCodes(records: readonly AccountRecord[]): OwnCodes {
  const own = noCodes();
  for (const { codes } of records)
    for (const code of codes)
      for (const kind of codeKinds) if (code.startsWith(`${kind} `)) own[kind].add(bareCode(code));
  return own;
}

type Cluster = { readonly records: readonly AccountRecord[]; readonly own: OwnCodes; readonly traits: Traits };

type Account = {
  readonly records: AccountRecord[];
  /** The codes of its records, kept beside them: an account is compared a hundred times for each record that it gains. */
  readonly own: OwnCodes;
  traits: Traits;
  readonly n: number;
  /** Those by which it can be looked up. */
  readonly keys: Set<string>;
  /** The records that it was last compared with: two keys may lead to it. */
  comparedWith: readonly AccountRecord[] | undefined;
};

/** Records joined by their codes alone, oldest first by each cluster's first record. */
function clustersByCode(sorted: readonly AccountRecord[]): AccountRecord[][] {
  const joining = new JoiningByCode(sorted.length);
  for (const [at, { codes }] of sorted.entries()) for (const code of codes) joining.join(at, bareCode(code));
  for (const [at, { words, parties }] of sorted.entries()) {
    const scope = parties.sender ?? parties.named[0]?.compact ?? '';
    for (const look of words.looks) {
      joining.joinKnown(at, look);
      if (look.length < SHORTEST_NUMBER) joining.joinKnown(at, `${look} ${scope}`);
    }
  }
  for (const [at, other] of cameTogether(sorted)) joining.joinTwo(at, other);
  for (const alike of sharedLooks(sorted)) for (const at of alike) joining.joinTwo(at, alike[0] ?? at);
  const clusters = new Map<number, AccountRecord[]>();
  for (const [at, record] of sorted.entries()) pushTo(clusters, joining.first(at), record);
  return [...clusters.values()];
}

/** Records, by their places, that have codes in common (union-find): as `Joining`, without a text for each of them. */
class JoiningByCode {
  readonly #before: Uint32Array;
  readonly #firstWith = new Map<string, number>();

  constructor(records: number) {
    this.#before = Uint32Array.from({ length: records }, (_, at) => at);
  }

  join(at: number, code: string): void {
    const other = this.#firstWith.get(code);
    if (other === undefined) this.#firstWith.set(code, at);
    else this.joinTwo(at, other);
  }

  /** As `join`, where the code is known already. */
  joinKnown(at: number, code: string): void {
    const other = this.#firstWith.get(code);
    if (other !== undefined) this.joinTwo(at, other);
  }

  joinTwo(one: number, other: number): void {
    const [a, b] = [this.first(one), this.first(other)];
    this.#before[Math.max(a, b)] = Math.min(a, b);
  }

  /** The first of all that are joined. */
  first(at: number): number {
    let [first, step] = [at, at];
    for (let next = this.#before[first] ?? first; next !== first; next = this.#before[first] ?? first) first = next;
    while (step !== first) {
      const next = this.#before[step] ?? first;
      this.#before[step] = first;
      step = next;
    }
    return first;
  }
}

/** A customer's number is in every bill of years; that of one dealing in few. */
const MOST_WITH_ONE_CODE = 5;
const isMixed = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]+$/;

/** The places of records of one sender with what looks like a code in common, though none says what it is the code of. */
function sharedLooks(sorted: readonly AccountRecord[]): number[][] {
  const found = new Map<string, number[]>();
  for (const [at, { view, words, parties }] of sorted.entries()) {
    if (parties.sender === undefined || words.looks.length === 0) continue;
    for (const code of words.looks)
      if (isMixed.test(code) && !view.references.some((other) => other.code === code && !joiningKinds.has(other.kind)))
        pushTo(found, `${parties.sender} ${code}`, at);
  }
  return [...found.values()].filter(({ length }) => length > 1 && length <= MOST_WITH_ONE_CODE);
}

/** A day ahead with its hour: when a show or a journey begins. */
const hoursOf = ({ view, own }: AccountRecord): string[] =>
  view.dates.flatMap(({ start, end }) =>
    start === end && start.slice(0, 10) >= (own ?? '') && !start.endsWith('T00:00:00') ? [start.slice(0, 16)] : [],
  );

/** By what a fitting account can be looked up: the words of its parties, and sums with their day for papers. */
function keysOf(record: AccountRecord): string[] {
  const { parties, amount, own } = record;
  return [
    ...(parties.sender === undefined ? [] : [`from ${parties.sender}`]),
    ...parties.named.flatMap(({ keys }) => keys),
    ...hoursOf(record).map((hour) => `hour ${hour}`),
    ...[...record.days].filter((day) => day.startsWith('check-in ')),
    ...(amount === undefined || own === undefined ? [] : [`sum ${amount.value.toFixed(2)} ${own.slice(0, 7)}`]),
  ];
}

function bestAccount(
  cluster: Cluster,
  keys: ReadonlySet<string>,
  byKey: ReadonlyMap<string, readonly Account[]>,
): Account | undefined {
  const candidates: Account[] = [];
  for (const key of keys) {
    const accounts = byKey.get(key) ?? [];
    for (let at = Math.max(0, accounts.length - LOOK_BACK); at < accounts.length; at++) {
      const account = accounts[at];
      if (account === undefined || account.comparedWith === cluster.records) continue;
      account.comparedWith = cluster.records;
      if (mayFit(account, cluster)) candidates.push(account);
    }
  }
  let best: { readonly account: Account; readonly weight: number } | undefined;
  for (const account of candidates.sort((a, b) => b.n - a.n)) {
    const weight = fit(account, cluster, best?.weight ?? 0);
    if (weight === undefined) continue;
    best = { account, weight };
    if (weight >= SUREST) break;
  }
  return best?.account;
}

/** Whether any of its records may match one of the cluster's, by what they have between them. */
const mayFit = (account: Account, cluster: Cluster): boolean =>
  areNear(account.traits, cluster.traits) &&
  (mayMatchApart(account.traits, cluster.traits) ||
    (mayMatch(account.traits, cluster.traits) && !areApart(account.own, cluster.own)));

/** How surely the cluster is of the account, when more so than `above`. */
function fit(
  { records: account, own }: Cluster,
  { records: cluster, own: others }: Cluster,
  above: number,
): number | undefined {
  const known =
    account.length <= RECORDS_COMPARED ? account : [...account.slice(0, 2), ...account.slice(2 - RECORDS_COMPARED)];
  let apart: boolean | undefined;
  const isApart = (): boolean => {
    apart ??= areApart(own, others);
    return apart;
  };
  let best: number | undefined;
  for (const later of cluster.slice(0, RECORDS_COMPARED)) {
    if (isSecondPayment(account, later)) return undefined;
    for (const earlier of known) {
      const match = matchOf(earlier, later, best ?? above, isApart);
      if (match === undefined || (match.beforeBilling && isBilled(account, cluster))) continue;
      if (match.withoutBill && cluster.some(isBill)) continue;
      best = match.weight;
    }
  }
  return best;
}

/** Both name a transaction of one kind, or of any, and not the same one. */
const areApart = (own: OwnCodes, others: OwnCodes): boolean =>
  oneEach.some((kind) => hasSome(own, kind) && hasSome(others, kind) && !hasCommon(own, others, kind));

const hasSome = (codes: OwnCodes, kind: (typeof oneEach)[number]): boolean =>
  codes[kind].size > 0 || codes[ANY_KIND].size > 0;

const hasCommon = (own: OwnCodes, others: OwnCodes, kind: (typeof oneEach)[number]): boolean =>
  intersects(own[kind], others[kind]) ||
  intersects(own[kind], others[ANY_KIND]) ||
  intersects(own[ANY_KIND], others[kind]) ||
  intersects(own[ANY_KIND], others[ANY_KIND]);

function intersects(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  if (few.size > 0) for (const one of few) if (many.has(one)) return true;
  return false;
}

const isBilled = (account: readonly AccountRecord[], cluster: readonly AccountRecord[]): boolean =>
  account.some(isBill) || cluster.some(({ state }) => state === 'quoted');

const isBill = ({ state }: AccountRecord): boolean => state === 'invoiced' || state === 'paid';

/** Another mailed payment of a sum that was paid before, days later, is for something else. */
function isSecondPayment(account: readonly AccountRecord[], later: AccountRecord): boolean {
  if (later.state !== 'paid' || later.isPaper || later.codes.length > 0) return false;
  if (later.sums.whole === undefined && later.sums.balance !== undefined) return false;
  return account.some(
    (r) =>
      r.state === 'paid' &&
      !r.isPaper &&
      sameSum(r.amount, later.amount) &&
      Math.abs(r.clock - later.clock) > 86_400_000,
  );
}
