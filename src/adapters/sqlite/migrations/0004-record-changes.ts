import type { Migration } from './migration.ts';

/** Which record was written or deleted when, by which what is derived of records is kept in step. */
export const recordChanges: Migration = {
  version: 4,
  sql: `
    CREATE TABLE record_change (
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      PRIMARY KEY (kind, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX record_change_sequence ON record_change (sequence);
  `,
};
