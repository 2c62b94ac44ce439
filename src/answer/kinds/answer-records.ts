import { slug } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { everyLeaf, type PlanNode } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';
import { saysIt } from '../asked/same-words.ts';
import { timeVerdict } from '../evidence/constraint.ts';
import { accountTokens, itemTokens } from '../evidence/item-tokens.ts';
import { LEAST_SUPPORT } from '../evidence/judged.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { topicShare } from '../evidence/support.ts';
import { witnessOf } from '../evidence/witness.ts';
import { type Draft, type Question, timesAsked } from '../question.ts';
import { anyCitation } from '../reading/best-sentence.ts';
import { asksForMeal } from './meal-words.ts';

const asksForMails =
  /\be-?mails?\b|\bmails?\b|\bmessages?\b|\bletters?\b|\bcorrespondence\b|\bmsgs?\b|\beverything (?:about|on|from|to do)\b|邮件|来信|电邮|函件|信件/i;
const asksForPapers =
  /\breceipts?\b|\binvoices?\b|\bscreenshots?\b|\bscreen (?:captures?|grabs?)\b|\bscans?\b|\bdocuments?\b|\brecords?\b|\bpapers?\b|\bpaperwork\b|\bmemories\b|\bevidence\b|\bproofs?\b|\bcorrespondence\b|\bbills?\b|\bconfirmations?\b|确认[信函]|记忆|证据|单据|收据|小票|发票|票据|凭证|截图|截屏|扫描件|记录/i;
/** What only says that records are wanted, and of what kind: no record need say it of itself. */
const ofRecords: ReadonlySet<string> = new Set(
  tokens(
    `record records document documents paper papers paperwork evidence proof proofs prove proves file files filing belong belongs belonging related
    relating concern concerns concerning regarding connected memories correspondence collect gather
    screenshot screenshots scan scans invoice invoices 小票 发票 截图 截屏
    purchase purchased buy bought order ordered
    信件 函件 来信 电邮 单据 票据 凭证 证据 证明 能够 有关 相关 关于 属于 记录 记忆 存档 归档`,
  ),
);
const MOST_LISTED = 50;

/** Mails and papers of a stay or an order are all the records of its account; nothing when no account is named. */
export async function recordsOfDealing(question: Question): Promise<Draft | undefined> {
  const { text, store } = question;
  const papers = asksForPapers.test(text);
  if (!papers && !asksForMails.test(text)) return undefined;
  const topic = new Map([...question.topic].filter(([token]) => !ofRecords.has(token)));
  const accounts = await namedAccounts({ ...question, topic }, () => true);
  const ids = accounts.flatMap((account) => account.entries.map(({ item }) => item));
  const items = (await store.items([...new Set(ids)])).filter(({ modality }) => papers || modality === 'email');
  if (items.length === 0) return undefined;
  // What the shop wrote of it under no number belongs to it too.
  const parties = new Set(accounts.map(({ counterparty }) => slug(counterparty ?? '')));
  const own = new Set(accounts.map(({ id }) => id));
  const isOfAnother = (id: MemoryItem['id']): boolean => {
    const of = accountsOf(question.accounts, id);
    return of.length > 0 && !of.some((account) => own.has(account.id));
  };
  const others = question.supported.flatMap(({ item }) =>
    item.modality === 'email' &&
    (item.people ?? []).some((m) => m.how === 'sender' && parties.has(slug(m.name))) &&
    !isOfAnother(item.id)
      ? [item]
      : [],
  );
  const besides = [
    ...(await deliveriesOf(accounts, items, question)),
    ...(await opinionsOf(accounts, items, question)),
  ];
  return listDraft([...items, ...others, ...besides], question);
}

const DELIVERED_WITHIN = 21 * 86_400_000;

/** What a shop writes of a parcel under no number is of the one order that it had then. */
async function deliveriesOf(
  accounts: readonly LedgerAccount[],
  items: readonly MemoryItem[],
  { accounts: all, store }: Question,
): Promise<MemoryItem[]> {
  const found: MemoryItem[] = [];
  for (const account of accounts.filter(({ kind }) => kind === 'order')) {
    const first = items.find(({ id }) => account.entries.some(({ item }) => item === id));
    const sender = first?.people?.find(({ how }) => how === 'sender')?.id;
    if (first?.time === undefined || sender === undefined) continue;
    const from = localMillis(first.time.start);
    const inTime = (at: string): boolean => localMillis(at) >= from && localMillis(at) <= from + DELIVERED_WITHIN;
    const rivals = all.some(
      (other) =>
        other !== account &&
        other.counterparty === account.counterparty &&
        other.entries.some(({ at, state }) => (state === 'booked' || state === 'confirmed') && inTime(at)),
    );
    if (rivals) continue;
    const mails = await store.items(await store.match({ any: [[term.personAs('sender', sender)]], none: [] }, 400));
    found.push(
      ...mails.filter(
        ({ time, documentKind }) => documentKind === 'delivery' && time !== undefined && inTime(time.start),
      ),
    );
  }
  return found;
}

