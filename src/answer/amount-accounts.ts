import { slug } from '../language/fold.ts';
import { tokens } from '../language/tokens.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import type { PlanNode } from '../memory/query-plan.ts';
import type { AmountAsk } from './amount-ask.ts';
import { type Company, companyOf } from './amount-company.ts';
import { partsOf } from './amount-parts.ts';
import { type Finding, findingsOf } from './amount-scope.ts';
import { thingsNamed } from './amount-things.ts';
import { askingWords } from './answer-words.ts';
import { itemTokens } from './item-tokens.ts';
import type { Question } from './question.ts';
import { saysIt } from './same-words.ts';

/** Accounts that a question about money means, with their records at hand. */
export type AskedAccounts = {
  readonly accounts: readonly LedgerAccount[];
  readonly items: ReadonlyMap<ItemId, MemoryItem>;
};

type Candidate = {
  readonly account: LedgerAccount;
  readonly findings: readonly Finding[];
  readonly share: number;
  /** True where words of another script are all that the account may or may not say. */
  readonly untold: boolean;
};

/** Below this share of what is asked about, by rarity, an account is about something else. */
const LEAST_SHARE = 0.5;
/** Accounts that say nearly as much as the best are meant too. */
const AS_GOOD = 0.2;
const MOST_READ = 100;
const MOST_VISITS = 40;

/** The accounts that nothing in the question refuses and something in it names; empty when none is meant. */
export async function askedAccounts(question: Question, ask: AmountAsk): Promise<AskedAccounts> {
  const { retrieval, accounts } = question;
  const evidenced = evidencedBy(question);
  const isNear = ({ account, findings }: Open): number =>
    findings.filter(({ verdict }) => verdict === 'yes').length + (evidenced.has(account) ? 0.5 : 0);
  const possible = accounts
    .map((account) => ({ account, findings: findingsOf(account, ask, retrieval) }))
    .filter(({ findings }) => findings.every(({ verdict }) => verdict !== 'no'));
  const named = possible.filter(isNamed);
  const open = (named.length > 0 ? named : possible).toSorted(
    (a, b) => isNear(b) - isNear(a) || (a.account.id < b.account.id ? -1 : 1),
  );
  const rest = restOf(question, ask);
  const needsText = rest.size > 0 || open.some(({ findings }) => findings.some(({ name }) => name !== undefined));
  const read = await readFor(question, needsText ? open.map(({ account }) => account) : []);
  const persons = new Set(open.flatMap(({ findings }) => findings.flatMap(({ person }) => person ?? [])));
  const company = await companyOf(question.store, persons);
  const candidates = open
    .map(({ account, findings }) => candidateOf(account, withCompany(account, findings, company), rest, read))
    .filter((one) => isMeant(one, rest.size > 0, ask) && (!namesSomebody(one) || evidenced.has(one.account)));
  const chosen = preferred(candidates, (account) => partsOf(account, ask.measure, read.items).length > 0);
  return { accounts: chosen, items: needsText ? read.items : (await readFor(question, chosen)).items };
}

/** Who was along names no party, but tells which dealing is meant. */
const withCompany = (account: LedgerAccount, findings: readonly Finding[], isAlong: Company): readonly Finding[] =>
  findings.map((one) =>
    one.person !== undefined && isAlong(account, one.person) ? { about: 'trip', verdict: 'yes' } : one,
  );

type Open = Pick<Candidate, 'account' | 'findings'>;

const isNaming: ReadonlySet<Finding['about']> = new Set(['party', 'code']);
/** Who is named or numbered is meant alone. */
const isNamed = ({ findings }: Open): boolean =>
  findings.some(({ about, verdict }) => isNaming.has(about) && verdict === 'yes');

