import { expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { LedgerEntry, LedgerState } from '../../memory/ledger.ts';
import { asksForOverrun, plannedAndPaid } from './answer-overrun.ts';

const entry = (id: string, state: LedgerState, at: string, value?: number): LedgerEntry => ({
  item: itemIdSchema.parse(id),
  state,
  at: `${at}T09:00:00`,
  dates: [],
  ...(value === undefined
    ? {}
    : { amount: { value, currency: 'CHF', role: 'unknown', field: 'body', text: `CHF ${value}` } }),
});
const told = (entries: readonly LedgerEntry[]) => plannedAndPaid(entries).map((one) => one?.item);

it('regression: what opens a dealing books it, though it is headed as a reminder', () => {
  const bill = entry('bill', 'invoiced', '2022-11-10', 768.06);
  expect(told([entry('booking', 'reminded', '2022-09-17', 758.95), bill])).toEqual(['booking', 'bill']);
  const upgrade = entry('upgrade', 'reminded', '2022-11-01', 999);
  expect(told([upgrade, entry('booking', 'reminded', '2022-09-17', 758.95), bill])).toEqual(['booking', 'bill']);
  expect(told([entry('booking', 'confirmed', '2022-09-17'), upgrade, bill])).toEqual([undefined, undefined]);
});

it.each([
  'How far apart were the price quoted at booking and the amount I finally paid for my hotel?',
  '在成都的酒店，预订价和最终支付的金额相差多少？',
])('asks for a difference: %s', (question) => expect(asksForOverrun.test(question)).toBe(true));
