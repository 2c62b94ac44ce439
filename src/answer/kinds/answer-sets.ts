import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import { isPicture } from '../../memory/item.ts';
import type { LedgerKind } from '../../memory/ledger.ts';
import { isOfferedToAll } from '../evidence/advertising.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, conjuncts, type Draft, type Question, type Support } from '../question.ts';
import { anyCitation, bestOfAll, quotable } from '../reading/best-sentence.ts';
import { recordThatHolds } from '../reading/records-that-hold.ts';
import { saidEitherWay, thingToBeThere } from '../reading/said-either-way.ts';
import { dayText, listText, yesOrNo } from '../wording.ts';
import { calledOffVisit } from './called-off-visit.ts';
import { comparesNumbers } from './quantity-said.ts';
import { stateAsked } from './state-asked.ts';

const MOST_LISTED = 50;
const MOST_CITED = 50;

/** What of each item is listed when the question asks for things rather than for the items themselves. */
const listed: readonly {
  readonly pattern: RegExp;
  readonly of: (hit: Support) => { readonly name: string; readonly field: string } | undefined;
}[] = [
  {
    pattern: /\b(?:cities|towns)\b|城市/i,
    of: ({ item }) => (item.place?.city === undefined ? undefined : { name: item.place.city, field: 'place.city' }),
  },
  {
    pattern: /\bcountries\b|国家/i,
    of: ({ item }) =>
      item.place?.country === undefined ? undefined : { name: item.place.country, field: 'place.country' },
  },
  {
    pattern: /\b(?:restaurants|cafes|cafés|bars|museums|hotels|places)\b|餐厅/i,
    of: ({ item }) => (item.place?.poi === undefined ? undefined : { name: item.place.poi, field: 'place.poi' }),
  },
  {
    pattern: /\b(?:people|friends|persons)\b|哪些人/i,
    of: ({ item }) => (item.people?.[0] === undefined ? undefined : { name: item.people[0].name, field: 'people.0' }),
  },
];

/** Receipts from cafes are receipts, not cafes. */
const asksForRecords =
  /\b(?:photos?|pictures?|images?|videos?|clips?|e-?mails?|mails?|messages?|receipts?|invoices?|bills?|papers?|documents?)\b(?! (?:frames?|shops?))|照片|图片|视频|邮件|收据|小票|发票|账单/i;

const takenByCamera = /\bphotograph(?:ed|s)?\b|\bi (?:shot|filmed|snapped)\b|拍(?:的|了|下|过)/i;

/** The matching set: ids of items, or the names of what was asked for in them. */
export async function answerList(question: Question): Promise<Draft | undefined> {
  const filmed = takenByCamera.test(question.text);
  const chosen = question.supported
    .filter(({ item }) => !filmed || isPicture(item))
    .slice(0, asksForOne(question) ? 1 : MOST_LISTED);
  if (chosen.length === 0) return undefined;
  const row = asksForRecords.test(question.text)
    ? undefined
    : listed.find(({ pattern }) => pattern.test(question.text));
  const things =
    row === undefined
      ? []
      : chosen.flatMap((hit) => {
          const thing = row.of(hit);
          return thing === undefined ? [] : [{ ...thing, hit }];
        });
  const names = [...new Map(things.map((thing) => [thing.name, thing])).values()];
  if (names.length > 0) {
    return {
      text: listText(
        names.map(({ name }) => name),
        question.language,
      ),
      type: 'list_recall',
      citations: names.map(({ hit, field, name }) => cite(hit.item.id, field, name)),
      sureness: 0.75,
      notes: [],
    };
  }
  return {
    text: chosen.map(({ item }) => item.id).join(', '),
    type: 'list_recall',
    citations: chosen.map(({ item }) => anyCitation(item, question.topic)),
    sureness: 0.8,
    notes:
      matching(question) > chosen.length && !asksForOne(question)
        ? [`${matching(question)} match; the first ${chosen.length} are named.`]
        : [],
  };
}

/** How many match: what the search found and answering refuses does not. */
function matching({ retrieval: { total, hits }, supported }: Question): number {
  const kept = new Set(supported.map(({ item }) => item.id));
  return total - hits.filter(({ item }) => !kept.has(item.id)).length;
}

