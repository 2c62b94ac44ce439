import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeToken, encodeStream, encodeToken } from '../../postings/token-code.ts';
import { migrations } from './migrations/all.ts';

const token = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
  fc.constantFrom(
    '東京',
    'p:x-1',
    'm:2024-05',
    '😀',
    "don't",
    '^',
    '^^a',
    'A',
    '\u0000',
    ' ',
    '\t',
    'É',
    '"',
    '\u007f',
  ),
);

it('is undone, and told apart by every character', () => {
  fc.assert(
    fc.property(token, (text) => {
      expect(decodeToken(encodeToken(text))).toBe(text);
    }),
  );
});

it('keeps prefixes', () => {
  fc.assert(
    fc.property(token, token, (a, b) => {
      expect(encodeToken(a + b).startsWith(encodeToken(a))).toBe(true);
    }),
  );
});

it('leaves each token whole and as it is through the index', () => {
  const database = new DatabaseSync(':memory:');
  for (const { sql } of migrations) database.exec(sql);
  const insert = database.prepare('INSERT OR REPLACE INTO words (rowid, body, terms) VALUES (1, ?, ?)');
  const indexed = database.prepare('SELECT col, term, cnt FROM vocabulary ORDER BY col, term');
  fc.assert(
    fc.property(fc.array(token, { minLength: 1, maxLength: 6 }), (tokens) => {
      const unspaced = tokens.map((text) => text.replaceAll(' ', '')).filter((text) => text !== '');
      insert.run(encodeStream(unspaced.join(' ')), tokens.map(encodeToken).join(' '));
      const counts = (list: readonly string[]) => {
        const found = new Map<string, number>();
        for (const text of list) found.set(text, (found.get(text) ?? 0) + 1);
        return found;
      };
      const read = (column: string) =>
        new Map(
          indexed
            .all()
            .filter((row) => row['col'] === column)
            .map((row) => [decodeToken(String(row['term'])), Number(row['cnt'])]),
        );
      expect(read('body')).toEqual(counts(unspaced));
      expect(read('terms')).toEqual(counts(tokens));
    }),
  );
  database.close();
});
