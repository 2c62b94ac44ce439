import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { LedgerAccount, LedgerKind } from '../../memory/ledger.ts';
import { asksForPast } from '../asked/change-words.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import type { AmountAsk } from './amount-ask.ts';
import type { AmountPart } from './amount-parts.ts';

/** Kinds of dealings in which several things are bought at once, each with a price of its own; work and its material are one. */
const ofThings: ReadonlySet<LedgerKind> = new Set(['order', 'appointment', 'groceries', 'restaurant', 'other']);
/** Lines that are of the whole, and no thing that was bought. */
const ofWhole =
  /\b(?:sub-?total|total|tax(?:es)?|vat|gst|mwst|tva|iva|moms|shipping|delivery|postage|handling|fees?|service|svc|tip|discount|voucher|coupon|paid|payment|balance|due|charged|refund\w*|deposit|insurance|amount|sum|labou?r|parts|versand|lieferung|gesamt\w*|summe|rabatt)\b|小计|合计|总|税|运费|配送|优惠|实付|退款|押金|定金|余额/iu;
/** Whether a line's label is of the whole: a total, a tax, a delivery. */
export const isOfWhole = (label: string): boolean => ofWhole.test(inSimpleCharacters(label));
/** Who asks for the whole means no line of it. */
const asksWhole =
  /\b(?:charged|debited|total|altogether|in all|all[ -]in|and all|all told|order|bill|invoice|receipt|everything|all of|in the end|finally|(?:with|incl?\.?|including|inclusive of|plus) (?:the |all |any )?(?:vat|tax(?:es)?|shipping|postage|delivery|handling|tips?|gratuity))\b|总|一共|共|全部|订单|账单|最后|最终|扣(?:了|款|费|走)|(?:含|连|包括|包含|加上|算上)(?:税|运费|邮费|快递费|小费)/iu;
/** Of a stay, a journey or a bill the main line is not what "the hotel" or "the flight" cost: taxes come on top. */
const ofStay =
  /\b(?:rooms?|nights?|accommodation|stay|lodging|rate|fares?|tickets?|flight|train|usage|charges?|electricity|gas|water|internet|hébergement|nuits?|chambre|séjour|zimmer|übernachtung\w*|nächte|hotel|habitación|noches?|camera|notti|billets?|vols?)\b|[房晚夜宿票]|电费|水费|月租/iu;
/** 吸尘器多少钱: its price, as nobody is asked what was paid. */
const asksPrice = /^(?!.*[付花实退扣买]).*(?:多少钱|几钱|单价|什么价)/u;
const FEWEST_THINGS = 2;
const ACCESSORY = 3;

/** What was left to pay once a deposit was paid. */
const restAsked =
  /\b(?:left|remain\w*|outstanding|still) (?:to (?:be )?(?:pay|paid|settle\w*)|due|owing)\b|\b(?:balance|remainder)\b|\b(?:pay|paid|owe[ds]?|due|charged)\b[^?]{0,60}\b(?:after|less|minus|besides|on top of|apart from|without|not counting) (?:the |my |our )?(?:deposit|down ?payment|advance)|[余尾]款|(?:剩|余)(?:下|余)?的?(?:钱|款)?[^，。？]{0,4}(?:付|交|是?多少)|[还再](?:要|需要?|得|应该?)?(?:付|补|交)了?多少|(?:扣|减|除)(?:掉|去|除)?(?:了)?(?:已付的?)?(?:定金|订金|押金)/iu;