/** "The first photo", 最后一张照片: one of the set, by time. */
const one =
  /\b(?:first|last|latest|earliest|oldest|newest|most recent) (?:\p{L}+ ){0,2}?(?:photo|picture|image|video|clip|selfie|screenshot|mail|e-?mail|message|letter)\b(?!s)|\b(?:which|what) (?:photo|picture|image|video|clip|selfie|screenshot|e-?mail|message|letter)(?: (?:of|in|from|with|at|by|that) [^?,;]{1,40})? (?:is|was) (?:my |the )?(?:very )?(?:first|last|latest|earliest|oldest|newest|most recent)\b|(?:第一|最后一|最近一|最早的?一|最新的?一)(?:张|段|封|个|条)|哪(?:一)?(?:张|段|封|个|条).{0,8}最(?:早|晚|新|旧|老|近)/iu;
const asksForOne = ({ text, retrieval }: Question): boolean => retrieval.plan.pick !== 'all' && one.test(text);

/** How many items, people or trips. Nothing found is no answer: it may not be in the memory. */
export async function answerCount(question: Question): Promise<Draft | undefined> {
  const { supported, retrieval, text, topic } = question;
  if (supported.length === 0) return undefined;
  // How many more of it than at another time is no number of letters.
  if (comparesNumbers.test(text)) return undefined;
  const dealings = countDealings(question);
  if (dealings !== undefined) return dealings;
  // Neither pictures, nor people, nor dealings: what is to be counted is not understood.
  if (topic.size === 0 && !asksForPictures.test(text) && !countsPeople.test(text) && !countsItems(retrieval))
    return undefined;
  const facts = !conjuncts(retrieval.plan.root).some((leaf) => leaf.tool === 'text');
  const people = countsPeople.test(text)
    ? new Set(supported.flatMap(({ item }) => (item.people ?? []).map((p) => p.id ?? p.name))).size
    : undefined;
  // What is only guessed at is in no set of the search's.
  const total = retrieval.total > 0 ? retrieval.total : supported.length;
  const count = people ?? (facts ? total : supported.length);
  return {
    text: String(count),
    type: 'number',
    citations: supported.slice(0, MOST_CITED).map(({ item }) => anyCitation(item, topic)),
    sureness: facts ? 0.9 : 0.6,
    notes: facts ? [] : ['Counted are items whose words match; others may speak of it otherwise.'],
    ...(facts && people === undefined ? { counted: total } : {}),
  };
}

const countsPeople = /\b(?:people|persons|friends)\b|几个人|多少人/i;
const countsItems = ({ plan }: Question['retrieval']): boolean =>
  conjuncts(plan.root).some((leaf) => leaf.tool === 'modality');

/** Kinds of accounts that are counted as such: stays, flights, orders. */
const dealingWords: readonly { readonly pattern: RegExp; readonly kind: LedgerKind }[] = [
  {
    pattern: /\bhotels?\b|\brooms?\b|\bstay(?:ed|s)?\b|\bslept\b|\bsleep\b|\blodg\w+|酒店|住(?:过|了)/i,
    kind: 'lodging',
  },
  { pattern: /\bflights?\b|\bfl(?:y|ew|own)\b|航班|飞(?:了|过)|坐飞机/i, kind: 'flight' },
  { pattern: /\btrains?\b|火车|高铁/i, kind: 'train' },
  { pattern: /\borders?\b|\border(?:ed)?\b|\bpurchases?\b|\b(?:buy|bought)\b|订单|下单|网购/i, kind: 'order' },
  { pattern: /\bappointments?\b|预约/i, kind: 'appointment' },
  {
    pattern: /\b(?:concerts?|shows?|exhibitions?|matches|games?|plays?|tickets?)\b|演出|展览|比赛|门票/i,
    kind: 'ticket',
  },
  { pattern: /\bbills?\b|\binvoices?\b|账单/i, kind: 'bill' },
  { pattern: /\brestaurants?\b|\b(?:dinners?|lunch(?:es)?|meals?) (?:out|in|at)\b|餐厅|饭店/i, kind: 'restaurant' },
  { pattern: /\bsubscriptions?\b|订阅/i, kind: 'subscription' },
];

/** How many stays, flights or orders, by accounts: each once, however many records tell of it; not those called off. */
function countDealings({ supported, accounts, text, topic }: Question): Draft | undefined {
  if (asksForPictures.test(text)) return undefined;
  const kind = dealingWords.find(({ pattern }) => pattern.test(text))?.kind;
  if (kind === undefined) return undefined;
  const counted = new Map<string, Support>();
  for (const hit of supported.filter((one) => saysAll(one) && !isOfferedToAll(one.item))) {
    for (const account of accountsOf(accounts, hit.item.id)) {
      const bound = account.state !== 'cancelled' && account.state !== 'quoted' && account.state !== 'declined';
      if (account.kind === kind && bound && !counted.has(account.id)) counted.set(account.id, hit);
    }
  }
  if (counted.size === 0) return undefined;
  return {
    text: String(counted.size),
    type: 'number',
    citations: [...counted.values()].map(({ item }) => anyCitation(item, topic)),
    sureness: 0.75,
    notes: [],
  };
}

