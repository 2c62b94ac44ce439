import type { Migration } from './migration.ts';

/**
 * Tokens arrive cut by the caller, coded by `token-code.ts` and separated by spaces. Every other character of ASCII is
 * made a token character, and beyond ASCII this tokenizer folds nothing, so that every token stays as it is.
 */
const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const tokenizer = `ascii tokenchars ${quoted(punctuation)}`;

export const memory: Migration = {
  version: 1,
  sql: `
    CREATE TABLE item (
      row INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      identity TEXT NOT NULL UNIQUE,
      modality TEXT NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX item_modality ON item (modality, id);
    CREATE TABLE record (
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      document TEXT NOT NULL,
      PRIMARY KEY (kind, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE link (
      id TEXT PRIMARY KEY,
      from_id TEXT NOT NULL,
      to_id TEXT NOT NULL,
      by TEXT NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX link_from ON link (from_id);
    CREATE INDEX link_to ON link (to_id);
    CREATE TABLE thumbnail (
      row INTEGER PRIMARY KEY REFERENCES item (row) ON DELETE CASCADE,
      mime TEXT NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;
    CREATE TABLE vector (
      row INTEGER NOT NULL REFERENCES item (row) ON DELETE CASCADE,
      space TEXT NOT NULL,
      bytes BLOB NOT NULL,
      PRIMARY KEY (space, row)
    ) STRICT;
    CREATE INDEX vector_row ON vector (row);
    CREATE TABLE job (
      item TEXT NOT NULL,
      stage TEXT NOT NULL,
      version INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      claimed_by TEXT,
      failed INTEGER NOT NULL DEFAULT 0,
      code TEXT,
      message TEXT,
      PRIMARY KEY (stage, item)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX job_item ON job (item);
    CREATE INDEX job_claimed ON job (claimed_by) WHERE claimed_by IS NOT NULL;
    CREATE TABLE set_aside (kind TEXT NOT NULL, id TEXT NOT NULL, document TEXT NOT NULL) STRICT;
    CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO counter VALUES ('sequence', 0), ('forgotten', 0), ('optimized', 0);
    CREATE TABLE change (sequence INTEGER NOT NULL, id TEXT NOT NULL, PRIMARY KEY (id)) STRICT, WITHOUT ROWID;
    CREATE INDEX change_sequence ON change (sequence);
    CREATE VIRTUAL TABLE words USING fts5 (title, names, body, context, terms, tokenize = "${tokenizer.replaceAll('"', '""')}");
    CREATE VIRTUAL TABLE vocabulary USING fts5vocab (words, col);
  `,
};
