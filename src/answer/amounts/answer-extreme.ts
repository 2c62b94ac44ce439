import { tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { dayIn, nameIn } from '../kinds/answer-parties.ts';
import type { Draft, Question } from '../question.ts';
import { beside, dayText, listText, moneyText } from '../wording.ts';
import { askedAccounts } from './amount-accounts.ts';
import { amountAsk, superlativesIn } from './amount-ask.ts';
import { conflictNotes } from './amount-notes.ts';
import { type AmountPart, citationOf, partsOf, sumParts } from './amount-parts.ts';

/** Papers are told by their sum and day, whoever sent them; dealings by whom they were with. */
const ofPapers =
  /\b(?:bills?|invoices?|receipts?|purchases?|payments?|orders?)\b|账单|发票|收据|订单|消费|[电水气煤网话]费|房租/iu;
const dealing =
  /\b(?:hotels?|hostels?|stays?|flights?|trains?|tickets?|restaurants?|dinners?|lunch(?:es)?|meals?|subscriptions?|appointments?|taxis?)\b|酒店|宾馆|机票|航班|火车|门票|餐厅|饭店|晚餐|午餐|订阅/iu;
/** What was bought is told by whom it was bought of, as no list of what was in an order has a sum for each. */
const bought =
  /\bthings?\b(?: that)? (?:i|we)(?:['’]ve| have)? (?:ever |just )?(?:bought|purchased|ordered)\b|买(?:过|了)?的?(?:最.{1,3}的)?东西/iu;
const asksHowMuch = /\bhow much\b|\b(?:price|cost|sum|amount) of\b|多少钱|多少/i;

export const asksForExtreme = (text: string): boolean =>
  (ofPapers.test(text) || dealing.test(text) || bought.test(text)) && superlativesIn(text).length > 0;

type Valued = {
  readonly account: LedgerAccount;
  readonly parts: readonly AmountPart[];
  readonly sum: Pick<Amount, 'value' | 'currency'>;
};

/** "My most expensive hotel", "the lowest electricity bill": of each currency the one, for no rate is known between them. */
export async function answerExtreme(question: Question): Promise<Draft | undefined> {
  const asked = amountAsk(question.text);
  const words = superlativesIn(question.text).flatMap((word) => tokens(word));
  const { accounts, items } = await askedAccounts(question, {
    ...asked,
    many: true,
    pick: 'all',
    said: new Set([...asked.said, ...words]),
  });
  const valued = accounts.flatMap((account): Valued[] => {
    const parts = partsOf(account, asked.measure, items);
    const [sum, other] = sumParts(parts);
    const isCited = parts.every((part) => citationOf(part, items) !== undefined);
    return sum === undefined || other !== undefined || !isCited ? [] : [{ account, parts, sum }];
  });
  const sign = asked.pick === 'cheapest' ? 1 : -1;
  const chosen = [...Map.groupBy(valued, ({ sum }) => sum.currency)].flatMap(
    ([, of]) => of.toSorted((a, b) => sign * (a.sum.value - b.sum.value))[0] ?? [],
  );
  // One sum is told as any other is.
  if (chosen.length === 0 || (chosen.length === 1 && asksHowMuch.test(question.text))) return undefined;
  return extremeDraft(chosen, items, question);
}

/** When it was is asked, rather than how much: the whole day is told, whatever part of it is asked for. */
const asksWhen = /^(?:and |so )?when\b|\b(?:which|what) (?:day|date|month|year)\b|什么时候|哪(?:一)?个?(?:天|月|年)/iu;

function extremeDraft(
  chosen: readonly Valued[],
  items: ReadonlyMap<ItemId, MemoryItem>,
  question: Question,
): Draft | undefined {
  const { language, text } = question;
  const records = [...items.values()];
  const asksDay = asksWhen.test(text);
  const named = chosen.map((one) => ({
    ...one,
    name: nameIn(one.account, records),
    day: asksDay ? dayIn(one.account, records) : undefined,
  }));
  const byName = !ofPapers.test(text) && !asksHowMuch.test(text);
  if (byName && named.some(({ name }) => name === undefined)) return undefined;
  const byDay = named.every(({ day }) => day !== undefined);
  const said = named.map(({ account, sum, name, day: told }) => {
    if (byDay && told !== undefined) return beside(dayText(told.day, language), moneyText(sum), language);
    if (byName) return beside(name?.name ?? '', moneyText(sum), language);
    const day = account.span?.start ?? account.entries.find(({ item }) => item === account.current)?.at;
    return day === undefined ? moneyText(sum) : beside(moneyText(sum), dayText(day, language), language);
  });
  return {
    text: listText(said, language),
    type: byName || byDay ? 'open_end' : 'number',
    citations: named.flatMap(({ parts, name, day }) => [
      ...(byDay && day !== undefined ? [day.citation] : []),
      ...(byName && name !== undefined ? [name.citation] : []),
      ...parts.flatMap((part) => citationOf(part, items) ?? []),
    ]),
    sureness: 0.85,
    known: 0.8,
    notes: chosen.flatMap(({ account }) => conflictNotes(account, language)),
    also: records.filter(({ id }) => chosen.some(({ account }) => account.entries.some((e) => e.item === id))),
  };
}
