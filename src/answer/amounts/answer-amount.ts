import { sameAddress } from '../../language/sender.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type LedgerAccount, startOf } from '../../memory/ledger.ts';
import { asksForPast } from '../asked/change-words.ts';
import { isAdvertising } from '../evidence/advertising.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { writtenText } from '../reading/value-cues.ts';
import type { Language } from '../wording.ts';
import { askedAccounts } from './amount-accounts.ts';
import { type AmountAsk, type AmountMeasure, amountAsk } from './amount-ask.ts';
import { asksForPartAlone } from './amount-line.ts';
import { conflictNotes, voidNotes } from './amount-notes.ts';
import { amountOfRecords, untoldBy } from './amount-of-records.ts';
import { type AmountPart, citationOf, partsOf, sumParts } from './amount-parts.ts';
import { asksPerMonth, asksPerPerson } from './mean-words.ts';
import { sumText } from './sum-text.ts';

/** Sums from the ledger where it knows; else the total that the best evidence states. */
export async function answerAmount(question: Question): Promise<Draft | undefined> {
  const ask = amountAsk(question.text);
  const sum = (await fromLedger(question, ask)) ?? (await amountOfRecords(question, ask));
  const [looked] = question.supported;
  if (sum === undefined && looked !== undefined && asksForPartAlone(question.text)) return untoldBy(looked.item);
  return sum;
}

type Figured = { readonly account: LedgerAccount; readonly parts: readonly AmountPart[] };

async function fromLedger(question: Question, ask: AmountAsk): Promise<Draft | undefined> {
  const { accounts: asked, items } = await askedAccounts(question, ask);
  const isOffer = ({ item }: LedgerAccount['entries'][number]): boolean => {
    const record = items.get(item);
    return record !== undefined && isAdvertising(record);
  };
  const accounts = asked.filter(({ entries }) => !entries.every(isOffer));
  const planned = await withLater(figuredOf(accounts, ask.measure, items), question, ask);
  const figured = planned.length === 0 && ask.measure === 'booked' ? figuredOf(accounts, 'total', items) : planned;
  const rated = ratesOf(figured, items, question);
  const chosen = rated ?? chosenOf(figured, question, ask);
  if (asksPerPerson(question.text) && ask.measure === 'total' && chosen.length > 0)
    return untold(
      chosen.map(({ account }) => account),
      items,
    );
  const isVoid = accounts.every(({ state }) => state === 'cancelled');
  if (figured.length === 0 && accounts.length > 0 && (ask.measure !== 'total' || isVoid))
    return untold(accounts, items);
  if (chosen.length === 0) return undefined;
  const [only, second] = chosen;
  if (asksForPartAlone(question.text, second === undefined ? only?.account.kind : undefined))
    return untold(
      chosen.map(({ account }) => account),
      items,
    );
  const left = ask.many ? accounts.filter((account) => !figured.some((one) => one.account === account)) : [];
  return draftOf(chosen, left, items, question, ask);
}

/**
 * "What does it cost a month": letters of one sender that each tell the rate itself ("15 a month", 每月) are no sum, nor is there
 * a mean of them: the last one holds, and before a change the first one did.
 */
function ratesOf(
  figured: readonly Figured[],
  items: ReadonlyMap<ItemId, MemoryItem>,
  { text }: Question,
): readonly Figured[] | undefined {
  if (figured.length < 2 || !asksPerMonth(text)) return undefined;
  const [first, ...others] = figured.toSorted((a, b) => (startOf(a.account) < startOf(b.account) ? -1 : 1));
  const party = first?.account.counterparty;
  if (first === undefined || party === undefined) return undefined;
  if (others.some(({ account }) => account.counterparty !== party || !isOfOneSender(first.account, account)))
    return undefined;
  const tellsRate = ({ parts }: Figured): boolean =>
    parts.every(({ item: id }) => {
      const item = items.get(id);
      return item !== undefined && perMonth.test(inSimpleCharacters(writtenText(item)));
    });
  if (!figured.every(tellsRate)) return undefined;
  return asksForPast(text) ? [first] : others.slice(-1);
}
const perMonth =
  /\d[\d.,]*(?: ?(?:[€$£¥]|[A-Z]{3}|dollars|euros?|pounds))? ?(?:a|per|\/|each|every|p\.?) ?(?:month|mo\b|m\.)|\bmonthly\b|每个?月|[/／]月|月租|月费|包月|一个月/iu;

const figuredOf = (
  accounts: readonly LedgerAccount[],
  measure: AmountMeasure,
  items: ReadonlyMap<ItemId, MemoryItem>,
): Figured[] =>
  accounts
    .map((account) => ({ account, parts: partsOf(account, measure, items) }))
    .filter(({ parts }) => parts.length > 0 && parts.every((part) => citationOf(part, items) !== undefined));

