import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemIdSchema, linkIdSchema } from '../../memory/ids.ts';
import type { Link } from '../../memory/link.ts';
import { keepLinks, keepParted, keptRecords } from './kept-records.ts';

const text = fc.string({ unit: 'binary' }).map((one) => one.toWellFormed());
const id = fc.stringMatching(/^[a-z0-9]{1,12}$/).map((one) => itemIdSchema.parse(one));
const link: fc.Arbitrary<Link> = fc.record({ from: id, to: id, by: text, note: text }).map((one) => ({
  ...one,
  id: linkIdSchema.parse(`same-reference:${one.from}:${one.to}`),
  kind: 'same-reference',
  weight: 0.9,
}));

describe('records kept in shared memory', () => {
  it('come back as the rows of links, in their order', () => {
    fc.assert(
      fc.property(fc.array(link, { maxLength: 5 }), (links) => {
        const rows = [...keptRecords({ kind: 'link', bytes: keepLinks(links) })];
        expect(rows).toEqual(
          links.map((one) => ({
            kind: 'link',
            id: one.id,
            from: one.from,
            to: one.to,
            by: one.by,
            document: JSON.stringify(one),
          })),
        );
      }),
    );
  });

  it('have what was said later where their documents lack it', () => {
    const parted = fc.record({ id, before: text, after: text });
    fc.assert(
      fc.property(fc.array(fc.tuple(parted, text), { maxLength: 5 }), (records) => {
        const bytes = keepParted(records.map(([one]) => one));
        const rows = keptRecords({ kind: 'ledger', bytes, between: records.map(([, said]) => said) });
        expect([...rows]).toEqual(
          records.map(([one, said]) => ({ kind: 'ledger', id: one.id, document: one.before + said + one.after })),
        );
      }),
    );
  });
});
