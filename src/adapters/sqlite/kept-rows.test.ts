import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepRows, keptDocument, keptRow, type RowTexts } from './kept-rows.ts';

/** As they are written to the database: a lone half of a pair is no character there either. */
const text = fc.string({ unit: 'binary' }).map((one) => one.toWellFormed());
const row: fc.Arbitrary<RowTexts> = fc.record({
  document: text,
  timeline: fc.record({ key: text, code: text, document: text }),
  words: fc.record({ title: text, names: text, body: text, terms: text }),
});

describe('rows kept in shared memory', () => {
  it('come back as they were put in, in their order', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const bytes = keepRows(rows);
        expect(rows.map((_, at) => keptRow({ bytes, at }))).toEqual(rows);
        expect(rows.map((_, at) => keptDocument({ bytes, at }))).toEqual(rows.map(({ document }) => document));
      }),
    );
  });

  it('keeps each text to itself, also where halves of a pair meet', () => {
    const half = { document: '{}\ud83c', timeline: { key: '\udf4b', code: '', document: '' } };
    const words = { title: 'é', names: '', body: '猫', terms: '' };
    const kept = keptRow({ bytes: keepRows([{ ...half, words }]), at: 0 });
    expect(kept.document).toBe('{}\ufffd');
    expect(kept.words).toEqual(words);
  });
});
