import { tokens } from '../language/tokens.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import type { AmountAsk } from './amount-ask.ts';
import { type Finding, findingsOf } from './amount-scope.ts';
import { itemTokens } from './item-tokens.ts';
import type { Question } from './question.ts';
import { saysIt } from './same-words.ts';

/** Accounts that a question about money means, with their records at hand. */
export type AskedAccounts = {
  readonly accounts: readonly LedgerAccount[];
  readonly items: ReadonlyMap<ItemId, MemoryItem>;
};

type Candidate = { readonly account: LedgerAccount; readonly findings: readonly Finding[]; readonly share: number };

/** Below this share of what is asked about, by rarity, an account is about something else. */
const LEAST_SHARE = 0.5;
/** Accounts that say nearly as much as the best are meant too. */
const AS_GOOD = 0.2;
const MOST_READ = 150;

/** The accounts that nothing in the question refuses and something in it names; empty when none is meant. */
export async function askedAccounts(question: Question, ask: AmountAsk): Promise<AskedAccounts> {
  const { retrieval, accounts } = question;
  const open = accounts
    .map((account) => ({ account, findings: findingsOf(account, ask, retrieval) }))
    .filter(({ findings }) => findings.every(({ verdict }) => verdict !== 'no'));
  const rest = new Map([...question.topic].filter(([token]) => !ask.said.has(token)));
  const evidenced = evidencedBy(question);
  const read = await recordsOf(question, rest.size === 0 ? [] : open.map(({ account }) => account));
  const candidates = open
    .map(({ account, findings }) => ({ account, findings, share: shareOf(account, rest, read) }))
    .filter((one) => isMeant(one, rest.size > 0, ask) && (!namesSomebody(one) || evidenced.has(one.account)));
  const chosen = preferred(candidates);
  return { accounts: chosen, items: rest.size === 0 ? await recordsOf(question, chosen) : read };
}

/** Accounts of which a record was found to have all that the question is about. */
function evidencedBy({ accounts, supported }: Question): ReadonlySet<LedgerAccount> {
  const ids = new Set(supported.map(({ item }) => item.id));
  return new Set(accounts.filter((account) => account.entries.some((entry) => ids.has(entry.item))));
}

async function recordsOf({ store }: Question, accounts: readonly LedgerAccount[]): Promise<Map<ItemId, MemoryItem>> {
  const ids = accounts.slice(0, MOST_READ).flatMap((account) => account.entries.map((entry) => entry.item));
  const items = await store.items([...new Set(ids)]);
  return new Map(items.map((item) => [item.id, item]));
}

/** The share of the words that the account or any of its records says, by rarity; all of it when there are none. */
function shareOf(
  account: LedgerAccount,
  rest: ReadonlyMap<string, number>,
  items: ReadonlyMap<ItemId, MemoryItem>,
): number {
  if (rest.size === 0) return 1;
  const said = new Set(
    tokens([account.counterparty, account.place, account.what].filter((p) => p !== undefined).join('\n')),
  );
  for (const { item } of account.entries) {
    const record = items.get(item);
    if (record !== undefined) for (const token of itemTokens(record)) said.add(token);
  }
  let all = 0;
  let found = 0;
  for (const [token, weight] of rest) {
    all += weight;
    if (saysIt(token, said)) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

/** A time alone means everything, if everything is asked for; a place needs a time or a kind beside it. */
function isMeant({ findings, share }: Candidate, hasWords: boolean, ask: AmountAsk): boolean {
  if (share < LEAST_SHARE) return false;
  const says = (about: Finding['about']): boolean => findings.some((f) => f.about === about && f.verdict === 'yes');
  if (hasWords || says('party') || says('code') || says('kind') || says('trip')) return true;
  return ask.many && (says('place') || says('time'));
}

/** A person whom the account does not name: only a record found for that person speaks of it. */
const namesSomebody = ({ findings }: Candidate): boolean =>
  findings.some(({ about, verdict }) => about === 'party' && verdict === 'unknown');

/** Those that say the most of what is asked; where some are sure, those that leave something open are not meant. */
function preferred(candidates: readonly Candidate[]): LedgerAccount[] {
  const best = Math.max(...candidates.map(({ share }) => share), 0);
  const near = candidates.filter(({ share }) => share >= best - AS_GOOD);
  const sure = near.filter(({ findings }) => findings.every(({ verdict }) => verdict === 'yes'));
  return (sure.length > 0 ? sure : near).map(({ account }) => account);
}
