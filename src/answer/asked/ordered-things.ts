import { fold } from '../../language/fold.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount, LedgerState } from '../../memory/ledger.ts';
import { isOfWhole } from '../amounts/amount-line.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { listText } from '../wording.ts';

const MOST_READ = 8;
const MOST_THINGS = 12;
/** One line with a price is no list. */
const FEWEST_LINES = 2;

/** "What did I order", "what was in the parcel": all of it; "which item" is one. */
const asksForWhatWasOrdered =
  /\bwhat (?:all )?(?:did|have) (?:i|we) (?:order|buy|purchase|get)|\bwhat (?:was|were|is|are) (?:all )?in\b|\bwhich (?:items|things|articles|products)\b|(?:买|订|购)(?:的|了|过)?(?:是)?(?:些)?(?:什么|啥)|(?:买|订|购)了?哪些|(?:包裹|快递|订单)(?:里)?.{0,8}(?:什么|啥|哪些)/iu;
/** What went back, or was paid back. */
const asksForReturned =
  /\b(?:sen[dt]|g[ia]ve|t[ao]ke?n?|took|br(?:ing|ought)|return(?:ed)?|refund(?:ed)?|went|go) (?:[\p{L}' ]{0,24} )?back\b|\breturn(?:ed)?\b|\brefund(?:ed)?\b|\bmoney back\b|退/iu;

const figure = String.raw`(?:(?:[A-Z]{1,3} ?)?[€$£¥₹]|[A-Z]{3} )? ?\d[\d.,]*(?: ?(?:[€$£¥元]|[A-Z]{3}(?![\p{L}])))?(?:\/\p{Script=Han})?`;
const quantity = String.raw`(?:[x×] ?\d{1,3}|\d{1,3} ?(?:[x×@]|件|个|只|本|台|条|双|盒|包|瓶|套|pcs?|st))`;
/** A row of an order or a till's slip: the thing, perhaps how many, and its price at the end of the line. */
const row = new RegExp(
  String.raw`^[\s>*•-]*(?:\d{1,3} ?[x×] +|\d{1,3}[.)]? +)?(?<thing>\p{L}[^|\t]*?)(?: *[|\t]| {2,}|　| ?(?:\.{3,}|…+|·{3,}|_{3,}|-{3,}))[\s|]*(?:(?:${quantity}|${figure})[\s|@x×]*)*(?<![\d.,€$£¥₹A-Z])(?<price>${figure})[\s|]*$`,
  'u',
);
/** "1 x tent: EUR 90.00": where a number of it is told, a colon is enough. */
const counted = new RegExp(
  String.raw`^[\s>*•-]*\d{1,3} ?[x×] +(?<thing>\p{L}[^|\t:]*?): (?<price>${figure})[\s|]*$`,
  'u',
);
const isPrice = /[.,]\d\d(?!\d)|[€$£¥₹元]|[A-Z]{3}/u;
/** What no seat plan or timetable has: a currency, or a line of the whole. */
const isOfMoney = /[€$£¥₹元]|\b(?:total|sum|paid|EUR|USD|GBP|CHF|SEK|SGD)\b|合计|总|实付/iu;

/** “Item price”, Frais de port: what a row is of where the thing itself stands in another. */
const ofPrice =
  /^(?:\p{L}*(?:summe|betrag)|gesamt\p{L}*|total\p{L}*(?: (?:de la commande|del pedido|do pedido|ordine|commande))?|(?:montant|importe|valor|totale?) (?:de|del|do|da|dell)\P{N}*|(?:item|article|unit|goods) (?:price|cost)|price of (?:the )?(?:item|article|goods)|prix (?:de l['’]article|unitaire|des articles)|frais (?:de port|d['’]envoi|de livraison|d['’]expédition)|(?:artikel|einzel|stück|waren)preis|versand(?:kosten)?|porto|precio (?:del artículo|unitario)|gastos de envío|prezzo (?:dell['’]articolo|unitario)|spese di spedizione|商品(?:价格?|金额)|单价|[运邮]费)$/iu;
const isOfTheBill = (label: string): boolean => isOfWhole(label) || ofPrice.test(inSimpleCharacters(label).trim());

/** What a record lists with a price for each, without what is of the whole: the words before the first comma of each line. */
export function thingsListed(item: MemoryItem): readonly { readonly thing: string; readonly field: string }[] {
  for (const { field, text } of quotable(item)) {
    if (!isOfMoney.test(text)) continue;
    const found = text.split('\n').flatMap((line) => {
      const { thing = '', price = '' } = (counted.exec(line) ?? row.exec(line))?.groups ?? {};
      const name = thing.split(/[,，]/u)[0]?.trim() ?? '';
      if (!isPrice.test(price) || name.length < 2 || isOfTheBill(name) || /[-−–] ?$/u.test(thing)) return [];
      return [{ thing: name, field }];
    });
    if (found.length >= FEWEST_LINES) return found.slice(0, MOST_THINGS);
  }
  return [];
}

const takesBack: ReadonlySet<LedgerState> = new Set(['refunded', 'cancelled', 'changed']);

/** All the things of an order, or those of them that a letter about what came back names; nothing where no record lists several. */
export async function orderedThings(question: Question): Promise<Draft | undefined> {
  const { text, supported, accounts, store, language } = question;
  const returned = asksForReturned.test(inSimpleCharacters(text));
  if (!returned && !asksForWhatWasOrdered.test(inSimpleCharacters(text))) return undefined;
  for (const { item } of supported.slice(0, MOST_READ)) {
    const [account] = accountsOf(accounts, item.id);
    const records = account === undefined ? [item] : await store.items(account.entries.map((entry) => entry.item));
    const listed = records
      .map((record) => ({ record, things: thingsListed(record) }))
      .toSorted((a, b) => b.things.length - a.things.length)[0];
    if (listed === undefined || listed.things.length === 0) continue;
    const named = returned ? namedBack(listed.things, records, account) : undefined;
    if (returned && named === undefined) return undefined;
    const { record, things } = named ?? listed;
    return {
      text: listText([...new Set(things.map(({ thing }) => thing))], language),
      type: 'open_end',
      citations: things.map(({ thing, field }) => cite(record.id, field, thing)),
      sureness: 0.85,
      notes: [],
      also: records,
    };
  }
  return undefined;
}

/** Of the things of an order those that the letter about what came back names, as that letter has them. */
function namedBack(
  things: ReturnType<typeof thingsListed>,
  records: readonly MemoryItem[],
  account: LedgerAccount | undefined,
): { readonly record: MemoryItem; readonly things: ReturnType<typeof thingsListed> } | undefined {
  const back = account?.entries.filter(({ state }) => takesBack.has(state)) ?? [];
  for (const record of records.filter(({ id }) => back.some((entry) => entry.item === id))) {
    for (const { field, text } of quotable(record)) {
      const written = fold(text);
      const named = things.filter(({ thing }) => written.includes(fold(thing)) && text.includes(thing));
      if (named.length > 0) return { record, things: named.map(({ thing }) => ({ thing, field })) };
    }
  }
  return undefined;
}