/** What the account's records say counts beside what it says itself: the name of who played, what was bought. */
function candidateOf(account: LedgerAccount, findings: readonly Finding[], rest: Rest, read: Read): Candidate {
  if (findings.every(({ name }) => name === undefined)) return { account, findings, ...shareOf(account, rest, read) };
  const records = account.entries.flatMap(({ item }) => read.items.get(item) ?? []);
  const text = slug(records.flatMap(textsOf).join('\n'));
  const told = findings.map((finding): Finding => {
    const isTold = finding.name !== undefined && text.includes(slug(finding.name));
    return isTold ? { about: finding.about, verdict: 'yes' } : finding;
  });
  return { account, findings: told, ...shareOf(account, rest, read) };
}

const functionWords =
  /^[我你他她它们在的了是去把给和与及跟到从那这次个时候上里中还又都也吗呢啊有没不要花钱买付年月日号天共多少一]+$/u;
const USUAL_WEIGHT = 1;

/** The words that tell which dealing is meant, by how telling each is, and the test of whether a text says one. */
type Rest = ReadonlyMap<string, { readonly weight: number; readonly written?: RegExp; readonly others?: RegExp }>;

/** The topic's words, and what the money went on, without those that only ask or that name who, where and when. */
function restOf({ topic, retrieval, text }: Question, { said, object }: AmountAsk): Rest {
  const usual = topic.size === 0 ? USUAL_WEIGHT : Math.max(...topic.values());
  const { names, things } = namesIn(retrieval.plan.root);
  const named = new Set(names.flatMap((name) => tokens(name)));
  const isTelling = (token: string): boolean => !said.has(token) && !functionWords.test(token) && !named.has(token);
  const others = [...thingsNamed(text), ...things];
  const rest = new Map<string, { weight: number; written?: RegExp; others?: RegExp }>();
  for (const [token, weight] of topic) if (isTelling(token)) rest.set(token, { weight, ...otherWords(token, others) });
  for (const token of wordsIn(retrieval.plan.root))
    if (!rest.has(token) && !askingWords.has(token) && isTelling(token))
      rest.set(token, { weight: usual, ...otherWords(token, others) });
  for (const { said: thing, names: called } of thingsNamed(text)) {
    const isKnown = [...rest.keys()].some((key) => thing.includes(key)) || tokens(thing).some((t) => rest.has(t));
    if (isKnown || tokens(thing).every((token) => said.has(token) || named.has(token))) continue;
    rest.set(thing, { weight: usual, ...wordsOf(called) });
  }
  for (const word of object) {
    const stems = tokens(word);
    if (stems.some((token) => rest.has(token)) || !stems.some(isTelling)) continue;
    const written = new RegExp(`(?<!\\p{L})${word.replace(/s$/, '')}(?:e?s)?(?!\\p{L})`, 'iu');
    rest.set(word, { weight: usual, written, ...otherWords(word, others) });
  }
  return rest;
}

/** Index tokens of the plan's own words, those of anchors too; of Chinese the topic has chosen already. */
function wordsIn(node: PlanNode): string[] {
  if (node.kind === 'leaf')
    return node.tool === 'text' ? tokens(node.args.words).filter((token) => !han.test(token)) : [];
  if (node.kind === 'not') return [];
  return node.kind === 'within' ? [...wordsIn(node.plan), ...wordsIn(node.anchor)] : node.plans.flatMap(wordsIn);
}

type Thing = { readonly said: string; readonly names: readonly string[] };

/** What records of other languages call what a word says. */
function otherWords(word: string, known: readonly Thing[]): { readonly others?: RegExp } {
  return wordsOf(
    known.filter(({ said }) => said.includes(word) || tokens(said).includes(word)).flatMap(({ names }) => names),
  );
}

const wordsOf = (names: readonly string[]): { readonly others?: RegExp } =>
  names.length === 0 ? {} : { others: new RegExp(names.map(asWord).join('|'), 'iu') };

const asWord = (name: string): string => {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return han.test(name) ? escaped : `(?<!\\p{L})${escaped}(?:e?s|en?)?(?!\\p{L})`;
};

type Named = { readonly names: readonly string[]; readonly things: readonly Thing[] };

