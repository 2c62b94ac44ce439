import { z } from 'zod';
import { itemIdSchema, ledgerIdSchema } from './ids.ts';
import { amountSchema, mentionedDateSchema, referenceSchema } from './item-text.ts';

/** What a record says of a booking, order or bill, in rising authority except that a cancellation voids. */
export const ledgerStates = [
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
  'order',
  'bill',
  'restaurant',
  'ticket',
  'appointment',
  'subscription',
  'other',
] as const;

/** One record (mail or photographed receipt) of an account, with what it says. */
export const ledgerEntrySchema = z.object({
  item: itemIdSchema,
  state: z.enum(ledgerStates),
  /** ISO local time of the record. */
  at: z.string(),
  amount: amountSchema.optional(),
  dates: z.array(mentionedDateSchema),
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
  references: z.array(referenceSchema),
  entries: z.array(ledgerEntrySchema),
  current: itemIdSchema,
  state: z.enum(ledgerStates),
  /** The sum that holds now; absent when no record states one, void (0 with state cancelled) is not absent. */
  total: amountSchema.optional(),
});
export type LedgerAccount = z.infer<typeof ledgerAccountSchema>;
