import { z } from 'zod';
import { itemIdSchema, ledgerIdSchema } from './ids.ts';
import { amountSchema, mentionedDateSchema, referenceSchema } from './item-text.ts';

/**
 * What a record says of a booking, order or bill. Quotes, requests and failed payments bind nobody; from `booked` on
 * the authority rises, except that reminders and deliveries only repeat, and a cancellation voids.
 */
export const ledgerStates = [
  'quoted',
  'requested',
  'declined',
  'booked',
  'confirmed',
  'changed',
  'reminded',
  'delivered',
  'invoiced',
  'paid',
  'refunded',
  'cancelled',
] as const;
export type LedgerState = (typeof ledgerStates)[number];

export const ledgerKinds = [
  'lodging',
  'flight',
  'train',
  'ride',
  'order',
  'groceries',
  'bill',
  'restaurant',
  'ticket',
  'appointment',
  'subscription',
  'other',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** How a sum counts in an account's total: charges and fees are added, refunds taken off. */
export const countedAs = ['charge', 'fee', 'refund'] as const;
export const countedSumSchema = z.object({ as: z.enum(countedAs), amount: amountSchema });
export type CountedSum = z.infer<typeof countedSumSchema>;

/** One record (mail or photographed receipt) of an account, with what it says. */
export const ledgerEntrySchema = z.object({
  item: itemIdSchema,
  state: z.enum(ledgerStates),
  /** ISO local time of the record. */
  at: z.string(),
  /** The address that sent it; absent where no message headers say so. */
  sender: z.string().optional(),
  /** The sum that the record states for the whole, or for what was given back. */
  amount: amountSchema.optional(),
  tax: amountSchema.optional(),
  dates: z.array(mentionedDateSchema),
  /** What of this record makes up the account's total; absent when nothing of it counts. */
  counted: z.array(countedSumSchema).optional(),
  supersededBy: itemIdSchema.optional(),
  why: z.string().optional(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** All records about one booking, order, flight or bill. The newest authoritative one is `current`. */
export const ledgerAccountSchema = z.object({
  id: ledgerIdSchema,
  kind: z.enum(ledgerKinds),
  counterparty: z.string().optional(),
  place: z.string().optional(),
  /** What was bought, in the words of a record. */
  what: z.string().optional(),
  references: z.array(referenceSchema),
  entries: z.array(ledgerEntrySchema),
  /**
   * What other senders say of the same dealing: it replaces nothing that `entries` say, and `why` names both senders. Absent
   * when all records come from who speaks for the dealing, or name no sender.
   */
  rivals: z.array(ledgerEntrySchema).optional(),
  current: itemIdSchema,
  state: z.enum(ledgerStates),
  /** ISO local days, both included, of the stay, journey, visit or purchase. */
  span: z.object({ start: z.string(), end: z.string() }).optional(),
  /**
   * The sum that holds now: what `counted` of the entries adds up to. Absent when no record states one; void (0 with
   * state cancelled) is not absent.
   */
  total: amountSchema.optional(),
});
export type LedgerAccount = z.infer<typeof ledgerAccountSchema>;

/** Every record of a dealing: those that speak for it, and what other senders say. */
export const recordsOf = ({ entries, rivals = [] }: Pick<LedgerAccount, 'entries' | 'rivals'>): LedgerEntry[] => [
  ...entries,
  ...rivals,
];

/** When the dealing was, as far as its records say: an ISO local day or time; empty where it has no record. */
export const startOf = ({ span, entries }: Pick<LedgerAccount, 'span' | 'entries'>): string =>
  span?.start ?? entries[0]?.at ?? '';
