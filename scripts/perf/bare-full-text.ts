import { DatabaseSync } from 'node:sqlite';
import { corpus } from './corpus.ts';

/** A plain FTS5 table over the same raw text: what a search box without this program would be. */
export function bareFullText(items: number): (question: string) => unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE VIRTUAL TABLE bare USING fts5 (text, tokenize = unicode61); BEGIN');
  const insert = database.prepare('INSERT INTO bare (text) VALUES (?)');
  for (const { text } of corpus(items)) insert.run(text);
  database.exec(`COMMIT; INSERT INTO bare (bare) VALUES ('optimize')`);
  const select = database.prepare('SELECT rowid FROM bare WHERE bare MATCH ? ORDER BY rank LIMIT 10');
  return (question) => select.all(question.split(' ').join(' OR '));
}
