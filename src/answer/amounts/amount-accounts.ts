import { slug } from '../../language/fold.ts';
import { tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { readOnce } from '../../memory/read-once.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import type { Question } from '../question.ts';
import type { AmountAsk } from './amount-ask.ts';
import { partsOf } from './amount-parts.ts';
import { type Finding, findingsOf } from './amount-scope.ts';
import { type Rest, restOf, type Said, shareSaid, type WrittenText, writtenTextOf } from './amount-words.ts';

/** Accounts that a question about money means, with their records at hand. */
type AskedAccounts = {
  readonly accounts: readonly LedgerAccount[];
  readonly items: ReadonlyMap<ItemId, MemoryItem>;
};

type Candidate = Said & {
  readonly account: LedgerAccount;
  readonly findings: readonly Finding[];
  /** How much of the words the account's own name and object say, without its records' texts. */
  readonly own: number;
};

/** Below this share of what is asked about, by rarity, an account is about something else. */
const LEAST_SHARE = 0.5;
/** Accounts that say nearly as much as the best are meant too. */
const AS_GOOD = 0.12;
/** Of many that are summed some are in other words. */
const AS_GOOD_OF_MANY = 0.4;
/** What a firm is called tells more than a line of its letters. */
const BY_NAME = 0.2;
const MOST_READ = 100;
const MOST_VISITS = 40;
const MOST_SPEAKING = 150;

/** The accounts that nothing in the question refuses and something in it names; empty when none is meant. */
export async function askedAccounts(question: Question, ask: AmountAsk): Promise<AskedAccounts> {
  const { retrieval, accounts } = question;
  const evidenced = evidencedBy(question);
  const rest = restOf(question, ask);
  const speaking = await speakingOf(question, rest);
  const isNear = ({ account, findings }: Open): number =>
    findings.filter(({ verdict }) => verdict === 'yes').length +
    (evidenced.has(account) ? 0.5 : 0) +
    (account.entries.some(({ item }) => speaking.has(item)) ? 1 : 0);
  const possible = accounts
    .map((account) => ({ account, findings: findingsOf(account, ask, retrieval) }))
    .filter(({ findings }) => findings.every(({ verdict }) => verdict !== 'no'));
  const named = possible.filter(isNamed);
  const open = (named.length > 0 ? named : possible).toSorted(
    (a, b) => isNear(b) - isNear(a) || (a.account.id < b.account.id ? -1 : 1),
  );
  const needsText = rest.size > 0 || open.some(({ findings }) => findings.some(({ name }) => name !== undefined));
  const read = await readFor(question, needsText ? open.map(({ account }) => account) : []);
  const candidates = open
    .map(({ account, findings }) => candidateOf(account, findings, rest, read))
    .filter(
      (one) => isMeant(one, rest.size > 0, ask) && (isNamed(one) || !namesSomebody(one) || evidenced.has(one.account)),
    );
  const chosen = preferred(
    candidates,
    ask.many ? AS_GOOD_OF_MANY : AS_GOOD,
    (account) => partsOf(account, ask.measure, read.items).length > 0,
  );
  return { accounts: chosen, items: needsText ? read.items : (await readFor(question, chosen)).items };
}

type Open = Pick<Candidate, 'account' | 'findings'>;

const isNaming: ReadonlySet<Finding['about']> = new Set(['party', 'code']);
/** Who is named or numbered is meant alone. */
const isNamed = ({ findings }: Open): boolean =>
  findings.some(({ about, verdict }) => isNaming.has(about) && verdict === 'yes');

/** What the account's records say counts beside what it says itself: the name of who played, what was bought. */
function candidateOf(account: LedgerAccount, findings: readonly Finding[], rest: Rest, read: Read): Candidate {
  if (findings.every(({ name }) => name === undefined)) return { account, findings, ...saidBy(account, rest, read) };
  const records = account.entries.flatMap(({ item }) => read.items.get(item) ?? []);
  const text = slug(records.flatMap(textsOf).join('\n'));
  const told = findings.map((finding): Finding => {
    const isTold = finding.name !== undefined && text.includes(slug(finding.name));
    return isTold ? { about: finding.about, verdict: 'yes' } : finding;
  });
  return { account, findings: told, ...saidBy(account, rest, read) };
}

/** Records that say some of the words, or other names of the same: what is read first. */
async function speakingOf({ store }: Question, rest: Rest): Promise<ReadonlySet<ItemId>> {
  const words = [...new Set([...rest].flatMap(([token, { also = [] }]) => [token, ...also]))];
  if (words.length === 0) return new Set();
  const found = await store.rank({
    words: words.map((token) => ({ token, weight: 1 })),
    filter: { any: [], none: [] },
    fieldWeights: { title: 1.5, names: 1.5, body: 1, context: 0 },
    limit: MOST_SPEAKING,
  });
  return new Set(found.map(({ id }) => id));
}

/** Accounts of which a record was found to have all that the question is about. */
function evidencedBy({ accounts, supported }: Question): ReadonlySet<LedgerAccount> {
  return new Set(supported.flatMap(({ item }) => accountsOf(accounts, item.id)));
}

type Read = {
  readonly items: ReadonlyMap<ItemId, MemoryItem>;
  /** Counterparty → index tokens of appointments with it. */
  readonly beside: ReadonlyMap<string, ReadonlySet<string>>;
};

async function readFor({ store, accounts }: Question, open: readonly LedgerAccount[]): Promise<Read> {
  const read = open.slice(0, MOST_READ);
  const parties = new Set(read.map(({ counterparty }) => counterparty));
  const visits = accounts
    .filter(({ kind, counterparty }) => kind === 'appointment' && parties.has(counterparty))
    .slice(0, MOST_VISITS);
  const ids = [...read, ...visits].flatMap((account) => account.entries.map((entry) => entry.item));
  const found = await store.items([...new Set(ids)]);
  const items = new Map(found.map((item) => [item.id, item]));
  const beside = new Map<string, Set<string>>();
  for (const { counterparty = '', entries } of visits) {
    const said = beside.get(counterparty) ?? new Set<string>();
    beside.set(counterparty, said);
    for (const { item } of entries) {
      const read = items.get(item);
      if (read !== undefined) for (const token of itemTokens(read)) said.add(token);
    }
  }
  return { items, beside };
}

/** How much of the words an account and its records say; what somebody is ("the vet"), appointments with the same party say. */
function saidBy(account: LedgerAccount, rest: Rest, { items, beside }: Read): Said & Pick<Candidate, 'own'> {
  if (rest.size === 0) return { share: 1, untold: false, own: 0 };
  const own = ownWords(account);
  const records = account.entries.flatMap(({ item }) => items.get(item) ?? []);
  const sets = [own.tokens, ...records.map(itemTokens), beside.get(account.counterparty ?? '') ?? new Set()];
  const said = { has: (token: string): boolean => sets.some((set) => set.has(token)) };
  const all = shareSaid(rest, [own.written, ...records.flatMap(writtenIn)], said);
  const byName = shareSaid(rest, [own.written], own.tokens).share;
  return {
    ...all,
    share: byName < LEAST_SHARE ? all.share : Math.max(all.share, Math.min(1, byName + BY_NAME)),
    own: byName,
  };
}

/** What an account says by itself, as text and as index tokens. */
const ownWords = readOnce(({ counterparty, place, what }: LedgerAccount) => {
  const text = [counterparty, place, what].filter((part) => part !== undefined).join('\n');
  return { written: writtenTextOf(text), tokens: new Set(tokens(text)) as ReadonlySet<string> };
});

const writtenIn = readOnce((item: MemoryItem): readonly WrittenText[] => textsOf(item).map(writtenTextOf));

const textsOf = ({ title, body, ocr, caption }: MemoryItem): string[] =>
  [title, body?.text, ocr?.text, caption].filter((part) => part !== undefined);

/** A time alone means everything, if everything is asked for; a place needs a time or a kind beside it. */
function isMeant({ account, findings, share, untold }: Candidate, hasWords: boolean, ask: AmountAsk): boolean {
  if (share < LEAST_SHARE) return false;
  if (untold && !isNamed({ account, findings })) return false;
  const says = (about: Finding['about']): boolean => findings.some((f) => f.about === about && f.verdict === 'yes');
  if (hasWords || says('party') || says('code') || says('kind') || says('trip')) return true;
  return ask.many && (says('place') || says('time'));
}

/** A person whom the account does not name: only a record found for that person speaks of it. */
const namesSomebody = ({ findings }: Candidate): boolean =>
  findings.some(({ about, verdict }) => about === 'party' && verdict === 'unknown');

/**
 * Those that say the most of what is asked. Who is named or numbered is meant alone; of the others those of which a sum
 * is known; and where some are sure, those that leave something open are not meant.
 */
function preferred(
  candidates: readonly Candidate[],
  asGood: number,
  hasSum: (account: LedgerAccount) => boolean,
): LedgerAccount[] {
  const best = Math.max(...candidates.map(({ share }) => share), 0);
  const near = candidates.filter(({ share }) => share >= best - asGood);
  const called = new Set(
    candidates.flatMap(({ own, account }) =>
      own >= LEAST_SHARE && account.counterparty !== undefined ? [account.counterparty] : [],
    ),
  );
  const steps: readonly ((candidate: Candidate) => boolean)[] = [
    isNamed,
    ({ account }) => hasSum(account),
    // A dentist is who is called one, rather than whoever's bill has a line with teeth.
    ({ own, account }) => own >= LEAST_SHARE || called.has(account.counterparty ?? ''),
    ({ findings }) => findings.every(({ verdict }) => verdict === 'yes'),
  ];
  const chosen = steps.reduce((left, step) => {
    const kept = left.filter(step);
    return kept.length > 0 ? kept : left;
  }, near);
  return chosen.map(({ account }) => account);
}
