import { z } from 'zod';
import { isCalendarTime } from '../../memory/calendar-time.ts';
import { ledgerKinds } from '../../memory/ledger.ts';
import { endpoint } from '../endpoint.ts';
import {
  ledgerAccountResponse,
  ledgerGroupOrders,
  ledgerGroups,
  ledgerListResponse,
  ledgerSumsResponse,
} from '../ledger-verb.ts';
import { pageQuery } from './timeline.ts';

/** An ISO day, or a month or year alone. */
const day = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'an ISO day, month or year, such as 2023-05')
  .refine(isCalendarTime, 'not a valid date');
const words = z.string().max(200);

/** Which accounts; all that is said must hold. */
const filter = z.object({
  kind: z.enum(ledgerKinds).optional(),
  shop: words.optional(),
  place: words.optional(),
  words: words.optional(),
  from: day.optional(),
  to: day.optional(),
  trip: words.optional(),
});

export const getLedger = endpoint({
  id: 'ledger',
  method: 'get',
  path: '/ledger',
  summary:
    'Lists bookings, orders and payments in pages, with their records and current amounts, and totals per currency of all matches.',
  scope: 'read',
  query: filter.extend({
    limit: z.coerce.number().int().min(1).max(1000).default(200),
    order: z.enum(['asc', 'desc']).optional(),
    choices: z.stringbool().optional(),
    ...pageQuery,
  }),
  answer: { kind: 'json', schema: ledgerListResponse },
});

export const getLedgerSums = endpoint({
  id: 'ledger-sums',
  method: 'get',
  path: '/ledger/sums',
  summary:
    'Totals entries by shop, kind, trip, place, year or month, all groups or in pages; currencies are totalled separately.',
  scope: 'read',
  query: filter.extend({
    by: z.enum(ledgerGroups),
    limit: z.coerce.number().int().min(1).max(1000).optional(),
    order: z.enum(ledgerGroupOrders).optional(),
    ...pageQuery,
  }),
  answer: { kind: 'json', schema: ledgerSumsResponse },
});

export const getLedgerAccount = endpoint({
  id: 'ledger-account',
  method: 'get',
  path: '/ledger/{id}',
  summary:
    'Returns a ledger entry by its id or the id of one of its records, with all records and why they were superseded.',
  scope: 'read',
  params: z.object({ id: z.string().min(1).max(512) }),
  answer: { kind: 'json', schema: ledgerAccountResponse },
});
