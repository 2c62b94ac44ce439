import { remembered } from '../../language/remembered.ts';
import { type Sender, senderOf } from '../../language/sender.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { LedgerState } from '../../memory/ledger.ts';
import { compareText } from '../ordering.ts';
import { isMedia, type View } from '../view.ts';
import { type Parties, partiesOf } from './account-parties.ts';
import type { AccountSums } from './account-sums.ts';
import type { AccountWords } from './account-words.ts';

/** A view that is a record of an account. */
export type Paper = View & { readonly words: AccountWords };

/** One mail or photographed paper of an account, with what tells which account that is. */
export type AccountRecord = {
  readonly view: Paper;
  /** The code that this is the record of, where the item tells of several dealings. */
  readonly part?: string;
  readonly state: LedgerState;
  readonly words: AccountWords;
  /** The kind of dealing that its words speak of most. */
  readonly lead: string | undefined;
  readonly sums: AccountSums;
  /** The sum it states for the whole, or for what was given back. */
  readonly amount: Amount | undefined;
  readonly parties: Parties;
  /** Who sent it; nothing where no message headers say so. */
  readonly sender: Sender | undefined;
  readonly isPaper: boolean;
  /** Codes that name one transaction, as `kind code`. */
  readonly codes: readonly string[];
  /** The kinds of these codes. */
  readonly codeKinds: ReadonlySet<string>;
  /** Days of stays, departures and visits, as `role day`. */
  readonly days: ReadonlySet<string>;
  /** Every day that it speaks of, and its own: ISO days. */
  readonly mentioned: ReadonlySet<string>;
  readonly own: string | undefined;
  /** Wall-clock ms; -Infinity when the day is not known. */
  readonly clock: number;
};

/** References that name one transaction. Customer and policy numbers name many; flight and train numbers recur daily. */
export const joiningKinds: ReadonlySet<string> = new Set([
  'booking',
  'order',
  'tracking',
  'invoice',
  'ticket',
  'appointment',
]);
const SHORTEST_CODE = 4;
/** Short codes of digits alone are common property: they join only one counterparty's records. */
export const SHORTEST_NUMBER = 6;
/** Of codes that only a label tells from a word, the kind is not known. */
export const ANY_KIND = 'label';
const dayRoles = new Set(['check-in', 'check-out', 'departure', 'arrival', 'event', 'delivery']);

/** Most records have no days, or those of others near them: a set of their own for each would take more than all the rest of it. */
const setOf = remembered(4096, (lines: string): ReadonlySet<string> => new Set(lines === '' ? [] : lines.split('\n')));
const sharedSet = (values: readonly string[]): ReadonlySet<string> => setOf(values.join('\n'));

const hasWords = (view: View): view is Paper => view.words !== undefined;

/** The record an item is, or nothing. */
export function recordOf(view: View): AccountRecord | undefined {
  if (!hasWords(view)) return undefined;
  const { words } = view;
  const parties = partiesOf(view);
  const scope = parties.sender ?? parties.named[0]?.compact ?? '';
  const codes = view.references.flatMap(({ kind, code }) => {
    const bare = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    if (!joiningKinds.has(kind) || bare.length < SHORTEST_CODE) return [];
    return [`${kind} ${/^\d+$/.test(bare) && bare.length < SHORTEST_NUMBER ? `${bare} ${scope}` : bare}`];
  });
  const stated = view.dates.filter((d) => d.role !== 'birthday' && d.start.length >= 10);
  const { sums, state } = words;
  const allCodes = [...new Set([...codes, ...words.codes.map((code) => `${ANY_KIND} ${code}`)])];
  return {
    view,
    state,
    words,
    lead: leadOf(words.votes),
    sums,
    amount: state === 'refunded' ? (sums.refund ?? sums.whole) : (sums.whole ?? sums.deposit ?? sums.balance),
    parties,
    sender: senderOf(view, view.importer),
    isPaper: isMedia(view),
    codes: allCodes,
    codeKinds: sharedSet(allCodes.map((code) => code.slice(0, code.indexOf(' ')))),
    days: sharedSet(stated.flatMap(daysOf)),
    mentioned: sharedSet(stated.map((d) => d.start.slice(0, 10))),
    own: view.day,
    clock: view.local ?? view.instant ?? Number.NEGATIVE_INFINITY,
  };
}

function leadOf(votes: AccountWords['votes']): string | undefined {
  let lead: readonly [string, number] | undefined;
  for (const vote of votes)
    if (lead === undefined || vote[1] > lead[1] || (vote[1] === lead[1] && vote[0] < lead[0])) lead = vote;
  return lead?.[0];
}

/** A stretch as long as a month, of which nothing says what it is, is what a bill is for. */
const BILLED_MS = 27 * 86_400_000;

/** A day by its role; a stretch of days is a stay, whatever the words before it. */
function daysOf({ role, start, end }: View['dates'][number]): string[] {
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  if (first < last)
    return role === 'other' && Date.parse(last) - Date.parse(first) >= BILLED_MS
      ? []
      : [`check-in ${first}`, `check-out ${last}`];
  return dayRoles.has(role) ? [`${role} ${first}`] : [];
}

/** Oldest first; those without a day first of all. */
export const byClock = (a: AccountRecord, b: AccountRecord): number =>
  Math.sign(a.clock - b.clock || 0) || compareText(a.view.id, b.view.id);

/** A code without its kind: what a mail calls an order, the next may call a booking. */
export const bareCode = (code: string): string => code.slice(code.indexOf(' ') + 1);
