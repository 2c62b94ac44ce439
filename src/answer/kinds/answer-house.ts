import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type LedgerAccount, type LedgerKind, startOf } from '../../memory/ledger.ts';
import { askedAccounts } from '../amounts/amount-accounts.ts';
import { askingWords } from '../asked/answer-words.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';

/** Kinds whose house is asked for by where, when and with whom one was there, rather than by what records say. */
const ofJourneys: ReadonlySet<LedgerKind> = new Set(['lodging', 'flight', 'train']);

/** The hotel or the airline of the dealing that fits the place, the time and the company of the question. */
export async function answerHouse(party: readonly LedgerKind[], question: Question): Promise<Draft | undefined> {
  const kinds = new Set(party.filter((kind) => ofJourneys.has(kind)));
  if (kinds.size === 0 || kinds.size < party.length) return undefined;
  const said = new Set([...askingWords, ...(question.form?.said ?? []), ...question.topic.keys()]);
  const ask = { measure: 'total', kinds, many: true, pick: 'all', ofRecords: false, said, object: [] } as const;
  const { accounts } = await askedAccounts(question, ask);
  const meant = accounts.filter(({ kind, state, counterparty }) => {
    const isBound = state !== 'cancelled' && state !== 'quoted' && state !== 'declined';
    return kinds.has(kind) && isBound && counterparty !== undefined;
  });
  const ids = [...new Set(meant.flatMap(({ entries }) => entries.map(({ item }) => item)))];
  const records = await question.store.items(ids);
  const named = inWantedOrder(meant, question).flatMap((account) => {
    const own = records.filter(({ id }) => account.entries.some(({ item }) => item === id));
    return houseNamed(account, own) ?? [];
  });
  const [first] = named;
  if (first === undefined) return undefined;
  const others = named.filter(({ text }) => text !== first.text);
  return {
    ...first,
    type: 'open_end',
    sureness: others.length === 0 ? 0.9 : 0.6,
    notes: others.length === 0 ? [] : [[...new Set(others.map(({ text }) => text))].slice(0, 3).join(', ')],
  };
}

/** The first or the last in time where one is asked for; else those that the evidence speaks of first. */
function inWantedOrder(
  accounts: readonly LedgerAccount[],
  { retrieval, supported, accounts: all }: Question,
): readonly LedgerAccount[] {
  const { pick } = retrieval.plan;
  if (pick !== 'all') {
    const inTime = accounts.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
    return pick === 'last' ? inTime.reverse() : inTime;
  }
  const spoken = supported.flatMap(({ item }) => {
    const own = accountsOf(all, item.id);
    return accounts.filter((account) => own.includes(account));
  });
  return [...new Set([...spoken, ...accounts])];
}

type Named = Pick<Draft, 'text' | 'citations' | 'also'>;

/** "Hotel: Villa Sol", 酒店：海云酒店: what an agent booked is named in a line of its own. */
const labelledHouse =
  /^[^\p{L}\n]*(?:hotel(?: name)?|property(?: name)?|accommodation|lodging|unterkunft|hôtel|hébergement|alojamiento|struttura|酒店(?:名称)?|飯店|宾馆|賓館|民宿|旅馆|客栈|入住酒店|住宿)\s*[:：]\s*(?<v>\p{L}[^\n]{1,60}?)\s*$/imu;

/** The house that a record names behind a label, where that is not who wrote it. */
function houseLabelled({ kind, counterparty = '' }: LedgerAccount, records: readonly MemoryItem[]): Named | undefined {
  if (kind !== 'lodging') return undefined;
  const own = tokens(counterparty);
  for (const record of records) {
    for (const { field, text } of quotable(record)) {
      const value = labelledHouse.exec(text)?.groups?.['v'];
      if (value === undefined || /\d{3}|[.。]$/u.test(value)) continue;
      const said = new Set(tokens(value));
      if (own.length > 0 && own.every((token) => said.has(token))) return undefined;
      return { text: value, citations: [cite(record.id, field, value)], also: records };
    }
  }
  return undefined;
}

/** The account's house as one of its records writes it: by its sender's whole name, or in its text. */
function houseNamed(account: LedgerAccount, records: readonly MemoryItem[]): Named | undefined {
  const { counterparty = '' } = account;
  const labelled = houseLabelled(account, records);
  if (labelled !== undefined) return labelled;
  for (const record of records) {
    const index = record.people?.findIndex(({ how, name }) => how === 'sender' && name.startsWith(counterparty)) ?? -1;
    const sender = record.people?.[index];
    if (sender !== undefined)
      return { text: sender.name, citations: [cite(record.id, `people.${index}`, sender.name)], also: records };
  }
  for (const record of records) {
    const written = quotable(record).find(({ text }) => text.includes(counterparty));
    if (written !== undefined)
      return { text: counterparty, citations: [cite(record.id, written.field, counterparty)], also: records };
  }
  return undefined;
}