const ASKED_WITHIN = 45 * 86_400_000;
const asksForOpinion =
  /\b(?:survey|feedback|reviews?|rate (?:us|your|this)|tell us about|hope you (?:liked|enjoyed)|rating|opinion|evaluate|how (?:was|were)|were we|was .{2,40} worth it|tell us (?:how|what)|stars|recensione|bewert\p{L}*|votre avis|su opinión)\b|评价|点评|问卷|满意度|打分/iu;

/** A house that asks what a stay was like writes of that stay. */
async function opinionsOf(
  accounts: readonly LedgerAccount[],
  items: readonly MemoryItem[],
  { store }: Question,
): Promise<MemoryItem[]> {
  const found: MemoryItem[] = [];
  for (const { kind, span, entries } of accounts) {
    if (kind !== 'lodging' || span === undefined) continue;
    const own = items.filter(({ id }) => entries.some(({ item }) => item === id));
    const sender = own.flatMap(({ people }) => people?.find(({ how }) => how === 'sender')?.id ?? [])[0];
    if (sender === undefined) continue;
    const end = localMillis(`${span.end}T00:00:00`);
    const mails = await store.items(await store.match({ any: [[term.personAs('sender', sender)]], none: [] }, 400));
    found.push(
      ...mails.filter(({ time, title = '', body }) => {
        const at = time === undefined ? Number.NaN : localMillis(time.start);
        return at >= end && at <= end + ASKED_WITHIN && asksForOpinion.test(`${title}\n${body?.text ?? ''}`);
      }),
    );
  }
  return found;
}

/** Slugs of the houses that a plan names, as persons or as places. */
export const housesNamed = (root: PlanNode): string[] =>
  everyLeaf(root)
    .flatMap(({ leaf, negated }) =>
      !negated && (leaf.tool === 'person' || leaf.tool === 'place') ? [slug(leaf.args.name)] : [],
    )
    .filter((name) => name.length > 2);

/** Accounts with a party that the question names, of its time, that speak of its topic. */
export async function namedAccounts(
  { accounts, retrieval, topic, store }: Question,
  fits: (account: LedgerAccount) => boolean,
): Promise<readonly LedgerAccount[]> {
  const names = housesNamed(retrieval.plan.root);
  if (names.length === 0) return [];
  const limits = timesAsked(retrieval.plan.root);
  const named = accounts.filter((account) => {
    if (!fits(account)) return false;
    const party = slug(account.counterparty ?? '');
    return party !== '' && names.some((name) => party === name || party.includes(name));
  });
  const found: LedgerAccount[] = [];
  for (const account of named.slice(0, 60)) {
    const items = await store.items(account.entries.map(({ item }) => item));
    const timed = limits.every((limit) =>
      items.some((item) => timeVerdict(limit, witnessOf(item, [account], retrieval.gazetteer), true) === 'yes'),
    );
    const said = new Set([...accountTokens([account]), ...items.flatMap((item) => [...itemTokens(item)])]);
    if (timed && topicShare({ tokens: withMeanings(said, topic) }, topic) >= LEAST_SUPPORT) found.push(account);
  }
  return found;
}

const withMeanings = (said: ReadonlySet<string>, topic: ReadonlyMap<string, number>): ReadonlySet<string> =>
  new Set([...said, ...[...topic.keys()].filter((token) => saysIt(token, said) || asksForMeal.test(token))]);

/** Records, each once and in the order of time, as an answer that lists them. */
export function listDraft(items: readonly MemoryItem[], { topic }: Question): Draft | undefined {
  const chosen = [...new Map(items.map((item) => [item.id, item])).values()]
    .toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? -1 : 1))
    .slice(0, MOST_LISTED);
  if (chosen.length === 0) return undefined;
  return {
    text: chosen.map(({ id }) => id).join(', '),
    type: 'list_recall',
    citations: chosen.map((item) => anyCitation(item, topic)),
    sureness: 0.85,
    notes: [],
    also: chosen,
  };
}
