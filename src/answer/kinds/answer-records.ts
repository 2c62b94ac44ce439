import { slug } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type LedgerAccount, startOf } from '../../memory/ledger.ts';
import { everyLeaf, type PlanNode } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';
import { saysIt } from '../asked/same-words.ts';
import { timeVerdict } from '../evidence/constraint.ts';
import { accountTokens, itemTokens } from '../evidence/item-tokens.ts';
import { LEAST_SUPPORT } from '../evidence/judged.ts';
import { tellsNothing } from '../evidence/shown-beside.ts';
import { topicShare } from '../evidence/support.ts';
import { witnessOf } from '../evidence/witness.ts';
import { conjuncts, type Draft, type Question } from '../question.ts';
import { anyCitation } from '../reading/best-sentence.ts';

const asksForMails =
  /\be-?mails?\b|\bmails?\b|\bmessages?\b|\bletters?\b|\bcorrespondence\b|\bmsgs?\b|\beverything (?:about|on|from|to do)\b|邮件|来信|电邮|函件|信件/i;
const asksForPapers =
  /\breceipts?\b|\bdocuments?\b|\brecords?\b|\bpapers?\b|\bpaperwork\b|\bmemories\b|\bevidence\b|\bproofs?\b|\bcorrespondence\b|\bbills?\b|\bconfirmations?\b|确认[信函]|记忆|证据|单据|收据|票据|凭证|记录/i;
const asksForMeal =
  /\b(?:meals?|dinners?|lunch(?:es)?|breakfasts?|brunch(?:es)?|ate|eating)\b|吃饭|晚餐|午餐|早餐|用餐|聚餐|那顿/i;
const MOST_LISTED = 50;

/** Mails and papers of a stay or an order are all the records of its account; nothing when no account is named. */
export async function recordsOfDealing(question: Question): Promise<Draft | undefined> {
  const { text, store } = question;
  const papers = asksForPapers.test(text);
  if (!papers && !asksForMails.test(text)) return undefined;
  const accounts = await namedAccounts(question, () => true);
  const ids = accounts.flatMap((account) => account.entries.map(({ item }) => item));
  const items = (await store.items([...new Set(ids)])).filter(({ modality }) => papers || modality === 'email');
  if (items.length === 0) return undefined;
  // What the shop wrote of it under no number belongs to it too.
  const parties = new Set(accounts.map(({ counterparty }) => slug(counterparty ?? '')));
  const others = question.supported.flatMap(({ item }) =>
    item.modality === 'email' && (item.people ?? []).some((m) => m.how === 'sender' && parties.has(slug(m.name)))
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

/** Pictures of a meal: those of its hours, by the restaurant's own record, wherever a geocoder put them. */
export async function listOfMeal(question: Question): Promise<Draft | undefined> {
  return asksForMeal.test(question.text) ? listDraft(await picturesOfMeal(question), question) : undefined;
}

/** What was photographed at the meals that a question names by the house, its bills included. */
export async function picturesOfMeal(question: Question): Promise<MemoryItem[]> {
  const accounts = await namedAccounts(question, ({ kind }) => kind === 'restaurant');
  const found: MemoryItem[] = [];
  for (const account of accounts.slice(0, 5)) {
    const day = startOf(account).slice(0, 10);
    if (day === '') continue;
    const ids = await question.store.match({ any: [[term.modality('image')], [term.day(day)]], none: [] }, 200);
    found.push(...(await question.store.items(ids)).filter((item) => isOfMeal(item, account, day)));
  }
  return found;
}

const HOUR = 3_600_000;
/** A bill comes at the end of a meal. */
const BEFORE_THE_BILL = 2.75 * HOUR;
const AFTER_THE_BILL = 0.75 * HOUR;

function isOfMeal(item: MemoryItem, { entries, counterparty }: LedgerAccount, day: string): boolean {
  const said = new Set(tokens(`${item.caption ?? ''}\n${(item.tags ?? []).map(({ name }) => name).join('\n')}`));
  const shown = [...said].some((token) => foodWords.has(token));
  const name = slug(counterparty ?? '');
  const own = name !== '' && slug(`${item.place?.poi ?? ''} ${item.ocr?.text ?? ''}`).includes(name);
  if (own) return true;
  const bills = entries
    .filter(({ at, state }) => at.startsWith(day) && state === 'paid')
    .map(({ at }) => localMillis(at));
  const at = item.time === undefined ? Number.NaN : localMillis(item.time.start);
  const near = bills.some((bill) => at >= bill - BEFORE_THE_BILL && at <= bill + AFTER_THE_BILL);
  if (near || bills.length > 0) return near && (shown || tellsNothing({ item }));
  const tables = entries.flatMap(({ dates }) =>
    dates.flatMap(({ start }) => (start.startsWith(day) && !start.endsWith('T00:00:00') ? [localMillis(start)] : [])),
  );
  const seated = tables.some((table) => at >= table - AFTER_THE_BILL && at <= table + BEFORE_THE_BILL);
  return shown && (seated || tables.length === 0);
}

const foodWords: ReadonlySet<string> = new Set(
  tokens(`table plate plates food dish dishes bowl restaurant cafe meal dinner lunch breakfast brunch glass glasses wine menu dessert pizza pasta
    steak fries noodles soup salad fish seafood oysters shrimp bread cake coffee tea beer sushi ramen burger sandwich rice chicken meat cheese
    dumplings curry tapas paella tacos pancakes waffles ice cream chocolate toast egg eggs bacon sausage schnitzel dining waiter candlelit
    餐桌 盘子 食物 菜 餐厅 饭 面 汤 沙拉 鱼 海鲜 牛排 披萨 蛋糕 咖啡 火锅 寿司 饺子 烤鱼`),
);

/** Slugs of the houses that a plan names, as persons or as places. */
export const housesNamed = (root: PlanNode): string[] =>
  everyLeaf(root)
    .flatMap(({ leaf, negated }) =>
      !negated && (leaf.tool === 'person' || leaf.tool === 'place') ? [slug(leaf.args.name)] : [],
    )
    .filter((name) => name.length > 2);

/** Accounts with a party that the question names, of its time, that speak of its topic. */
async function namedAccounts(
  { accounts, retrieval, topic, store }: Question,
  fits: (account: LedgerAccount) => boolean,
): Promise<readonly LedgerAccount[]> {
  const names = housesNamed(retrieval.plan.root);
  const limits = conjuncts(retrieval.plan.root).flatMap((leaf) => (leaf.tool === 'time' ? [leaf.args] : []));
  const named = accounts.filter((account) => {
    const party = slug(account.counterparty ?? '');
    return party !== '' && fits(account) && names.some((name) => party === name || party.includes(name));
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

function listDraft(items: readonly MemoryItem[], { topic }: Question): Draft | undefined {
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
