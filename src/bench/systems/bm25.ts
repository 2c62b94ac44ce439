import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { tokens } from '../../language/tokens.ts';
import type { Baseline } from './ranking-baseline.ts';

const rowSchema = z.object({ id: z.string(), score: z.number() });
const MOST_ROWS = 1000;

/** SQLite FTS5 as it comes: Porter-stemmed words of the text, the question's words joined by OR, its own BM25. */
export const bm25: Baseline = {
  name: 'bm25',
  identity: { version: 1, engine: 'SQLite FTS5 porter unicode61' },
  index(texts) {
    const database = new DatabaseSync(':memory:');
    database.exec("CREATE VIRTUAL TABLE item USING fts5(id UNINDEXED, text, tokenize='porter unicode61')");
    const insert = database.prepare('INSERT INTO item (id, text) VALUES (?, ?)');
    database.exec('BEGIN');
    for (const { id, text } of texts) insert.run(id, asWords(text));
    database.exec('COMMIT');
    const select = database.prepare(
      `SELECT id, -bm25(item) AS score FROM item WHERE item MATCH ? ORDER BY rank LIMIT ${MOST_ROWS}`,
    );
    const rank = (question: string) => {
      const words = [...new Set(asWords(question).match(/[\p{L}\p{N}]+/gu) ?? [])];
      if (words.length === 0) return [];
      return z.array(rowSchema).parse(select.all(words.map((word) => `"${word}"`).join(' OR ')));
    };
    return { rank, close: () => database.close() };
  },
};

/** The tokenizer finds no word inside a run of Chinese; the baseline is given bigrams there, as any user would. */
const asWords = (text: string): string =>
  text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu, (run) => ` ${tokens(run).join(' ')} `);
