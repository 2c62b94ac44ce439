import { fold } from '../../language/fold.ts';
import { plainAddress } from '../../language/mail-address.ts';
import { remembered } from '../../language/remembered.ts';
import { isPersonWriting } from '../people/letter-writer.ts';
import { isMedia, type View } from '../view.ts';

/**
 * Who is on the other side of a record. `named` are the venue or merchant the words name, `sender` the firm that wrote;
 * both as sets of telling words, so that "Hotel Avenida" and "Avenida Palace Hotel, Lisbon" can be found to be one.
 */
export type Parties = {
  readonly display: string | undefined;
  readonly named: readonly PartyName[];
  readonly sender: string | undefined;
};
export type PartyName = {
  readonly words: readonly string[];
  readonly compact: string;
  /** By what an account of one whose name may be this is looked up. */
  readonly keys: readonly string[];
  /** What kind of house it calls itself: a hotel and a lodge of one name are two. */
  readonly houses: readonly string[];
};

/** Words that many firms' names have: they tell nobody apart. */
const genericWords: ReadonlySet<string> = new Set(
  `the and of de la le les el los das der die und et y a an am im du des di del hotel hotels hostel inn suites suite resort guesthouse pension house bed breakfast apartments
   restaurant ristorante restaurante bistro brasserie trattoria osteria taverna pizzeria cafe caffe bar grill kitchen shop store stores online market supermarket outlet
   air airline airlines airways aero flights travel tours trains rail railway railways gmbh ag kg ug ltd limited llc inc co corp company plc sa srl sl bv nv oy ab group holding international
   customer service services support team help desk billing bookings booking reservations reservation orders order receipts receipt info mail noreply no reply accounts payments payment invoices
   clinic practice dental veterinary vet hospital centre center surgery com net org www official europe eu de uk us cn
   酒店 宾馆 餐厅 饭店 公司 有限公司 商店 旗舰店 官方 客服 航空`.split(/\s+/),
);
/** Kinds of houses that stand in their names, each with its other spellings. */
const houseKinds: ReadonlyMap<string, string> = new Map(
  `hotel hotels hôtel 酒店|hostel|inn|lodge|suites|house haus casa maison|guesthouse pension|resort|rooms|apartments|restaurant ristorante restaurante 餐厅|bistro|brasserie|trattoria|osteria|taverna
   taverne|cantina|pizzeria|cafe caffe café kaffee|bar|grill|clinic|practice`
    .split(/[|\n]/)
    .flatMap((kind) => {
      const names = kind.trim().split(/\s+/);
      return names.map((name) => [name, names[0] ?? name] as const);
    }),
);
const shortestTelling = 2;

/** Firms through which others sell, pay or deliver, by words of their name or domain: their name joins nothing. */
const intermediaries =
  /^(?:booking|expedia|airbnb|agoda|hotels|hrs|trivago|kayak|opodo|trip|ctrip|qunar|fliggy|meituan|dianping|eleme|alipay|wechat|weixin|taobao|tmall|jd|pdd|paypal|stripe|klarna|adyen|sumup|square|squareup|amazon|ebay|etsy|shopify|google|apple|opentable|thefork|resy|quandoo|eventbrite|ticketmaster|eventim|dhl|dpd|ups|fedex|hermes|gls|usps|omio|trainline|doordash|deliveroo|ubereats|lieferando|wolt|grubhub|携程|美团|大众点评|飞猪|去哪儿|支付宝|微信|淘宝|天猫|京东|拼多多|饿了么)$/u;

export function partiesOf(view: View): Parties {
  const found = (kind: string) => view.entities.filter((e) => e.kind === kind).map((e) => e.name);
  const sender = isMedia(view) ? undefined : view.people.find((m) => m.how === 'sender');
  const address = sender?.address === undefined ? undefined : plainAddress(sender.address);
  const isFirm = sender !== undefined && !isPersonWriting(sender);
  const senderName = isFirm && !sender.name.includes('@') ? sender.name : undefined;
  const own = [...found('venue'), ...found('merchant'), ...found('organisation')];
  const named = [...new Set([...own, ...(senderName === undefined ? [] : [senderName])])]
    .map(partyName)
    .filter((name) => name.words.length > 0 && !isIntermediary(name));
  const merchant = firstDirect(found('merchant'));
  // Where a desk sells what a house offers, the house is what is remembered.
  const isHouse = (name: string): boolean => partyName(name).houses.length > 0;
  const house = merchant === undefined || isHouse(merchant) ? undefined : found('venue').find(isHouse);
  const display =
    house ?? merchant ?? firstDirect(found('venue')) ?? firstDirect(found('organisation')) ?? senderName ?? own[0];
  return { display, named, sender: address === undefined ? undefined : ownDomain(address) };
}