/** "What is the rent now": whoever wrote of it writes later what it has become, in other words perhaps. */
async function withLater(
  figured: readonly Figured[],
  { accounts, store, text }: Question,
  { many, measure }: AmountAsk,
): Promise<readonly Figured[]> {
  if (many || measure !== 'total' || !isOfNow(text) || figured.length !== 1) return figured;
  const [{ account }] = figured as readonly [Figured];
  const later = accounts.filter(
    (one) =>
      one !== account &&
      one.kind === account.kind &&
      recurring.has(one.kind) &&
      one.counterparty !== undefined &&
      one.counterparty === account.counterparty &&
      isOfOneSender(account, one) &&
      startOf(one) > startOf(account),
  );
  const found = await store.items(later.flatMap(({ entries }) => entries.map(({ item }) => item)));
  return [...figured, ...figuredOf(later, measure, new Map(found.map((item) => [item.id, item])))];
}
/** By the addresses that wrote the records that hold, where both are known: a name alone proves nothing. */
function isOfOneSender(a: LedgerAccount, b: LedgerAccount): boolean {
  const senderOf = ({ entries, current }: LedgerAccount) => entries.find(({ item }) => item === current)?.sender;
  const [one, other] = [senderOf(a), senderOf(b)];
  return one === undefined || other === undefined || sameAddress(one, other);
}
const recurring: ReadonlySet<LedgerAccount['kind']> = new Set(['bill', 'subscription']);

/** Cites what was looked at and says no sum: none can be computed from it, so that it ends as an abstention. */
function untold(accounts: readonly LedgerAccount[], items: ReadonlyMap<ItemId, MemoryItem>): Draft {
  const looked = accounts.flatMap((account) => items.get(account.current) ?? []).slice(0, 1);
  const citations = looked.flatMap(({ id, time }) => (time === undefined ? [] : [cite(id, 'time', time.start)]));
  return { text: '–', type: 'number', citations, sureness: 0.1, notes: [], also: looked };
}

const asksForNow =
  /\b(?:now|currently|current|at present|at the moment|these days|nowadays|(?:gone?|went|goes|raised|increased|put) up to|after the (?:rise|increase))\b|现在|目前|如今|(?:涨|降|调)到/iu;

/** "What is my rent?" is of today, where no time is named. */
const isPresent =
  /^(?:and |so )?(?:what|how much) (?:is|are) (?:the|my|our) (?!.*\b(?:in|on|for|of|from|during) (?:\p{L}+ )?(?:\p{L}+ )?(?:19|20)\d\d\b)/iu;
const isOfNow = (text: string): boolean => asksForNow.test(text) || isPresent.test(text);

/** All of them, or the one that is asked for. */
function chosenOf(figured: readonly Figured[], question: Question, ask: AmountAsk): readonly Figured[] {
  if (ask.many || figured.length < 2) return figured;
  const { pick } = question.retrieval.plan;
  // What is paid now is what was told last.
  if (isOfNow(question.text))
    return figured.toSorted((a, b) => (startOf(a.account) < startOf(b.account) ? -1 : 1)).slice(-1);
  if (pick === 'first' || pick === 'last') {
    const inTime = figured.toSorted((a, b) => (startOf(a.account) < startOf(b.account) ? -1 : 1));
    return pick === 'last' ? inTime.slice(-1) : inTime.slice(0, 1);
  }
  // What was bought and given back is less the purchase that is meant than what was kept.
  const kept = figured.filter(({ parts }) => parts.every(({ sign }) => sign === 1));
  if (kept.length > 0 && kept.length < figured.length && ask.measure === 'total') return chosenOf(kept, question, ask);
  for (const { item } of question.supported) {
    const own = accountsOf(question.accounts, item.id);
    const found = figured.filter(({ account }) => own.includes(account));
    if (found.length > 0) return found;
  }
  return figured;
}

function draftOf(
  chosen: readonly Figured[],
  left: readonly LedgerAccount[],
  items: ReadonlyMap<ItemId, MemoryItem>,
  question: Question,
  ask: AmountAsk,
): Draft {
  // What is taken off comes first: a sum is retraced from its quotes in their order.
  const isLess = ({ parts: of }: Figured): boolean => of.some(({ sign }) => sign === -1);
  const parts = [...chosen.filter(isLess), ...chosen.filter((one) => !isLess(one))].flatMap((one) => one.parts);
  const sums = sumParts(parts);
  const { language } = question;
  const isSure = chosen.length === 1 || ask.many;
  return {
    text: sumText(sums, language),
    type: 'number',
    citations: parts.flatMap((part) => citationOf(part, items) ?? []),
    sureness: isSure ? 0.95 : 0.6,
    notes: notesOf(chosen, left, ask.measure, language),
    also: [...new Set(parts.map(({ item }) => item))].flatMap((id) => items.get(id) ?? []),
  };
}

/** Conflicts are told one by one only while they can be read. */
const MOST_TOLD = 4;

function notesOf(
  chosen: readonly Figured[],
  left: readonly LedgerAccount[],
  measure: AmountMeasure,
  language: Language,
): string[] {
  const conflicts =
    measure === 'total' || measure === 'booked' || measure === 'change'
      ? chosen.flatMap(({ account }) => conflictNotes(account, language))
      : [];
  const addends = chosen.map(
    ({ account, parts }) =>
      `${account.counterparty ?? account.what ?? account.kind} ${sumText(sumParts(parts), language)}`,
  );
  const sum =
    chosen.length < 2 ? [] : [language === 'zh' ? `合计：${addends.join('，')}。` : `Sum of ${addends.join(', ')}.`];
  const void_ = voidNotes(
    left.filter(({ state }) => state === 'cancelled'),
    language,
  );
  return [...conflicts.slice(0, MOST_TOLD), ...sum, ...void_.slice(0, MOST_TOLD)];
}
