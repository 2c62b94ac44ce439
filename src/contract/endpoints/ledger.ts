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
  .refine(isCalendarTime, 'no calendar has that day');
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
    'What was booked, ordered and paid, by page: accounts with their records and what holds now; sums by currency of all that fit.',
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
    'What accounts cost by shop, kind, trip, place, year or month, all groups or by page; currencies are never added up.',
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
    'One account, by its id or by that of one of its records: the chain of records, and what superseded what and why.',
  scope: 'read',
  params: z.object({ id: z.string().min(1).max(512) }),
  answer: { kind: 'json', schema: ledgerAccountResponse },
});
