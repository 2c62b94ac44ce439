import { describe, expect, it } from 'vitest';
import { type LedgerAccount, ledgerAccountSchema } from '../../../../src/memory/ledger.ts';
import { conflictOf, formerSums } from './account-facts.ts';

const amount = (value: number, currency = 'EUR') => ({
  value,
  currency,
  role: 'total',
  field: 'body',
  text: `${value}`,
});
const account = (entries: readonly object[], more: object = {}): LedgerAccount =>
  ledgerAccountSchema.parse({
    id: 'a',
    kind: 'lodging',
    counterparty: 'Casa das Camélias',
    place: 'Porto, Portugal',
    references: [],
    entries: entries.map((entry, i) => ({ item: `m${i}`, at: `2023-03-1${i}T10:00:00`, dates: [], ...entry })),
    current: 'm0',
    state: 'invoiced',
    span: { start: '2023-12-30', end: '2024-01-02' },
    ...more,
  });
const charge = (value: number) => [{ as: 'charge', amount: amount(value) }];

describe('sums that hold no more', () => {
  it('are those of records that gave way, unless they count or say the same', () => {
    const stay = account(
      [
        { state: 'quoted', amount: amount(500), supersededBy: 'm1' },
        { state: 'booked', amount: amount(461.95), supersededBy: 'm2' },
        { state: 'confirmed', amount: amount(461.95), supersededBy: 'm3' },
        { state: 'invoiced', amount: amount(449.45), counted: charge(449.45) },
      ],
      { total: amount(449.45) },
    );
    expect(formerSums(stay).map(({ value }) => value)).toEqual([461.95]);
    expect(conflictOf(stay)).toEqual([]);
  });
});

describe('records that contradict each other', () => {
  it('are of one state and state different sums', () => {
    const two = account([
      { state: 'invoiced', amount: amount(120), supersededBy: 'm1' },
      { state: 'invoiced', amount: amount(130), counted: charge(130) },
    ]);
    expect(conflictOf(two)).toHaveLength(2);
  });

  it('are none where bills are added up, or only the currency of nothing differs', () => {
    const parts = account([
      { state: 'paid', amount: amount(50), counted: charge(50) },
      { state: 'paid', amount: amount(70), counted: charge(70) },
    ]);
    expect(conflictOf(parts)).toEqual([]);
    expect(conflictOf(account([{ state: 'paid', amount: amount(50) }]))).toEqual([]);
  });
});