const firstDirect = (names: readonly string[]): string | undefined =>
  names.find((name) => !isIntermediary(partyName(name)));

/** Whether a name is of a firm through which others sell. */
export const sellsForOthers = (name: string): boolean => isIntermediary(partyName(name));

const isIntermediary = ({ words, compact }: PartyName): boolean =>
  intermediaries.test(compact.replace(/com$/, '')) ||
  /^(?:携程|美团|大众点评|飞猪|去哪儿|支付宝|微信|淘宝|天猫|京东|拼多多|饿了么|同程|途牛)/u.test(compact) ||
  (words.length > 0 && words.every((word) => intermediaries.test(word)));

/** A name's telling words; all of its words when none tells. One name, of one letter after the other, is made once. */
const partyName = remembered(20_000, tellingWords);

function tellingWords(name: string): PartyName {
  const all = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = all.filter((word) => word.length >= shortestTelling && !genericWords.has(word));
  const words = telling.length > 0 ? telling : all;
  const houses = [...new Set(all.flatMap((word) => houseKinds.get(word) ?? []))];
  const [once, compact] = [[...new Set(words)], words.join('')];
  return { words: once, compact, keys: [...once, compact.slice(0, 4)].map((word) => `name ${word}`), houses };
}

/** Domains where anybody has an address: only the whole address tells who wrote. */
const sharedDomains =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|me|gmx|web|proton|protonmail|qq|163|126|sina|foxmail|t-online|orange|free|laposte|example)$/;

/** The part of an address that a firm owns: "avenida" of "stay@mail.avenida.pt"; nothing for intermediaries. */
function ownDomain(address: string): string | undefined {
  const labels = (address.split('@')[1] ?? '').split('.');
  const isDouble = /^(?:co|com|org|net|ac|gov)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  const owned = labels.at(isDouble ? -3 : -2);
  if (owned === undefined || owned === '' || intermediaries.test(owned)) return undefined;
  return sharedDomains.test(owned) ? address : owned;
}

/** How two records' parties stand: the same, different, or not to be told. */
export function compareParties(a: Parties, b: Parties): 'same' | 'different' | 'unknown' {
  if (a.sender !== undefined && a.sender === b.sender) return 'same';
  if (a.named.length === 0 || b.named.length === 0) return 'unknown';
  return a.named.some((x) => b.named.some((y) => isSameName(x, y))) ? 'same' : 'different';
}

/** One name's words are among the other's, or the names differ by a letter or two, as recognised text does. */
function isSameName(a: PartyName, b: PartyName): boolean {
  if (a === b) return true;
  if (a.houses.length > 0 && b.houses.length > 0 && !a.houses.some((kind) => b.houses.includes(kind))) return false;
  if (a.compact === b.compact) return true;
  const [few, many] = a.words.length <= b.words.length ? [a, b] : [b, a];
  if (few.words.join('').length >= 3 && few.words.every((word) => many.words.includes(word))) return true;
  const longest = Math.max(a.compact.length, b.compact.length);
  return longest >= 6 && distance(a.compact, b.compact, longest >= 10 ? 2 : 1) !== undefined;
}

/** Letters to change, add or drop to make one of the other, if at most `most` (Levenshtein). */
function distance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  // What both begin and end with needs no change.
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [aEnd, bEnd] = [a.length, b.length];
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) [aEnd, bEnd] = [aEnd - 1, bEnd - 1];
  if (Math.max(aEnd, bEnd) - start <= most) return Math.max(aEnd, bEnd) - start;
  let row = Array.from({ length: bEnd - start + 1 }, (_, i) => i);
  for (let i = start; i < aEnd; i++) {
    const next = [i - start + 1];
    let least = i - start + 1;
    for (let j = 1; j < row.length; j++) {
      const kept = (row[j - 1] ?? 0) + (a[i] === b[start + j - 1] ? 0 : 1);
      const changed = Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(changed);
      if (changed < least) least = changed;
    }
    if (least > most) return undefined;
    row = next;
  }
  const found = row.at(-1) ?? 0;
  return found <= most ? found : undefined;
}
