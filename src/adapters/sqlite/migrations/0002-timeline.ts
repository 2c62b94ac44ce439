import type { Database } from '../driver.ts';
import { fillTimeline } from '../timeline-table.ts';
import type { Migration } from './migration.ts';

/**
 * `key` is the wall clock on which an item begins, empty where nobody knows; with `code` it is all that the outline of a
 * timeline needs, which is therefore read off the index alone. `document` is the JSON of the row that is shown.
 */
export const timeline: Migration = {
  version: 2,
  sql: `
    CREATE TABLE timeline (
      row INTEGER PRIMARY KEY REFERENCES item (row) ON DELETE CASCADE,
      key TEXT NOT NULL,
      id TEXT NOT NULL,
      code TEXT NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX timeline_order ON timeline (key, id, code);
  `,
  fill: (database: Database) => fillTimeline(database),
};
