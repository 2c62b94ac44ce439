import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { recordThatHolds } from '../reading/records-that-hold.ts';
import { moneyText } from '../wording.ts';
import type { AmountAsk, AmountMeasure } from './amount-ask.ts';
import { asksForPartAlone } from './amount-line.ts';
import { citationOf, partsOf, sumParts } from './amount-parts.ts';
import { asksPerPerson } from './mean-words.ts';
import { sumText } from './sum-text.ts';

/** Cites what was looked at and says no sum: it ends as an abstention. */
export const untoldBy = (item: MemoryItem): Draft => ({
  text: '–',
  type: 'number',
  citations: item.time === undefined ? [] : [cite(item.id, 'time', item.time.start)],
  sureness: 0.1,
  notes: [],
  also: [item],
});

/** What the account of a found record comes to, where the account tells: a quote is not what was paid. */
async function billedOf(account: LedgerAccount, measure: AmountMeasure, { store, language }: Question) {
  const found = await store.items(account.entries.map(({ item }) => item));
  const items = new Map(found.map((item) => [item.id, item]));
  const parts = partsOf(account, measure, items);
  const citations = parts.flatMap((part) => citationOf(part, items) ?? []);
  if (parts.length === 0 || citations.length < parts.length) return undefined;
  return { text: sumText(sumParts(parts), language), type: 'number', citations, sureness: 0.8, also: found } as const;
}

const roleOf: Readonly<Record<AmountMeasure, readonly Amount['role'][]>> = {
  total: ['total'],
  change: ['total'],
  booked: ['total'],
  refund: ['refund'],
  tax: ['tax'],
  fee: ['fee'],
  deposit: ['deposit'],
};
const MOST_TRIED = 5;
/** "Costs: call-out 50, part 180, together 230": what the others add up to is the sum, not the first of them. */
const saysWhole =
  /\b(?:total|altogether|together|in all|all in|gesamt\w*|summe|totale?|totaal|totalt)\b|[合总共]计|总[额价计]|总金额|一共|总共/iu;

/** The sum that the best evidence states: by its role, or the only one where a total is asked for. */
export async function amountOfRecords(question: Question, ask: AmountAsk): Promise<Draft | undefined> {
  const { measure, kinds } = ask;
  for (const one of question.supported.slice(0, MOST_TRIED)) {
    // What is offered to everybody was not bought.
    if (isForEverybody(one)) continue;
    const { item } = one;
    const holding = await recordThatHolds(item, question);
    const amounts = holding.item.amounts ?? [];
    const isOfPart = asksForPartAlone(question.text);
    if (isOfPart) continue;
    // A hotel's bill tells no air fare.
    const kind = holding.account?.kind;
    if (kinds.size > 0 && kind !== undefined && kind !== 'other' && !kinds.has(kind)) continue;
    if (asksPerPerson(question.text)) return untoldBy(holding.item);
    const billed = holding.account === undefined ? undefined : await billedOf(holding.account, measure, question);
    if (billed !== undefined) return { ...billed, notes: holding.notes };
    const ofRole = amounts.filter(({ role }) => roleOf[measure].includes(role));
    const sum = ofRole.find(({ what = '' }) => measure === 'total' && saysWhole.test(inSimpleCharacters(what)));
    const labelled = amounts.findIndex((one) => one === (sum ?? ofRole[0]));
    const index = amounts.length === 1 && measure === 'total' ? 0 : labelled;
    const amount = amounts[index];
    if (amount === undefined) continue;
    return statedDraft(holding.item, amount, labelled === index ? 0.85 : 0.6, holding.notes);
  }
  return undefined;
}

const statedDraft = (item: MemoryItem, amount: Amount, sureness: number, notes: readonly string[]): Draft => ({
  text: moneyText(amount),
  type: 'number',
  citations: [cite(item.id, `amounts.${(item.amounts ?? []).indexOf(amount)}`, amount.text)],
  sureness,
  notes,
  also: [item],
});
