import { fold } from '../../language/fold.ts';
import { areNotTwo } from '../../language/sender.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { LedgerState } from '../../memory/ledger.ts';
import { compareParties } from './account-parties.ts';
import { type AccountRecord, ANY_KIND } from './account-records.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const matchRule = {
  /** Two copies of one message or two shots of one receipt. */
  copyMs: 2 * HOUR,
  /** A receipt is photographed on the day that its mail comes, or the next. */
  receiptMs: 1.5 * DAY,
  /** A sum to the cent is hardly another's: the hotel's mail comes some days after its slip. */
  oddSumMs: 4 * DAY,
  /** Where the firm is known to be the same, its mail may come some days later. */
  sameFirmMs: 5 * DAY,
  /** Longest from a booking or order to what is told of it without a code. */
  windowMs: 400 * DAY,
  sumMs: 45 * DAY,
  parcelMs: 30 * DAY,
  refundMs: 150 * DAY,
  quoteMs: 240 * DAY,
  followMs: 60 * DAY,
  /** A stay or a journey is moved at most this long after it was booked. */
  aheadMs: 240 * DAY,
  /** A bill of the same sum that comes this much later is the next one. */
  recurMs: 5 * DAY,
  /** Bills of one party farther apart than this are of two periods. */
  periodMs: 20 * DAY,
  cent: 0.005,
} as const;

const LONGEST_STAY = 40 * DAY;
/** Of a stay whose end nobody names. */
const UNTOLD_STAY = 10 * DAY;

/** Why a later record belongs to an account, with how surely; the surest reason decides. */
type Reason = {
  readonly name: string;
  /** Holds only while the account has no bill, and for who brings no quote of its own. */
  readonly beforeBilling?: true;
  /** Holds only for who brings no bill: a refund that came with its bill looks for no other. */
  readonly withoutBill?: true;
  /** Asked where both name a transaction, and not the same one; the others are not. */
  readonly evenApart?: true;
  readonly weight: number;
  readonly holds: (earlier: AccountRecord, later: AccountRecord, facts: PairFacts) => boolean;
};

type PairFacts = {
  readonly parties: 'same' | 'different' | 'unknown';
  readonly gap: number;
  readonly sameSum: boolean;
  /** Both name a transaction of one kind, and not the same one. */
  readonly otherCode: boolean;
};

const final: ReadonlySet<LedgerState> = new Set(['invoiced', 'paid']);
const following: ReadonlySet<LedgerState> = new Set([
  'changed',
  'cancelled',
  'reminded',
  'delivered',
  'refunded',
  'requested',
  'declined',
]);
const early: ReadonlySet<LedgerState> = new Set(['quoted', 'requested', 'booked', 'confirmed', 'changed', 'reminded']);

/** Kinds of dealings that take place on a day ahead. */
const takesPlace: ReadonlySet<string> = new Set(['lodging', 'flight', 'train', 'ticket', 'restaurant', 'appointment']);

/** Kinds of which one cannot be at two at one hour. */
const timed: ReadonlySet<string> = new Set(['ticket', 'flight', 'train']);
export const isTimed = ({ lead }: AccountRecord): boolean => lead !== undefined && timed.has(lead);

