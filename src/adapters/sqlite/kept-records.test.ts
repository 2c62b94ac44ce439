import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemIdSchema, linkIdSchema } from '../../memory/ids.ts';
import type { Link } from '../../memory/link.ts';
import { keptRecords, LinkTable, type PartedRecord, PartedTable } from './kept-records.ts';

const text = fc.string({ unit: 'binary' }).map((one) => one.toWellFormed());
const id = fc.stringMatching(/^[a-z0-9]{1,12}$/).map((one) => itemIdSchema.parse(one));
const link: fc.Arbitrary<Link> = fc.record({ from: id, to: id, by: text, note: text }).map((one) => ({
  ...one,
  id: linkIdSchema.parse(`same-reference:${one.from}:${one.to}`),
  kind: 'same-reference',
  weight: 0.9,
}));

const inTable = (links: readonly Link[]) => {
  const table = new LinkTable();
  for (const one of links) table.add(one);
  return [...keptRecords({ kind: 'link', table: table.finish() })];
};
const rowOf = (one: Link) => ({
  kind: 'link',
  id: one.id,
  from: one.from,
  to: one.to,
  by: one.by,
  document: JSON.stringify(one),
});
const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const partedTable = (records: readonly PartedRecord[]) => {
  const table = new PartedTable();
  for (const one of records) table.add(one);
  return table.finish();
};

describe('records kept in shared memory', () => {
  it('come back as the rows of links, each once, in the order of ids', () => {
    fc.assert(
      fc.property(fc.array(link, { maxLength: 5 }), (links) => {
        const last = [...new Map(links.map((one) => [one.id, one])).values()];
        expect(inTable(links)).toEqual(last.sort(byId).map(rowOf));
      }),
    );
  });

  it('are put down in parts, whatever their number, and come back the same', () => {
    const numbered = (n: number): Link => ({
      id: linkIdSchema.parse(`l${n % 4000}`),
      kind: 'burst',
      from: itemIdSchema.parse(`a${n}`),
      to: itemIdSchema.parse('b'),
      weight: 1,
      by: 'organise.link',
    });
    const links = Array.from({ length: 5000 }, (_, n) => numbered(n * 7919));
    const last = [...new Map(links.map((one) => [one.id, one])).values()];
    expect(inTable(links)).toEqual(last.sort(byId).map(rowOf));
    const records = links.map(({ from }) => ({ id: from, before: `<${from}`, after: `${from}>` }));
    const table = partedTable(records);
    expect(table.parts.length).toBe(5);
    const sorted = [...records].sort(byId);
    const between = sorted.map((_, at) => ` ${at} `);
    expect([...keptRecords({ kind: 'ledger', table, between })].map(({ document }) => document)).toEqual(
      sorted.map(({ before, after }, at) => `${before} ${at} ${after}`),
    );
  });

  it('have what was said later where their documents lack it', () => {
    const parted = fc.record({ id, before: text, after: text });
    const distinct = { maxLength: 5, selector: ([one]: readonly [PartedRecord, string]) => one.id };
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(parted, text), distinct), (records) => {
        const sorted = [...records].sort(([a], [b]) => byId(a, b));
        const table = partedTable(records.map(([one]) => one));
        const rows = keptRecords({ kind: 'ledger', table, between: sorted.map(([, said]) => said) });
        expect([...rows]).toEqual(
          sorted.map(([one, said]) => ({ kind: 'ledger', id: one.id, document: one.before + said + one.after })),
        );
      }),
    );
  });
});
