import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerGroup, LedgerGroupOrder } from '../../contract/ledger-verb.ts';
import { type LedgerAccount, ledgerAccountSchema } from '../../memory/ledger.ts';
import { initMemory } from '../app.ts';
import { OpenMemory } from '../open-memory.ts';
import { listLedger, sumLedger } from './ledger.ts';
import type { LedgerFilter } from './ledger-accounts.ts';

const COUNT = 90;
const amount = (value: number, currency: string) => ({
  value,
  currency,
  role: 'total',
  field: 'body',
  text: `${value}`,
});
const account = (n: number): LedgerAccount =>
  ledgerAccountSchema.parse({
    id: `account-${String(n).padStart(3, '0')}`,
    kind: n % 3 === 0 ? 'lodging' : 'order',
    counterparty: `Loja${n % 7}`,
    place: n % 2 === 0 ? 'Évora, Portugal' : 'Berlin, Germany',
    references: [{ kind: 'order', code: `REF${n}`, field: 'body', text: `REF${n}` }],
    entries: [{ item: `mail-${n}`, state: 'paid', at: `2023-01-01T10:00:00`, dates: [] }],
    current: `mail-${n}`,
    state: 'paid',
    span: { start: `202${n % 3}-0${1 + (n % 9)}-15`, end: `202${n % 3}-0${1 + (n % 9)}-16` },
    ...(n % 10 === 0 ? {} : { total: amount(n, n % 4 === 0 ? 'USD' : 'EUR') }),
  });

let base: string;
let memory: OpenMemory;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-ledger-'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  memory = await OpenMemory.open(join(base, 'memory'));
  const accounts = Array.from({ length: COUNT }, (_, n) => account(n));
  await memory.store.write(accounts.map((value) => ({ op: 'putRecord', kind: 'ledger', id: value.id, value })));
});
afterAll(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

const filters: readonly LedgerFilter[] = [
  {},
  { kind: 'lodging' },
  { from: '2021', to: '2021' },
  { words: 'evora loja3' },
];

describe('the list of accounts', () => {
  it('comes in pages that together are all of it, either way round, each with the sums of all', async () => {
    for (const filter of filters)
      for (const order of ['asc', 'desc'] as const) {
        const whole = await listLedger(memory, filter);
        const read: LedgerAccount[] = [];
        for (let cursor: string | undefined; ; ) {
          const page = await listLedger(memory, {
            ...filter,
            order,
            limit: 7,
            ...(cursor === undefined ? {} : { cursor }),
          });
          expect(page.accounts.length).toBeLessThanOrEqual(7);
          expect(page.sums).toEqual(whole.sums);
          read.push(...page.accounts);
          cursor = page.nextCursor;
          if (cursor === undefined) break;
        }
        expect(read).toEqual(order === 'asc' ? whole.accounts : whole.accounts.toReversed());
      }
  });

  it('is told by words, whatever their accents, of shop, place and reference', async () => {
    const found = await listLedger(memory, { words: ' EVORA loja3 ' });
    expect(found.accounts.map(({ id }) => id).toSorted()).toEqual(
      Array.from({ length: COUNT }, (_, n) => n)
        .filter((n) => n % 2 === 0 && n % 7 === 3)
        .map((n) => account(n).id),
    );
    expect((await listLedger(memory, { words: 'ref42' })).accounts.map(({ id }) => id)).toEqual(['account-042']);
  });

  it('tells the kinds and years to choose from, whatever was chosen, where that is asked for', async () => {
    const asked = await listLedger(memory, { kind: 'lodging', from: '2021', limit: 1, choices: true });
    expect(asked.choices).toEqual({ kinds: ['lodging', 'order'], years: ['2020', '2021', '2022'] });
    expect(await listLedger(memory, { limit: 1 })).not.toHaveProperty('choices');
  });
});

describe('sums by group', () => {
  it('come in pages that together are all of them, in every order, each with the sums of all', async () => {
    for (const by of ['shop', 'kind', 'place', 'year', 'month', 'trip'] as const)
      for (const order of ['key', 'latest', 'largest'] as const)
        expect(await inPages(by, order)).toEqual(await whole(by, order));
    expect((await sumLedger(memory, 'shop')).groups.map(({ key }) => key)).toEqual(
      (await sumLedger(memory, 'shop', { order: 'latest' })).groups.map(({ key }) => key).toReversed(),
    );
    const [first] = (await sumLedger(memory, 'month', { order: 'largest' })).groups;
    expect(first?.sums.map(({ value }) => value)).toContain(
      Math.max(...(await sumLedger(memory, 'month')).groups.flatMap(({ sums }) => sums.map(({ value }) => value))),
    );
  });

  const whole = (by: LedgerGroup, order: LedgerGroupOrder) => sumLedger(memory, by, { order });

  async function inPages(by: LedgerGroup, order: LedgerGroupOrder) {
    const first = await sumLedger(memory, by, { order, limit: 2 });
    const groups = [...first.groups];
    for (let cursor = first.nextCursor; cursor !== undefined; ) {
      const next = await sumLedger(memory, by, { order, limit: 2, cursor });
      expect({ ...next, groups: [], nextCursor: '' }).toEqual({ ...first, groups: [], nextCursor: '' });
      groups.push(...next.groups);
      cursor = next.nextCursor;
    }
    const { nextCursor: _, ...rest } = first;
    return { ...rest, groups };
  }
});