/** Words that the plan took for names of persons, places and times; and things, as said and by their usual names. */
function namesIn(node: PlanNode): Named {
  switch (node.kind) {
    case 'leaf':
      if (node.tool === 'object')
        return { names: [], things: [{ said: node.args.said ?? '', names: [node.args.name] }] };
      if (node.tool === 'text' || node.tool === 'amount' || node.tool === 'modality') return { names: [], things: [] };
      return { names: [node.args.said ?? '', 'name' in node.args ? node.args.name : ''], things: [] };
    case 'all':
    case 'any':
      return together(node.plans.map(namesIn));
    case 'not':
      return namesIn(node.plan);
    case 'within':
      return together([namesIn(node.plan), namesIn(node.anchor)]);
  }
}

const together = (parts: readonly Named[]): Named => ({
  names: parts.flatMap(({ names }) => names),
  things: parts.flatMap(({ things }) => things),
});

/** Accounts of which a record was found to have all that the question is about. */
function evidencedBy({ accounts, supported }: Question): ReadonlySet<LedgerAccount> {
  const ids = new Set(supported.map(({ item }) => item.id));
  return new Set(accounts.filter((account) => account.entries.some((entry) => ids.has(entry.item))));
}

type Read = {
  readonly items: ReadonlyMap<ItemId, MemoryItem>;
  /** Counterparty → index tokens of appointments with it. */
  readonly beside: ReadonlyMap<string, readonly string[]>;
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
  const beside = new Map<string, string[]>();
  for (const { counterparty = '', entries } of visits) {
    const said = entries.flatMap(({ item }) => items.get(item) ?? []).flatMap((item) => [...itemTokens(item)]);
    beside.set(counterparty, [...(beside.get(counterparty) ?? []), ...said]);
  }
  return { items, beside };
}

/**
 * The share of the words that the account or any of its records says, by rarity; all of it when there are none. What
 * somebody is ("the vet") is also said by appointments with the same party. Chinese words cannot stand in a record
 * without any: they tell nothing there, which is half of what they would.
 */
function shareOf(account: LedgerAccount, rest: Rest, { items, beside }: Read): Pick<Candidate, 'share' | 'untold'> {
  if (rest.size === 0) return { share: 1, untold: false };
  const own = [account.counterparty, account.place, account.what].filter((part) => part !== undefined).join('\n');
  const records = account.entries.flatMap(({ item }) => items.get(item) ?? []);
  const said = new Set([
    ...tokens(own),
    ...records.flatMap((record) => [...itemTokens(record)]),
    ...(beside.get(account.counterparty ?? '') ?? []),
  ]);
  const text = [own, ...records.flatMap(textsOf)].join('\n');
  const isForeign = !han.test(text);
  let all = 0;
  let found = 0;
  let foreign = 0;
  for (const [token, { weight, written, others }] of rest) {
    all += weight;
    const isSaid = (written === undefined ? saysIt(token, said) : written.test(text)) || others?.test(text) === true;
    if (isSaid) found += weight;
    else if (isForeign && others === undefined && han.test(token)) foreign += weight * FOREIGN_SHARE;
  }
  return { share: (found + foreign) / all, untold: found === 0 && foreign > 0 };
}

const han = /\p{Script=Han}/u;
const FOREIGN_SHARE = 0.5;

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
function preferred(candidates: readonly Candidate[], hasSum: (account: LedgerAccount) => boolean): LedgerAccount[] {
  const best = Math.max(...candidates.map(({ share }) => share), 0);
  const near = candidates.filter(({ share }) => share >= best - AS_GOOD);
  const steps: readonly ((candidate: Candidate) => boolean)[] = [
    isNamed,
    ({ account }) => hasSum(account),
    ({ findings }) => findings.every(({ verdict }) => verdict === 'yes'),
  ];
  const chosen = steps.reduce((left, step) => {
    const kept = left.filter(step);
    return kept.length > 0 ? kept : left;
  }, near);
  return chosen.map(({ account }) => account);
}