/** Parts of a bill that questions name in words of their own, by the labels that bills have for them. */
const parts: readonly {
  readonly asks: RegExp;
  readonly label: RegExp;
  readonly alone?: true;
  /** Of a stay the whole never answers for it; elsewhere it may be all there is: a breakfast in a café. */
  readonly ofStay?: true;
}[] = [
  // What is debited from an account was paid; a refund that is to be deducted is no discount.
  {
    asks: /\b(?:how much|what)\b(?!.*\brefund)[^?]{0,40}\b(?:deducted|deductions?|discount(?:ed)?|rebate|reduction|knocked off|taken off|struck off)\b(?![^?]{0,20}\b(?:account|card|balance|salary|wages?|pay)\b)|(?:减免|抵扣|扣减|优惠|便宜|折扣|打折)(?:了|掉|的)?(?:金额|数额|部分)?(?:是|有|省)?(?:了)?(?:多少|几)(?!晚|天|折)|(?:多少|几)(?:钱)?(?:的)?(?:优惠|折扣|减免)/iu,
    label:
      /\b(?:deduct(?:ion|ed)s?|discounts?|rebates?|reductions?|allowance|voucher|coupon|promo\w*|abzug|rabatt|nachlass|remise|réduction|descuento|sconto|korting)\b|扣除|扣减|减免|优惠|折扣|抵扣|立减/iu,
    alone: true,
  },
  {
    asks: restAsked,
    label:
      /\b(?:balance|remaining|remainder|outstanding|leaves|still (?:due|to pay|owing)|left to pay|to be paid on|due (?:on|at) (?:arrival|collection|pick-?up|check-?(?:in|out))|restbetrag|restzahlung|reste à payer|solde|saldo|resto)\b|[余尾]款|余额|剩余|还需|[还仍]应|(?:本次|到店|现场|当日)[实应]?[付收]/iu,
  },
  {
    asks: /\bnot (?:been |be )?(?:covered|reimbursed|paid) by\b|不予?报销|(?:没|未|不)(?:有)?(?:报销|赔付|覆盖)|\b(?:pa(?:y|id)|cover(?:ed)?|cost)\b.{0,30}\b(?:myself|ourselves|own pocket|my own)\b|\bout of (?:my )?(?:own )?pocket\b|\bmy (?:own )?(?:share|part|portion|co-?pay\w*|excess|deductible)\b|自(?:付|费|費|负|負)|自己(?:付|掏|出)|个人(?:支付|负担)/iu,
    label:
      /\b(?:not covered|not reimbursed|uncovered|excess|deductible|co-?pay(?:ment)?|co-?insurance|(?:patient|your|member) (?:portion|share|part|responsibility|cost)|paid by (?:the )?(?:patient|member|you|yourself|client)|you (?:owe|pay)|eigenanteil|zuzahlung|selbstbehalt|selbstbeteiligung|franchise|reste à (?:votre )?charge|ticket modérateur|quote-?part|copago|a su cargo|a carico|eigen (?:bijdrage|risico))\b|自[付费費負负]|个人支付|(?:不予|未)(?:报销|赔付)|部分[负負][担擔]/iu,
  },
  {
    asks: /\b(?:insur\w+|health plan|dental plan|sick(?:ness)? fund|coverage)\b.{0,30}\b(?:pa(?:y|id)|cover\w*|contribut\w*|reimburs\w*)\b|(?:保险|保險|医保|健保)[^，。？]{0,8}(?:付|报|赔|出|给|補|补)/iu,
    label:
      /\b(?:insur(?:ance|er)|krankenkasse|kasse|plan pa(?:ys|id)|covered|we paid|sécurité sociale|mutuelle|remboursé|assurance|seguro|assicurazione|verzekering)\b|医保|统筹|健保|保险|保險|给付|給付/iu,
  },
  {
    asks: /\b(?:pay|paid|owe|due)\b.{0,16}\b(?:extra|additional(?:ly)?|on top|more)\b|\b(?:extra|additional|back) payment\b|补(?:缴|交|付|差)|補[繳交付]/iu,
    label:
      /\b(?:nachzahlung|nachforderung|additional (?:payment|amount)|extra payment|supplément|balance (?:due|owing)|amount owing|complément|régularisation|conguaglio|bijbetaling|nabetaling)\b|[补補](?:缴|交|差|繳)/iu,
  },
  {
    asks: /\b(?:shipping|postage|delivery (?:fee|charge|cost))\b|运费|運費|邮费|郵資/iu,
    label:
      /\b(?:shipping|postage|delivery|versand\w*|livraison|port|envío|spedizione|verzend\w*)\b|[运運]费|運費|邮费/iu,
  },
  {
    asks: /\b(?:tips?|gratuity)\b|小[费費]/iu,
    label: /\b(?:tip|gratuity|pourboire|trinkgeld|propina|mancia|fooi)\b|小[费費]/iu,
  },
  {
    asks: /\bbreakfasts?\b|早[餐饭]/iu,
    label:
      /\b(?:breakfasts?|frühstück|petits?[- ]déj\w*|desayunos?|colazion[ei]|pequenos?[- ]almoços?|ontbijt|frokost)\b|早[餐饭]/iu,
    ofStay: true,
  },
  {
    asks: /\b(?:car )?parking\b|停车/iu,
    label:
      /\b(?:(?:car )?park(?:ing)?|garage|parkplatz|parken|parkgebühr|stationnement|aparcamiento|estacionamiento|parcheggio|estacionamento|parkeren)\b|停车/iu,
    ofStay: true,
  },
];

