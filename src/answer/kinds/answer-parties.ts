import { slug } from '../../language/fold.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type LedgerAccount, type LedgerKind, type LedgerState, startOf } from '../../memory/ledger.ts';
import { askedAccounts } from '../amounts/amount-accounts.ts';
import { amountAsk } from '../amounts/amount-ask.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { beside, dayText, listText } from '../wording.ts';

/** Nouns of a question that ask with whom the owner had dealings of a kind; with `each`, for every dealing and its day. */
type AskedParties = { readonly noun: RegExp; readonly kinds: readonly LedgerKind[]; readonly each?: true };
const asked: readonly AskedParties[] = [
  {
    noun: /\b(?:which|what|list|name|all)\b.{0,24}\b(?:hotels|hostels|guesthouses|inns|lodgings|accommodations?)\b|(?:哪些|哪几家|所有).{0,6}(?:酒店|宾馆|旅馆|民宿)|(?:酒店|宾馆|旅馆|民宿).{0,4}(?:有哪些|分别)/i,
    kinds: ['lodging'],
  },
  {
    noun: /\b(?:which|what|list|name|all)\b.{0,24}\b(?:restaurants|bistros|eateries)\b|(?:哪些|哪几家|所有).{0,6}(?:餐厅|饭店|餐馆)/i,
    kinds: ['restaurant'],
  },
  {
    noun: /\b(?:which|what|list|name|all)\b.{0,24}\bairlines\b|(?:哪些|哪几家)航空/i,
    kinds: ['flight'],
  },
  {
    noun: /\b(?:which|what|list|name|all)\b.{0,24}\b(?:shops|stores|retailers|merchants)\b|(?:哪些|哪几家)(?:商店|店铺|网店)/i,
    kinds: ['order'],
  },
  {
    noun: /\b(?:which|what|list|name|all)\b.{0,24}\bsubscriptions\b|(?:哪些|所有).{0,4}(?:订阅|会员)/i,
    kinds: ['subscription'],
  },
  {
    noun: /\b(?:which|what|list|name|all)\b.{0,12}\b(?:flights|planes)\b|(?:哪些|哪几(?:个|趟|次|班)|所有).{0,4}(?:航班|飞机)/i,
    kinds: ['flight'],
    each: true,
  },
  {
    noun: /\b(?:which|what|list|name|all)\b.{0,12}\b(?:trains|train (?:rides|trips|journeys))\b|(?:哪些|哪几(?:个|趟|次|班)|所有).{0,4}(?:火车|高铁|列车)/i,
    kinds: ['train'],
    each: true,
  },
  {
    noun: /\b(?:which|what|list|name|all)\b.{0,16}\bappointments\b|(?:哪些|哪几(?:个|次)|所有).{0,4}(?:预约|约诊)/i,
    kinds: ['appointment'],
    each: true,
  },
];

const unbound: ReadonlySet<LedgerState> = new Set(['quoted', 'requested', 'declined', 'cancelled']);

export const asksForParties = (text: string): boolean => asked.some(({ noun }) => noun.test(text));

/**
 * "Which hotels did I stay at in Portugal?", "which flights did I take?": each party once, or each dealing with its day, in order
 * of time; not what was called off.
 */
export async function answerParties(question: Question): Promise<Draft | undefined> {
  const row = asked.find(({ noun }) => noun.test(question.text));
  if (row === undefined) return undefined;
  const found = new Set(question.supported.flatMap(({ item }) => accountsOf(question.accounts, item.id)));
  const meant = await askedAccounts(question, { ...amountAsk(question.text), many: true, pick: 'all' });
  for (const account of meant.accounts) found.add(account);
  const accounts = [...found]
    .filter(({ kind, state }) => row.kinds.includes(kind) && !unbound.has(state))
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  const items = await question.store.items(accounts.flatMap(({ entries }) => entries.map(({ item }) => item)));
  const parties = row.each === true ? dealings(accounts, items, question) : namesOnce(accounts, items);
  if (parties.length === 0) return undefined;
  return {
    text: listText(
      parties.map(({ name }) => name),
      question.language,
    ),
    type: 'list_recall',
    citations: parties.flatMap(({ citations }) => citations),
    sureness: 0.85,
    known: 0.8,
    notes: [],
    also: items,
  };
}

type Told = { readonly name: string; readonly citations: Draft['citations'] };

function namesOnce(accounts: readonly LedgerAccount[], items: readonly MemoryItem[]): readonly Told[] {
  const named = new Map<string, Told>();
  for (const account of accounts) {
    const said = nameIn(account, items);
    if (said !== undefined && !named.has(slug(said.name)))
      named.set(slug(said.name), { name: said.name, citations: [said.citation] });
  }
  return [...named.values()];
}

/** "Skyway Air, Lisbon (8 May 2023)": what no record writes is left out. */
function dealings(
  accounts: readonly LedgerAccount[],
  items: readonly MemoryItem[],
  { language }: Question,
): readonly Told[] {
  return accounts.flatMap((account) => {
    const said = nameIn(account, items);
    const day = dayIn(account, items);
    if (said === undefined || day === undefined) return [];
    const [town] = account.place?.split(',') ?? [];
    const place = town === undefined ? undefined : nameIn({ ...account, counterparty: town }, items);
    const head = [said.name, ...(place === undefined ? [] : [place.name])].join(', ');
    return [
      {
        name: beside(head, dayText(day.day, language), language),
        citations: [said.citation, ...(place === undefined ? [] : [place.citation]), day.citation],
      },
    ];
  });
}

/** The day of a dealing as the record that holds writes it, else as any does. */
export function dayIn({ span, current, entries }: LedgerAccount, items: readonly MemoryItem[]) {
  const byId = new Map<ItemId, MemoryItem>(items.map((item) => [item.id, item]));
  const day = span?.start.slice(0, 10);
  for (const id of [current, ...entries.map(({ item }) => item)]) {
    const dates = byId.get(id)?.dates ?? [];
    const at = dates.findIndex(({ start }) => start.slice(0, 10) === day);
    const written = dates[at];
    if (day !== undefined && written !== undefined) return { day, citation: cite(id, `dates.${at}`, written.text) };
  }
  return undefined;
}

/** The party as one of its records writes it. */
export function nameIn({ counterparty, entries }: LedgerAccount, items: readonly MemoryItem[]) {
  if (counterparty === undefined || counterparty === '') return undefined;
  for (const { item: id } of entries) {
    const item = items.find((one) => one.id === id);
    const field =
      item === undefined ? undefined : quotable(item).find(({ text }) => text.includes(counterparty))?.field;
    if (item !== undefined && field !== undefined)
      return { name: counterparty, citation: cite(item.id, field, counterparty) };
    const sender = item?.people?.findIndex(({ name }) => name === counterparty) ?? -1;
    if (item !== undefined && sender >= 0)
      return { name: counterparty, citation: cite(item.id, `people.${sender}`, counterparty) };
  }
  return undefined;
}
