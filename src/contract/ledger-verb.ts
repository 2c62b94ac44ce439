import { z } from 'zod';
import { ledgerAccountSchema, ledgerKinds } from '../memory/ledger.ts';
import { titleShape } from './timeline-verb.ts';

/** What accounts are summed by. */
export const ledgerGroups = ['shop', 'kind', 'trip', 'place', 'year', 'month'] as const;
export type LedgerGroup = (typeof ledgerGroups)[number];

/** How groups are ordered: by their key (the default), by their key backwards, or by the largest sum of one currency. */
export const ledgerGroupOrders = ['key', 'latest', 'largest'] as const;
export type LedgerGroupOrder = (typeof ledgerGroupOrders)[number];

/** One currency's sum; `?` where records do not say the currency. Sums of different currencies are never added up. */
export const currencySumShape = z.object({ currency: z.string(), value: z.number(), accounts: z.int() });

/** `ledger list`: accounts in the order of their days, and what they cost together, pages before and after included. */
export const ledgerListResponse = z.object({
  accounts: z.array(ledgerAccountSchema),
  sums: z.array(currencySumShape),
  /** Where they are asked for: kinds and years of all accounts, or of those of the trip. */
  choices: z.object({ kinds: z.array(z.enum(ledgerKinds)), years: z.array(z.string()) }).optional(),
  nextCursor: z.string().optional(),
});
export type LedgerListResponse = z.infer<typeof ledgerListResponse>;

/** `ledger sums`: by group, and altogether, groups before and after the page included. An account of no group (no shop is known, no trip) is under `none`. */
export const ledgerSumsResponse = z.object({
  by: z.enum(ledgerGroups),
  groups: z.array(z.object({ key: z.string(), ...titleShape, sums: z.array(currencySumShape) })),
  none: z.array(currencySumShape),
  sums: z.array(currencySumShape),
  nextCursor: z.string().optional(),
});
export type LedgerSumsResponse = z.infer<typeof ledgerSumsResponse>;

/** `ledger show`: one account with its records. */
export const ledgerAccountResponse = z.object({
  account: ledgerAccountSchema,
  records: z.array(z.object({ id: z.string(), modality: z.string(), title: z.string().optional() })),
  trips: z.array(z.object({ id: z.string(), ...titleShape })),
});
export type LedgerAccountResponse = z.infer<typeof ledgerAccountResponse>;
