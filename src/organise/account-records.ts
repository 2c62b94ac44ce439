import { slug } from '../language/fold.ts';
import { plainAddress } from '../language/mail-address.ts';
import type { LedgerState } from '../memory/ledger.ts';
import type { AccountWords } from './account-words.ts';
import { isDeskAddress, isFirmName } from './address-form.ts';
import { isMedia, type View } from './view.ts';

/** One mail or photographed paper of an account, with what tells which account that is. */
export type AccountRecord = {
  readonly view: View;
  readonly state: LedgerState;
  readonly words: AccountWords;
  readonly codes: readonly string[];
  readonly counterparty: string | undefined;
  readonly counterpartyKey: string | undefined;
  readonly amount: View['amounts'][number] | undefined;
  /** Days of stays, departures and visits, as `role day`. */
  readonly days: readonly string[];
};

/** References that name one transaction. Customer and policy numbers name many; flight and train numbers recur daily. */
const joiningKinds = new Set(['booking', 'order', 'tracking', 'invoice', 'ticket', 'appointment']);
const SHORTEST_CODE = 4;
/** Short codes of digits alone are common property: they join only one counterparty's records. */
const SHORTEST_NUMBER = 6;
const dayRoles = new Set(['check-in', 'check-out', 'departure', 'arrival', 'event', 'delivery']);

/** The record an item is, or nothing. */
export function recordOf(view: View): AccountRecord | undefined {
  if (view.words === undefined) return undefined;
  const counterparty = counterpartyOf(view);
  const counterpartyKey = counterparty === undefined ? senderKey(view) : slug(counterparty);
  const codes = view.references
    .filter((r) => joiningKinds.has(r.kind))
    .map((r) => r.code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .filter((code) => code.length >= SHORTEST_CODE)
    .map((code) => (/^\d+$/.test(code) && code.length < SHORTEST_NUMBER ? `${code} ${counterpartyKey ?? ''}` : code));
  return {
    view,
    state: view.words.state,
    words: view.words,
    codes: [...new Set(codes)],
    counterparty,
    counterpartyKey,
    amount: totalOf(view),
    days: view.dates.filter((d) => dayRoles.has(d.role)).map((d) => `${d.role} ${d.start.slice(0, 10)}`),
  };
}

/** The venue or merchant that the record names, else the firm that sent it. */
function counterpartyOf(view: View): string | undefined {
  const named = (kind: string) => view.entities.find((e) => e.kind === kind)?.name;
  const found = named('merchant') ?? named('venue');
  if (found !== undefined) return found;
  const sender = view.people.find((m) => m.how === 'sender');
  if (sender === undefined || isMedia(view)) return named('organisation');
  const isFirm =
    isFirmName(sender.name) || (sender.address !== undefined && isDeskAddress(plainAddress(sender.address)));
  return named('organisation') ?? (isFirm && !sender.name.includes('@') ? sender.name : undefined);
}

function senderKey(view: View): string | undefined {
  const address = view.people.find((m) => m.how === 'sender')?.address;
  return address === undefined ? undefined : plainAddress(address).split('@')[1];
}

/** The roles of sums that stand for the whole; tax, tips, lines and the like never do. Earlier rows win. */
const wholeRoles = ['total', 'refund', 'unknown', 'deposit'] as const;

/** The sum that a record states: its total, else the largest that may be one. */
function totalOf(view: View): View['amounts'][number] | undefined {
  const refunds = view.words?.state === 'refunded';
  const roles = refunds ? (['refund', 'total', 'unknown'] as const) : wholeRoles.filter((r) => r !== 'refund');
  for (const role of roles) {
    const sums = view.amounts.filter((a) => a.role === role);
    const [largest] = [...sums].sort((a, b) => b.value - a.value || (a.text < b.text ? -1 : 1));
    if (largest !== undefined) return largest;
  }
  return undefined;
}
