import { slug } from '../../language/fold.ts';
import { anyOf, lexicons, wordsOf } from '../../lexicon/lexicon.ts';
import type { Citation } from '../../memory/answer.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type LedgerAccount, type LedgerKind, type LedgerState, startOf } from '../../memory/ledger.ts';
import { askedAccounts } from '../amounts/amount-accounts.ts';
import { type AmountAsk, amountAsk } from '../amounts/amount-ask.ts';
import { conflictNotes } from '../amounts/amount-notes.ts';
import { citationOf, partsOf, sumParts } from '../amounts/amount-parts.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { beside, dayText, type Language, listText, moneyText } from '../wording.ts';

/** The ledger's dealings that a question means are told one by one, so surely. */
const KNOWN = 0.8;
const unbound: ReadonlySet<LedgerState> = new Set(['quoted', 'requested', 'declined', 'cancelled']);
/** Of these each is told with its day, of all others each party once. */
const ofDays: ReadonlySet<LedgerKind> = new Set(['flight', 'train', 'ride', 'ticket', 'appointment']);
/** Forms that ask for things by name; what all the hotels cost is no list of hotels. */
const named: ReadonlySet<string | undefined> = new Set(['list', 'items', 'what', 'where', 'who', 'field']);
const several = anyOf(wordsOf('several'));
const asksForSum = anyOf(lexicons.flatMap(({ asks }) => asks.money));

/** The dealings that a question asks for: the dearest or cheapest of them, or all. */
export async function answerOfDealings(question: Question): Promise<Draft | undefined> {
  const ask = amountAsk(question.text);
  const isExtreme =
    ask.pick !== 'all' && question.form?.kind !== 'compare' && (ask.kinds.size > 0 || question.form?.kind === 'amount');
  if (!isExtreme && !asksForAll(ask, question)) return undefined;
  const { accounts, items } = await askedAccounts(question, { ...ask, many: true, pick: 'all' });
  return isExtreme ? extremeOf(accounts, items, ask, question) : listOf(accounts, items, question);
}

/** "Which hotels did I stay at": dealings by a plural of their kind, and no pictures or letters. */
const asksForAll = ({ named: kindWords }: AmountAsk, { text, form, retrieval }: Question): boolean =>
  named.has(form?.kind) &&
  several.test(text) &&
  kindWords.some((word) => /s$|^\p{Script=Han}/iu.test(word)) &&
  conjuncts(retrieval.plan.root).every(({ tool }) => tool !== 'modality');

/** Words that records say, and where they stand. */
type Told = { readonly text: string; readonly citations: readonly Citation[] };
type Items = ReadonlyMap<ItemId, MemoryItem>;
const recurring: ReadonlySet<LedgerKind> = new Set(['bill', 'subscription']);

/** The dearest or cheapest, by its party, by its day or by its sum alone; of each currency one, for no rate is known between them. */
function extremeOf(
  accounts: readonly LedgerAccount[],
  items: Items,
  { measure, pick }: AmountAsk,
  { language, form, text: asked }: Question,
): Draft | undefined {
  const bySum = asksForSum.test(asked);
  const sign = pick === 'cheapest' ? 1 : -1;
  const valued = accounts.flatMap((account) => {
    const parts = partsOf(account, measure, items);
    const [sum, other] = sumParts(parts);
    const citations = parts.flatMap((part) => citationOf(part, items) ?? []);
    return sum === undefined || other !== undefined || citations.length < parts.length
      ? []
      : [{ account, sum, citations }];
  });
  const chosen = [...Map.groupBy(valued, ({ sum }) => sum.currency).values()].flatMap(
    (of) => of.toSorted((a, b) => sign * (a.sum.value - b.sum.value))[0] ?? [],
  );
  const told = chosen.map(({ account, sum, citations }): Told => {
    const byDay = form?.kind === 'when' || recurring.has(account.kind);
    const head = bySum ? undefined : byDay ? dayOf(account, items, language) : partyOf(account, items);
    const text = head === undefined ? moneyText(sum) : beside(head.text, moneyText(sum), language);
    return { text, citations: [...(head?.citations ?? []), ...citations] };
  });
  const notes = chosen.flatMap(({ account }) => conflictNotes(account, language));
  const draft = draftOf(told, items, language);
  return draft && { ...draft, type: bySum ? 'number' : 'open_end', notes };
}

/** Each party once, or each dealing with its place and day, in order of time; not what was called off. */
function listOf(accounts: readonly LedgerAccount[], items: Items, { language }: Question): Draft | undefined {
  const bound = accounts
    .filter(({ state }) => !unbound.has(state))
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  const told = bound.flatMap((account): Told[] => {
    const party = partyOf(account, items);
    if (party === undefined || !ofDays.has(account.kind)) return party === undefined ? [] : [party];
    const day = dayOf(account, items, language);
    const [town] = account.place?.split(',') ?? [];
    const place = town === undefined ? undefined : partyOf({ ...account, counterparty: town }, items);
    const head = [party, ...(place === undefined ? [] : [place])];
    const text = head.map((one) => one.text).join(', ');
    if (day === undefined) return [];
    return [{ text: beside(text, day.text, language), citations: [...head, day].flatMap((one) => one.citations) }];
  });
  const once = [...new Map(told.map((one) => [slug(one.text), one])).values()];
  return draftOf(once, items, language);
}

const draftOf = (told: readonly Told[], items: Items, language: Language): Draft | undefined =>
  told.length === 0
    ? undefined
    : {
        text: listText(
          told.map(({ text }) => text),
          language,
        ),
        type: 'list_recall',
        citations: told.flatMap(({ citations }) => citations),
        sureness: 0.85,
        known: KNOWN,
        notes: [],
        also: [...items.values()],
      };

/** The day of a dealing as the record that holds writes it, else as any does. */
function dayOf({ span, current, entries }: LedgerAccount, items: Items, language: Language): Told | undefined {
  const day = span?.start.slice(0, 10);
  for (const id of [current, ...entries.map(({ item }) => item)]) {
    const dates = items.get(id)?.dates ?? [];
    const at = dates.findIndex(({ start }) => start.slice(0, 10) === day);
    const written = dates[at];
    if (day !== undefined && written !== undefined)
      return { text: dayText(day, language), citations: [cite(id, `dates.${at}`, written.text)] };
  }
  return undefined;
}

/** The party of a dealing as one of its records writes it. */
function partyOf({ counterparty: party, entries }: LedgerAccount, items: Items): Told | undefined {
  const records = party === undefined || party === '' ? [] : entries.flatMap(({ item }) => items.get(item) ?? []);
  for (const item of records) {
    const field = quotable(item).find(({ text }) => text.includes(party ?? ''))?.field;
    const sender = item.people?.findIndex(({ name }) => name === party) ?? -1;
    const where = field ?? (sender < 0 ? undefined : `people.${sender}`);
    if (party !== undefined && where !== undefined) return { text: party, citations: [cite(item.id, where, party)] };
  }
  return undefined;
}