/** What is counted in is not what is asked for. */
const withIt =
  /\b(?:with|incl?\.?|including|inclusive of|plus|and) (?:the |all |any )?(?:shipping|postage|delivery|handling|tips?|gratuity|breakfasts?|parking)(?: (?:costs?|charges?|fees?))?\b|(?:含|连|包括|包含|加上|算上)(?:运费|運費|邮费|快递费|小[费費]|早[餐饭]|停车)/giu;

function partAsked(
  account: LedgerAccount,
  items: ReadonlyMap<ItemId, MemoryItem>,
  text: string,
): readonly AmountPart[] | undefined {
  const part = parts.find(({ asks }) => asks.test(text.replace(withIt, ' ')));
  if (part === undefined) return undefined;
  for (const { item } of account.entries.toReversed()) {
    const amount = items.get(item)?.amounts?.find(({ what = '' }) => part.label.test(inSimpleCharacters(what)));
    if (amount !== undefined) return [{ item, amount: { ...amount, value: Math.abs(amount.value) }, sign: 1 }];
  }
  return undefined;
}

/** A part that is no whole and may well be told nowhere: nothing else that a bill says answers for it. */
export function asksForPartAlone(text: string, kind?: LedgerKind): boolean {
  const part = parts.find(({ asks }) => asks.test(text.replace(withIt, ' ')));
  return part?.alone === true || (part?.ofStay === true && kind === 'lodging');
}

/** Such a part as a record labels it. */
export const partAloneIn = ({ amounts = [] }: MemoryItem, text: string): Amount | undefined => {
  const part = parts.find(({ asks }) => asks.test(text.replace(withIt, ' ')));
  return part?.alone === true ? amounts.find(({ what = '' }) => part.label.test(inSimpleCharacters(what))) : undefined;
};

/** The lines of a quote bind nobody where the bill has come. */
const bindingOf = ({ entries }: LedgerAccount): LedgerAccount['entries'] =>
  entries.some(({ state }) => state === 'invoiced' || state === 'paid')
    ? entries.filter(({ state }) => state !== 'quoted' && state !== 'requested')
    : entries;

/** The price of the one thing that is asked for, of a bill with several; nothing where the whole may be meant. */
export function lineAsked(
  account: LedgerAccount,
  items: ReadonlyMap<ItemId, MemoryItem>,
  { topic, text }: Question,
  ask: AmountAsk,
): readonly AmountPart[] | undefined {
  const part = ask.many ? undefined : partAsked(account, items, text);
  if (part !== undefined) return part;
  if (ask.measure !== 'total' || ask.many || ask.net === true || asksWhole.test(text)) return undefined;
  const named = namedLine(account, items, text, ask.said);
  if (named !== undefined) return named;
  const isOfThings = ofThings.has(account.kind);
  const party = new Set(tokens(account.counterparty ?? ''));
  const asked = [...topic.keys()].filter((token) => !ask.said.has(token) && !party.has(token));
  if (asked.length === 0) return undefined;
  // Chinese words are cut in several ways, one within the other.
  const words = asked.filter((token) => !/\p{Script=Han}/u.test(token));
  for (const { item } of bindingOf(account).toReversed()) {
    const record = items.get(item);
    const amounts = record?.amounts ?? [];
    // What a thing costs is not what was paid for it where something is taken off the whole.
    if (amounts.some(({ value }) => value < 0) && !asksPrice.test(text)) return undefined;
    const things = amounts.filter(isThing);
    if (new Set(things.map(({ what }) => what)).size < FEWEST_THINGS) continue;
    // Of a craftsman's bill the line with the thing is work without its tax.
    if (account.kind === 'other' && amounts.some(({ role }) => role === 'total' || role === 'tax')) return undefined;
    const [line, other] = things
      .filter((amount) => {
        const { what } = amount;
        const line = isOfThings && record !== undefined ? lineOf(record, amount) : '';
        const said = new Set([...tokens(what ?? ''), ...tokens(line)]);
        // A line that says all of several words is of that thing, though one of them is a journey's: a toy train.
        const isWholly =
          words.length >= FEWEST_WORDS && words.length === asked.length && asked.every((token) => saysIt(token, said));
        return isWholly || ((isOfThings || !ofStay.test(what ?? '')) && asked.some((token) => saysIt(token, said)));
      })
      .toSorted((a, b) => b.value - a.value);
    // What goes with it names it too: a cable for the lamp, taking away the old one.
    if (line !== undefined && line.value >= (other?.value ?? 0) * ACCESSORY) return [{ item, amount: line, sign: 1 }];
  }
  return undefined;
}

