import { slug } from '../language/fold.ts';
import { tokens } from '../language/tokens.ts';
import type { Amount } from '../memory/item-text.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import type { LeafArgs, PlanLeaf } from '../memory/query-plan.ts';
import { localMillis } from '../memory/time-span.ts';
import { accountWords } from './answer-words.ts';
import { cite, conjuncts, type Draft, type Question } from './question.ts';
import { conflictNotes, recordThatHolds } from './records-that-hold.ts';
import { anyInside } from './support.ts';
import { moneyText } from './wording.ts';

/** Sums from the ledger where it knows; else the total that the best evidence states. */
export async function answerAmount(question: Question): Promise<Draft | undefined> {
  return (await fromLedger(question)) ?? (await fromItems(question));
}

const plural =
  /\b(?:hotels|flights|trains|tickets|orders|bills|restaurants|subscriptions|meals|dinners|in total|altogether|overall|combined)\b|总共|一共/i;

async function fromLedger(question: Question): Promise<Draft | undefined> {
  const named = await accountsAsked(question);
  const valued = named.filter(
    (account): account is LedgerAccount & { total: Amount } =>
      account.total !== undefined && account.state !== 'cancelled',
  );
  const cancelled = named.filter((account) => account.state === 'cancelled');
  if (valued.length === 0) return undefined;
  const chosen = plural.test(question.text) ? valued : bestEvidenced(valued, question);
  const items = await question.store.items(chosen.map((account) => account.current));
  const citations = chosen.flatMap((account) => citationsOf(account, items));
  const notes = [
    ...chosen.flatMap((account) => conflictNotes(account, question.language)),
    ...cancelled.map((account) => `${account.counterparty ?? 'One record'} was cancelled and is not counted.`),
    ...(chosen.length > 1
      ? [`Sum of ${chosen.map((a) => `${a.counterparty ?? a.kind} ${moneyText(a.total)}`).join(', ')}.`]
      : []),
  ];
  return {
    text: sumText(chosen.map((account) => account.total)),
    type: 'number',
    citations,
    sureness: chosen.length === 1 || plural.test(question.text) ? 0.95 : 0.7,
    // Kind, place and time of the accounts were checked one by one.
    posterior: Math.max(0.85, question.supported[0]?.probability ?? 0),
    notes,
    also: items,
  };
}

/** Sums of one currency add up; different ones stand side by side. */
function sumText(amounts: readonly Amount[]): string {
  const sums = new Map<string | undefined, number>();
  for (const { value, currency } of amounts)
    sums.set(currency, Math.round(((sums.get(currency) ?? 0) + value) * 100) / 100);
  return [...sums]
    .map(([currency, value]) => moneyText(currency === undefined ? { value } : { value, currency }))
    .join(' and ');
}

function citationsOf(
  account: LedgerAccount,
  items: Awaited<ReturnType<Question['store']['items']>>,
): Draft['citations'] {
  const item = items.find(({ id }) => id === account.current);
  const index = item?.amounts?.findIndex((amount) => amount.value === account.total?.value) ?? -1;
  const amount = item?.amounts?.[index];
  return item === undefined || amount === undefined ? [] : [cite(item.id, `amounts.${index}`, amount.text)];
}

/** One was asked for: those that the search found, if it found any. */
function bestEvidenced<T extends LedgerAccount>(accounts: readonly T[], { supported }: Question): T[] {
  for (const { item } of supported) {
    const found = accounts.filter((account) => account.entries.some((entry) => entry.item === item.id));
    if (found.length > 0) return found;
  }
  return [...accounts];
}

/** Accounts of the asked kind or counterparty, at the asked place and time. Without any of these, none is meant. */
async function accountsAsked({ accounts, retrieval, topic, store, supported }: Question): Promise<LedgerAccount[]> {
  const words = new Set(
    conjuncts(retrieval.plan.root).flatMap((leaf) => (leaf.tool === 'text' ? tokens(leaf.args.words) : [])),
  );
  const kinds = accountWords.filter((row) => [...row.words].some((word) => words.has(word)));
  const kindTokens = new Set(kinds.flatMap((row) => [...row.words]));
  const others = [...topic.keys()].filter((token) => !kindTokens.has(token));
  const found: LedgerAccount[] = [];
  for (const account of accounts) {
    const evidenced = supported.some(({ item }) => account.entries.some((entry) => entry.item === item.id));
    const party = tokens(`${account.counterparty ?? ''} ${account.place ?? ''}`);
    const ofKind = kinds.some((row) => row.kind === account.kind) && others.every((token) => party.includes(token));
    if (!evidenced && !ofKind) continue;
    if (await placeAndTimeHold(account, conjuncts(retrieval.plan.root), retrieval.spans, store, evidenced))
      found.push(account);
  }
  return found;
}

async function placeAndTimeHold(
  account: LedgerAccount,
  leaves: readonly PlanLeaf[],
  spans: readonly { readonly start: string; readonly end: string }[],
  store: Question['store'],
  evidenced: boolean,
): Promise<boolean> {
  for (const leaf of leaves) {
    if (leaf.tool === 'time' && !timeHolds(account, leaf.args)) return false;
    if (
      leaf.tool === 'place' &&
      !evidenced &&
      !(await anyInside(store, account.place === undefined ? [] : [account.place], leaf.args))
    )
      return false;
    if (leaf.tool === 'person' && !evidenced && !slug(account.counterparty ?? '').includes(slug(leaf.args.name)))
      return false;
  }
  return spans.length === 0 || spans.some((span) => timeHolds(account, span));
}

function timeHolds(account: LedgerAccount, args: Pick<LeafArgs<'time'>, 'start' | 'end' | 'months'>): boolean {
  const times = account.entries.flatMap((entry) => [{ start: entry.at, end: entry.at }, ...entry.dates]);
  const from = args.start === undefined ? Number.NEGATIVE_INFINITY : localMillis(args.start);
  const to = args.end === undefined ? Number.POSITIVE_INFINITY : localMillis(args.end);
  return times.some(
    ({ start, end }) =>
      localMillis(isoTime(end)) >= from &&
      localMillis(isoTime(start)) <= to &&
      (args.months === undefined || args.months.includes(Number(start.slice(5, 7)))),
  );
}

const isoTime = (text: string): string => (text.length === 10 ? `${text}T12:00:00` : text);

async function fromItems(question: Question): Promise<Draft | undefined> {
  for (const { item } of question.supported.slice(0, 5)) {
    const holding = await recordThatHolds(item, question);
    const amounts = holding.item.amounts ?? [];
    const index = amounts.findIndex((amount) => amount.role === 'total');
    const only = amounts.length === 1 ? 0 : index;
    const amount = amounts[only];
    if (amount === undefined) continue;
    return {
      text: moneyText(amount),
      type: 'number',
      citations: [cite(holding.item.id, `amounts.${only}`, amount.text)],
      sureness: amount.role === 'total' ? 0.85 : 0.6,
      notes: holding.notes,
      ...(holding.swapped ? { also: [holding.item] } : {}),
    };
  }
  return undefined;
}