/** The surest first. */
const reasons: readonly Reason[] = [
  {
    name: 'the same message or receipt again',
    evenApart: true,
    weight: 1,
    holds: (a, b, { gap, sameSum, parties }) =>
      a.isPaper === b.isPaper &&
      gap <= matchRule.copyMs &&
      parties !== 'different' &&
      a.state === b.state &&
      (a.isPaper ? sameSum : a.view.title === b.view.title && (sameSum || a.amount === b.amount)),
  },
  {
    name: 'a photographed receipt of the same sum and day',
    evenApart: true,
    weight: 0.95,
    holds: (a, b, { gap, sameSum, parties }) =>
      a.isPaper !== b.isPaper &&
      gap <= (parties === 'same' ? matchRule.sameFirmMs : hasCents(a) ? matchRule.oddSumMs : matchRule.receiptMs) &&
      sameSum &&
      parties !== 'different',
  },
  {
    name: 'an answer in the same thread',
    weight: 0.95,
    holds: (a, b) => isReply(b) && a.view.thread?.id !== undefined && a.view.thread.id === b.view.thread?.id,
  },
  {
    name: 'the same stay, journey or visit',
    evenApart: true,
    weight: 0.9,
    holds: (a, b, { parties, otherCode }) =>
      parties === 'same' && (!otherCode || isOtherDesk(a, b)) && intersects(a.days, b.days) && !isSecondBill(a, b),
  },
  {
    name: 'a stay of the same days, where it was booked elsewhere',
    evenApart: true,
    weight: 0.895,
    holds: (a, b, { parties, otherCode }) =>
      parties === 'unknown' &&
      // Two sites through which others sell tell no house.
      a.parties.named.length + b.parties.named.length > 0 &&
      !(otherCode && !isOtherDesk(a, b)) &&
      a.lead === 'lodging' &&
      b.lead === 'lodging' &&
      [...a.days].filter((day) => b.days.has(day)).length >= 2 &&
      !isSecondBill(a, b),
  },
  {
    name: 'a photographed ticket for the same hour',
    evenApart: true,
    weight: 0.89,
    holds: (a, b, { parties }) =>
      a.isPaper !== b.isPaper && parties !== 'different' && isTimed(a) && a.lead === b.lead && hasSameHour(a, b),
  },
  {
    name: 'it speaks of the day that was agreed',
    weight: 0.88,
    holds: (a, b, { parties }) => parties === 'same' && following.has(b.state) && hasDay(a, b.mentioned),
  },
  {
    name: 'it names the day of the visit that is ahead',
    weight: 0.876,
    holds: (a, b, { parties }) =>
      parties === 'same' &&
      takesPlace.has(a.lead ?? b.lead ?? '') &&
      (isAlike(a, b) || isAnyVisit(a, b)) &&
      [...a.mentioned].some((day) => day > (a.own ?? '~') && day >= (b.own ?? '~') && b.mentioned.has(day)),
  },
  {
    name: 'the bill for the day that was agreed',
    weight: 0.875,
    holds: (a, b, { parties }) =>
      parties === 'same' &&
      early.has(a.state) &&
      final.has(b.state) &&
      [...a.mentioned].some((day) => day !== a.own && day !== b.own && b.mentioned.has(day)),
  },
  {
    name: 'another day for the visit that is ahead',
    weight: 0.74,
    holds: (a, b, { parties, gap }) =>
      parties === 'same' &&
      (b.state === 'changed' || b.state === 'cancelled') &&
      takesPlace.has(a.lead ?? b.lead ?? '') &&
      isAlike(a, b) &&
      gap <= (a.lead === 'appointment' ? matchRule.followMs : matchRule.aheadMs) &&
      [...a.mentioned].some((day) => day >= (b.own ?? '~')),
  },
  {
    name: 'the rest of what was begun',
    weight: 0.73,
    holds: (a, b, { parties, gap }) =>
      parties === 'same' &&
      gap <= matchRule.quoteMs &&
      a.sums.deposit !== undefined &&
      b.sums.balance !== undefined &&
      a.clock <= b.clock,
  },
  {
    name: 'it answers what was asked for that day',
    weight: 0.87,
    holds: (a, b, { parties }) =>
      parties === 'same' && (a.state === 'requested' || a.state === 'quoted') && intersects(a.mentioned, b.mentioned),
  },
  {
    name: 'paid where and when one was booked',
    weight: 0.86,
    holds: (a, b, { parties }) =>
      parties === 'same' && early.has(a.state) && final.has(b.state) && isVisitDay(a, b.own),
  },
  {
    name: 'the same sum within weeks',
    weight: 0.8,
    holds: (a, b, { parties, gap, sameSum }) =>
      parties === 'same' && sameSum && gap <= matchRule.sumMs && !isNextBill(a, b, gap),
  },
  {
    name: 'it names the sum that was told before',
    weight: 0.78,
    holds: (a, b, { parties, gap }) =>
      parties === 'same' &&
      a.clock <= b.clock &&
      gap <= matchRule.quoteMs &&
      // "Last time 152.93": the bill of the period before is told on the next.
      !(final.has(a.state) && final.has(b.state) && gap > matchRule.periodMs) &&
      (sameSum(a.amount, b.sums.old) || sameSum(a.sums.whole, b.sums.old)),
  },
  {
    name: 'the bill for what was quoted',
    beforeBilling: true,
    weight: 0.72,
    holds: (a, b, { parties, gap }) =>
      parties === 'same' &&
      a.state === 'quoted' &&
      (final.has(b.state) || b.state === 'booked' || b.state === 'confirmed') &&
      a.clock <= b.clock &&
      gap <= matchRule.quoteMs &&
      isAbout(a.amount, b.amount),
  },
  {
    name: 'money back for what was bought there',
    withoutBill: true,
    weight: 0.7,
    holds: (a, b, { parties, gap }) =>
      parties === 'same' &&
      (b.state === 'refunded' || (b.state === 'cancelled' && b.sums.refund !== undefined)) &&
      gap <= matchRule.refundMs &&
      // A parcel's notice or a reminder states no price that could come back.
      a.state !== 'delivered' &&
      a.state !== 'reminded' &&
      covers(a.sums.whole, b.amount),
  },
  {
    name: 'news of the last dealing with them',
    weight: 0.5,
    holds: (a, b, { parties, gap }) =>
      parties === 'same' &&
      following.has(b.state) &&
      b.codes.length === 0 &&
      b.days.size === 0 &&
      gap <= matchRule.followMs &&
      isAlike(a, b),
  },
  {
    name: 'the end of what runs on',
    weight: 0.495,
    holds: (a, b, { parties }) =>
      parties === 'same' &&
      b.state === 'cancelled' &&
      b.days.size === 0 &&
      (a.lead === 'subscription' || b.lead === 'subscription') &&
      isAlike(a, b),
  },
  {
    name: 'the parcel of the last order',
    evenApart: true,
    weight: 0.49,
    holds: (a, b, { parties, gap }) =>
      parties === 'same' &&
      b.state === 'delivered' &&
      (a.state === 'booked' || a.state === 'paid' || a.state === 'confirmed') &&
      a.clock <= b.clock &&
      gap <= matchRule.parcelMs &&
      [...b.codeKinds].every((kind) => kind === 'tracking' || kind === ANY_KIND),
  },
];