const FEWEST_WORDS = 2;

const LONGEST_ROW = 90;
/** What stands before a sum at the end of its row: “1 x wool socks, 2 pairs: EUR 23.90” is of socks, whatever stands nearest. */
function lineOf(record: MemoryItem, { field, text }: Amount): string {
  const written = quotable(record).find((quoted) => quoted.field === field)?.text ?? '';
  const lines = written.split(/[\n;；]/).filter((line) => line.includes(text));
  const [line, other] = lines;
  const isRow =
    line?.trim().endsWith(text) === true && line.length <= LONGEST_ROW && !/[.!?。！？；;] ?\p{L}/u.test(line);
  return line === undefined || other !== undefined || !isRow ? '' : line.slice(0, line.indexOf(text));
}

/** "How much was the book money": the name that is asked with. */
const thingAsked =
  /\b(?:how much|what) (?:was|were|is|are|did|does|do) (?:the|my|our) (?<thing>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){1,3}?)(?: (?:cost|come to))?\s*\?*$/iu;
/** Labels that any dealing has. */
const anyLabel =
  /^(?:单价|价格|费用|金额|房费|房价|票价|票款|运费|总.*|合计|.*合计|小计|实付.*|应付.*|押金|定金|余款)$/u;
const behindLabel = /[\s:：.…\-–]*(?:\s(?:is|are|was|will be))?[\s:：.…\-–]*$/iu;

/** The line whose label is, word by word, what is asked for, or which a Chinese question has in so many characters. */
function namedLine(
  account: LedgerAccount,
  items: ReadonlyMap<ItemId, MemoryItem>,
  text: string,
  said: ReadonlySet<string>,
): readonly AmountPart[] | undefined {
  for (const { item } of bindingOf(account).toReversed()) {
    const amounts = items.get(item)?.amounts ?? [];
    if (amounts.some(({ value }) => value < 0)) return undefined;
    const only = amountNamed(amounts, text, said) ?? fromThenOn(amounts, text);
    if (only !== undefined) return [{ item, amount: only, sign: 1 }];
  }
  return undefined;
}

/** 自5月1日起学费为: what a letter of one sum alone says something will be from a day on. */
function fromThenOn(amounts: readonly Amount[], text: string): Amount | undefined {
  const [only, second] = amounts;
  const thing = thenOn.exec(inSimpleCharacters(only?.what ?? ''))?.groups?.['thing'];
  return second === undefined && thing !== undefined && !asksForPast(text) && inSimpleCharacters(text).includes(thing)
    ? only
    : undefined;
}
const thenOn =
  /(?:起|开始|之后|以后)[，,]?(?<thing>\p{Script=Han}{2,6}?)(?:将)?(?:调整|变更|改|涨|降|上调|下调)?(?:为|至|到|是)?\s*[:：]?\s*$/u;

/** Of several sums of a letter the one that is labelled with just what is asked for. */
export function amountNamed(amounts: readonly Amount[], text: string, said: ReadonlySet<string>): Amount | undefined {
  const thing = thingAsked.exec(text)?.groups?.['thing']?.toLowerCase();
  const question = inSimpleCharacters(text);
  // 健身房 is what such a bill is called, and a line of it besides.
  const isOfKind = (label: string): boolean => tokens(label).some((token) => said.has(token));
  const [only, second] = amounts.filter(({ what = '', role }) => {
    const label = inSimpleCharacters(what).replace(behindLabel, '').toLowerCase();
    if (role === 'refund' || isOfWhole(label)) return false;
    return /\p{Script=Han}/u.test(label)
      ? label.length >= 2 && label.length <= 6 && !anyLabel.test(label) && question.includes(label) && !isOfKind(label)
      : thing !== undefined && label === thing;
  });
  return second === undefined && amounts.length >= FEWEST_THINGS ? only : undefined;
}

const isThing = ({ role, what = '' }: Amount): boolean =>
  (role === 'unknown' || role === 'line') && /\p{L}{2}/u.test(what) && !isOfWhole(what);
