import { tokens } from '../language/tokens.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import type { PlanNode } from '../memory/query-plan.ts';
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
  const rest = restOf(question, ask);
  const evidenced = evidencedBy(question);
  const read = await recordsOf(question, rest.size === 0 ? [] : open.map(({ account }) => account));
  const candidates = open
    .map(({ account, findings }) => ({ account, findings, share: shareOf(account, rest, read) }))
    .filter((one) => isMeant(one, rest.size > 0, ask) && (!namesSomebody(one) || evidenced.has(one.account)));
  const chosen = preferred(candidates);
  return { accounts: chosen, items: rest.size === 0 ? await recordsOf(question, chosen) : read };
}

const functionWords =
  /^[我你他她它们在的了是去把给和与及跟到从那这次个时候上里中还又都也吗呢啊有没不要花钱买付年月日号天共多少一]+$/u;
const USUAL_WEIGHT = 1;

/** The words that tell which dealing is meant, by how telling each is, and the test of whether a text says one. */
type Rest = ReadonlyMap<string, { readonly weight: number; readonly written?: RegExp }>;

/** The topic's words, and what the money went on, without those that only ask or that name who, where and when. */
function restOf({ topic, retrieval }: Question, { said, object }: AmountAsk): Rest {
  const usual = topic.size === 0 ? USUAL_WEIGHT : Math.max(...topic.values());
  const named = new Set(namesIn(retrieval.plan.root).flatMap((name) => tokens(name)));
  const isTelling = (token: string): boolean => !said.has(token) && !functionWords.test(token) && !named.has(token);
  const rest = new Map<string, { weight: number; written?: RegExp }>();
  for (const [token, weight] of topic) if (isTelling(token)) rest.set(token, { weight });
  for (const word of object) {
    const stems = tokens(word);
    if (stems.some((token) => rest.has(token)) || !stems.some(isTelling)) continue;
    rest.set(word, {
      weight: usual,
      written: new RegExp(`(?<!\\p{L})${word.replace(/s$/, '')}(?:e?s)?(?!\\p{L})`, 'iu'),
    });
  }
  return rest;
}

/** Words that the plan took for names of persons, places and times. */
function namesIn(node: PlanNode): string[] {
  switch (node.kind) {
    case 'leaf':
      return node.tool === 'text' || node.tool === 'object' || node.tool === 'amount'
        ? []
        : [node.args.said ?? '', 'name' in node.args ? node.args.name : ''];
    case 'all':
    case 'any':
      return node.plans.flatMap(namesIn);
    case 'not':
      return namesIn(node.plan);
    case 'within':
      return [...namesIn(node.plan), ...namesIn(node.anchor)];
  }
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
function shareOf(account: LedgerAccount, rest: Rest, items: ReadonlyMap<ItemId, MemoryItem>): number {
  if (rest.size === 0) return 1;
  const own = [account.counterparty, account.place, account.what].filter((part) => part !== undefined).join('\n');
  const records = account.entries.flatMap(({ item }) => items.get(item) ?? []);
  const said = new Set([...tokens(own), ...records.flatMap((record) => [...itemTokens(record)])]);
  const text = () => [own, ...records.flatMap(textsOf)].join('\n');
  let all = 0;
  let found = 0;
  for (const [token, { weight, written }] of rest) {
    all += weight;
    if (written === undefined ? saysIt(token, said) : written.test(text())) found += weight;
  }
  return found / all;
}

const textsOf = ({ title, body, ocr, caption }: MemoryItem): string[] =>
  [title, body?.text, ocr?.text, caption].filter((part) => part !== undefined);

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