const reasonsApart = reasons.filter(({ evenApart }) => evenApart === true);

export type Match = {
  readonly weight: number;
  readonly reason: string;
  readonly beforeBilling: boolean;
  readonly withoutBill: boolean;
};

/**
 * How surely `later` tells of the same dealing as `earlier`, and why; nothing when it does not seem to, or when no reason
 * surer than `above` could be found. `isApart` is asked whether the dealings that they are of are known to have other codes.
 */
export function matchOf(
  earlier: AccountRecord,
  later: AccountRecord,
  above: number,
  isApart: () => boolean,
): Match | undefined {
  const gap = Math.abs(later.clock - earlier.clock);
  if (!(gap <= matchRule.windowMs)) return undefined;
  if (earlier.words.isPayout !== later.words.isPayout) return undefined;
  const compared = compareParties(earlier.parties, later.parties);
  const isNamed = compared === 'different' && (names(earlier, later) || names(later, earlier));
  const parties = isNamed ? 'same' : compared;
  if (parties === 'different') return undefined;
  const otherCode = isApart() || namesOther(earlier, later);
  const facts: PairFacts = { parties, gap, sameSum: sameSum(earlier.amount, later.amount), otherCode };
  const found = (otherCode ? reasonsApart : reasons).find(
    ({ weight, holds }) => weight <= above || holds(earlier, later, facts),
  );
  if (found === undefined || found.weight <= above) return undefined;
  return {
    weight: found.weight,
    reason: found.name,
    beforeBilling: found.beforeBilling === true,
    withoutBill: found.withoutBill === true,
  };
}

/** Whether a desk's letter names the house that writes the other one, of the same days: sites sell rooms of many. */
function names(desk: AccountRecord, house: AccountRecord): boolean {
  if (!intersects(desk.days, house.days)) return false;
  const name = fold(house.parties.display ?? '');
  return name.includes(' ') && fold(desk.words.capitals.join(' ')).includes(name);
}

const hasCents = ({ amount }: AccountRecord): boolean =>
  amount !== undefined && Math.round(amount.value * 100) % 50 !== 0;

export const isReply = ({ view }: AccountRecord): boolean =>
  view.thread?.inReplyTo !== undefined || (view.thread?.references?.length ?? 0) > 0;

/** A hotel's own number beside that of the site where it was booked. */
const isOtherDesk = (a: AccountRecord, b: AccountRecord): boolean =>
  a.parties.sender !== b.parties.sender && [...a.days].filter((day) => b.days.has(day)).length >= 2;

const hasSameHour = (a: AccountRecord, b: AccountRecord): boolean =>
  a.view.dates.some(
    (date) => !date.start.endsWith('T00:00:00') && b.view.dates.some(({ start }) => start === date.start),
  );

function intersects(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (b.size > 0) for (const one of a) if (b.has(one)) return true;
  return false;
}

const haveCommonCode = (a: AccountRecord, b: AccountRecord): boolean => a.codes.some((code) => b.codes.includes(code));

