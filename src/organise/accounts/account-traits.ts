import { isReply, isTimed, matchRule } from './account-matches.ts';
import type { AccountRecord } from './account-records.ts';

/**
 * What records of one account, or those that may come to it, have between them, kept beside them: an account is compared a
 * hundred times for each record that it gains, and most often this tells that no two of their records can match.
 */
export type Traits = {
  /** The first and the last clock of those of which the day is known. */
  readonly first: number;
  readonly last: number;
  /** Papers, and letters, of what has its hour. */
  readonly hasTimedPaper: boolean;
  readonly hasTimedLetter: boolean;
  readonly isDelivered: boolean;
  readonly hasReply: boolean;
  /** Anything that says who is on the other side. */
  readonly hasParty: boolean;
  readonly days: ReadonlySet<string>;
};

export const noTraits: Traits = {
  first: Number.POSITIVE_INFINITY,
  last: Number.NEGATIVE_INFINITY,
  hasTimedPaper: false,
  hasTimedLetter: false,
  isDelivered: false,
  hasReply: false,
  hasParty: false,
  days: new Set(),
};

export function traitsOf(records: readonly AccountRecord[]): Traits {
  const known = records.map(({ clock }) => clock).filter(Number.isFinite);
  const [one] = records;
  return {
    first: Math.min(...known),
    last: Math.max(...known),
    hasTimedPaper: records.some((record) => record.isPaper && isTimed(record)),
    hasTimedLetter: records.some((record) => !record.isPaper && isTimed(record)),
    isDelivered: records.some(({ state }) => state === 'delivered'),
    hasReply: records.some(isReply),
    hasParty: records.some(({ parties: { sender, named } }) => sender !== undefined || named.length > 0),
    days: records.length === 1 && one !== undefined ? one.days : new Set(records.flatMap(({ days }) => [...days])),
  };
}

export const withTraits = (own: Traits, others: Traits): Traits => ({
  first: Math.min(own.first, others.first),
  last: Math.max(own.last, others.last),
  hasTimedPaper: own.hasTimedPaper || others.hasTimedPaper,
  hasTimedLetter: own.hasTimedLetter || others.hasTimedLetter,
  isDelivered: own.isDelivered || others.isDelivered,
  hasReply: own.hasReply || others.hasReply,
  hasParty: own.hasParty || others.hasParty,
  days: others.days.size === 0 ? own.days : own.days.union(others.days),
});

/** Whether records of both may be so near to each other that `matchOf` looks at them at all. */
export const areNear = (one: Traits, other: Traits): boolean => areWithin(one, other, matchRule.windowMs);

const areWithin = (one: Traits, other: Traits, ms: number): boolean =>
  one.first - other.last <= ms && other.first - one.last <= ms;

/** What two desks' letters of one stay have in common: its first and its last day. */
const DAYS_OF_A_STAY = 2;

/**
 * Whether one of the reasons may hold that are asked even where both name a transaction, and not the same one
 * (`evenApart`): copies and receipts of the same days, a photographed ticket, one stay at two desks, the parcel of an order.
 */
export function mayMatchApart(account: Traits, later: Traits): boolean {
  if (areWithin(account, later, matchRule.sameFirmMs)) return true;
  if ((account.hasTimedPaper && later.hasTimedLetter) || (account.hasTimedLetter && later.hasTimedPaper)) return true;
  if (later.isDelivered && areWithin(account, later, matchRule.parcelMs)) return true;
  let common = 0;
  for (const day of later.days) if (account.days.has(day)) common += 1;
  return common >= DAYS_OF_A_STAY;
}

/** Whether one of all the reasons may hold: most ask for the same party, which nobody tells where one side has none. */
export const mayMatch = (account: Traits, later: Traits): boolean =>
  (account.hasParty && later.hasParty) || later.hasReply || mayMatchApart(account, later);