/** What is silent of the place or the time asked for is not counted. */
const saysAll = ({ outcomes }: Support): boolean => outcomes?.every(({ verdict }) => verdict === 'yes') ?? true;

const asksForPictures =
  /\b(?:photos?|pictures?|videos?|clips?|images?|e-?mails?|mails?|messages?)\b|照片|图片|视频|邮件/i;

/** What a sentence that answers holds, by the question's word. */
const holds: readonly { readonly asks: RegExp; readonly held: RegExp }[] = [
  {
    asks: /\bwhere\b|哪里|哪儿|什么地方/i,
    held: /\b(?:at|in|on|near|behind|beside|under|opposite)\s+(?:the\s+)?[\p{L}\d]|在.{1,12}(?:里|上|旁|边|处|楼|厅|店|馆)?/iu,
  },
  {
    asks: /\bwhy\b|为什么|原因/i,
    held: /\b(?:because|since|due to|so that|as a result|in order to|to avoid|reason)\b|因为|由于|为了/i,
  },
  {
    asks: /\bhow (?:much|many|long|far|old|heavy|tall)\b|多少|几|多(?:长|远|大|重)/i,
    held: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen)\b/i,
  },
  {
    asks: /\bwhen\b|什么时候|哪天/i,
    held: /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:yesterday|tomorrow|today|tonight|week|month)\b/i,
  },
  { asks: /\bwho\b|谁/i, held: /(?<=\s)\p{Lu}\p{L}+/u },
];

/** The sentence that says most of what is asked, of the records that bear on it. */
export function answerSentence({ supported, topic, text, form }: Question): Draft | undefined {
  const prefers = holds.find(({ asks }) => asks.test(text))?.held;
  // What a picture shows is not where it was taken, nor who took part.
  const told =
    form?.kind === 'where' || form?.kind === 'who' ? supported.filter(({ item }) => !isPicture(item)) : supported;
  const best = bestOfAll(told, wordsOfAll(topic, text), prefers, new Set(tokens(text)));
  if (best === undefined || best.score === 0) return undefined;
  return { text: best.text, type: 'open_end', citations: [best.citation], sureness: 0.6, notes: [] };
}

/** Words that need not be there count a little where they are: "where do we meet" is answered by "we meet at hall 4". */
const UNNEEDED = 0.8;
function wordsOfAll(topic: ReadonlyMap<string, number>, text: string): ReadonlyMap<string, number> {
  return new Map([...contentTokens(text).map((token) => [token, UNNEEDED] as const), ...topic]);
}

/** Who was along is told by more than a sentence. */
const ofCompany = /\b(?:c[ao]me|along|accompan\w+|join\w*|with (?:me|us))\b|一起|一块|同行|陪/iu;

/** Yes when something shows it. Its absence is not a no: the memory need not hold everything. */
export async function answerYesNo(question: Question): Promise<Draft | undefined> {
  const [best] = question.supported;
  if (best === undefined) return undefined;
  const off = await calledOffVisit(question);
  if (off !== undefined) return off;
  const state = await stateAsked(question);
  if (state !== undefined) return state;
  const said = ofCompany.test(question.text) ? undefined : saidEitherWay(question);
  if (said !== undefined) return said;
  // That there is a hotel does not say that there is a car park.
  if (
    thingToBeThere(question.text)?.(
      quotable(best.item)
        .map(({ text }) => text)
        .join('\n'),
    ) === false
  )
    return undefined;
  const holding = await recordThatHolds(best.item, question);
  const word = yesOrNo(holding.account?.state !== 'cancelled', question.language);
  const citation = anyCitation(holding.item, question.topic);
  return {
    text: `${word}: ${citation.field === 'time' ? dayText(citation.quote, question.language) : citation.quote}`,
    type: 'open_end',
    citations: [citation, anyCitation(best.item, question.topic)],
    sureness: 0.65,
    notes: holding.notes,
    ...(holding.swapped ? { also: [holding.item] } : {}),
  };
}
