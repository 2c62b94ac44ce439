import { expect, it } from 'vitest';
import type { z } from 'zod';
import { getEvents } from './events.ts';
import { getLedger, getLedgerSums } from './ledger.ts';
import { getAsk, getSearch } from './question.ts';
import { getTimeline } from './timeline.ts';

const asked: readonly (readonly [string, z.ZodType | undefined, Readonly<Record<string, string>>, string])[] = [
  ['timeline', getTimeline.query, {}, 'from'],
  ['timeline', getTimeline.query, {}, 'to'],
  ['events', getEvents.query, {}, 'from'],
  ['events', getEvents.query, {}, 'to'],
  ['ledger', getLedger.query, {}, 'from'],
  ['ledger sums', getLedgerSums.query, { by: 'shop' }, 'to'],
  ['search', getSearch.query, { q: 'tea' }, 'now'],
  ['ask', getAsk.query, { q: 'tea' }, 'now'],
];

it.each(asked)('%s takes no day that no calendar has', (_, query, said, name) => {
  const takes = (day: string): boolean | undefined => query?.safeParse({ ...said, [name]: day }).success;
  expect(takes('2023-02-28')).toBe(true);
  expect(takes('2023-02-31')).toBe(false);
  expect(takes('2023-13-01')).toBe(false);
});

it('timeline takes no month that no calendar has', () => {
  expect(getTimeline.query?.safeParse({ month: '2023-12' }).success).toBe(true);
  expect(getTimeline.query?.safeParse({ month: '2023-13' }).success).toBe(false);
});
