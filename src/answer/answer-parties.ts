import { slug } from '../language/fold.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LedgerAccount, LedgerKind, LedgerState } from '../memory/ledger.ts';
import { quotable } from './best-sentence.ts';
import { accountsOf } from './known-accounts.ts';
import { cite, type Draft, type Question } from './question.ts';
import { listText } from './wording.ts';

/** Nouns of a question that ask with whom the owner had dealings of a kind. */
const asked: readonly { readonly noun: RegExp; readonly kinds: readonly LedgerKind[] }[] = [
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
];

const unbound: ReadonlySet<LedgerState> = new Set(['quoted', 'requested', 'declined', 'cancelled']);

export const asksForParties = (text: string): boolean => asked.some(({ noun }) => noun.test(text));

/** "Which hotels did I stay at in Portugal?": each party once, in order of time; not what was called off. */
export async function answerParties(question: Question): Promise<Draft | undefined> {
  const kinds = asked.find(({ noun }) => noun.test(question.text))?.kinds;
  if (kinds === undefined) return undefined;
  const found = new Set(question.supported.flatMap(({ item }) => accountsOf(question.accounts, item.id)));
  const accounts = question.accounts
    .filter((account) => found.has(account) && kinds.includes(account.kind) && !unbound.has(account.state))
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  const items = await question.store.items(accounts.flatMap(({ entries }) => entries.map(({ item }) => item)));
  const named = new Map<string, { readonly name: string; readonly citation: Draft['citations'][number] }>();
  for (const account of accounts) {
    const said = nameIn(account, items);
    if (said !== undefined && !named.has(slug(said.name))) named.set(slug(said.name), said);
  }
  if (named.size === 0) return undefined;
  const parties = [...named.values()];
  return {
    text: listText(
      parties.map(({ name }) => name),
      question.language,
    ),
    type: 'list_recall',
    citations: parties.map(({ citation }) => citation),
    sureness: 0.85,
    known: 0.8,
    notes: [],
    also: items,
  };
}

const startOf = ({ span, entries }: LedgerAccount): string => span?.start ?? entries[0]?.at ?? '';

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