const hasDay = (a: AccountRecord, days: ReadonlySet<string>): boolean =>
  [...a.days].some((day) => days.has(day.slice(day.indexOf(' ') + 1)));

/** Codes of one kind on both sides with none in common. A code of capitals may be of any kind. */
function namesOther(a: AccountRecord, b: AccountRecord): boolean {
  if (a.codes.length === 0 || b.codes.length === 0 || haveCommonCode(a, b)) return false;
  return a.codeKinds.has(ANY_KIND) || b.codeKinds.has(ANY_KIND) || intersects(a.codeKinds, b.codeKinds);
}

/** The day of the visit, or of the stay's last days and the two after it. */
function isVisitDay(booked: AccountRecord, day: string | undefined): boolean {
  if (day === undefined) return false;
  const at = Date.parse(day);
  if (booked.lead === 'lodging' && isInStay(booked, at)) return true;
  return booked.view.dates.some(({ role, start, end }) => {
    const isStretch = start.slice(0, 10) < end.slice(0, 10);
    const isAhead = role === 'other' && start.slice(0, 10) > (booked.own ?? '~');
    if ((role === 'event' || role === 'arrival' || isAhead) && !isStretch) return start.slice(0, 10) === day;
    if (role !== 'check-in' && role !== 'check-out' && !isStretch) return false;
    const last = Date.parse(end.slice(0, 10));
    const first = Date.parse(start.slice(0, 10));
    return role === 'check-out' ? Math.abs(at - last) <= 2 * DAY : at >= first && at <= last + 2 * DAY;
  });
}

/** Between the first and the last day that a booking names, or within two days after. */
function isInStay({ mentioned, own }: AccountRecord, at: number): boolean {
  const ahead = [...mentioned].filter((day) => day >= (own ?? '')).map((day) => Date.parse(day));
  const [first, last] = [Math.min(...ahead), Math.max(...ahead)];
  if (ahead.length === 1) return at > first && at <= first + UNTOLD_STAY;
  return ahead.length > 1 && last - first <= LONGEST_STAY && at >= first && at <= last + 2 * DAY;
}

/** Two receipts, or two invoices, of one day with sums that differ are of two purchases; of two senders, two words on one. */
const isSecondBill = (a: AccountRecord, b: AccountRecord): boolean =>
  areNotTwo(a.sender, b.sender) &&
  final.has(a.state) &&
  a.state === b.state &&
  a.isPaper === b.isPaper &&
  !haveCommonCode(a, b) &&
  a.amount !== undefined &&
  b.amount !== undefined &&
  !sameSum(a.amount, b.amount);

/** True when the later record opens a new round of the same sum: the next month's bill, another ticket like it. */
function isNextBill(a: AccountRecord, b: AccountRecord, gap: number): boolean {
  if (following.has(b.state)) return false;
  if (gap <= matchRule.recurMs && !(a.state === b.state && final.has(a.state))) return false;
  if (a.state === 'paid') return true;
  return a.state === 'invoiced' ? b.state !== 'paid' : !final.has(b.state) && a.state === b.state;
}

export function sameSum(a: Amount | undefined, b: Amount | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return sameCurrency(a, b) && Math.abs(a.value - b.value) < matchRule.cent;
}

export const sameCurrency = (a: Amount, b: Amount): boolean =>
  a.currency === undefined || b.currency === undefined || a.currency === b.currency;

/** A bill is rarely less than half or more than twice of what was quoted. */
const isAbout = (quote: Amount | undefined, bill: Amount | undefined): boolean =>
  quote === undefined ||
  bill === undefined ||
  (sameCurrency(quote, bill) && bill.value <= 2.2 * quote.value && bill.value >= 0.45 * quote.value);

const covers = (whole: Amount | undefined, back: Amount | undefined): boolean =>
  whole === undefined ||
  back === undefined ||
  (sameCurrency(whole, back) && back.value <= whole.value + matchRule.cent);

/** "Your reservation on 9 August was cancelled" does not say again that it is a table. */
const isAnyVisit = (a: AccountRecord, b: AccountRecord): boolean =>
  following.has(b.state) &&
  [a, b].every(({ lead }) => takesPlace.has(lead ?? '')) &&
  (a.lead === 'appointment' || b.lead === 'appointment');

/** Of one kind, or of a kind that one of them does not tell. */
function isAlike(a: AccountRecord, b: AccountRecord): boolean {
  const [x, y] = [a.lead, b.lead];
  return x === y || x === undefined || y === undefined;
}
