import type { Migration } from './migration.ts';

/**
 * Claims were those of process numbers, which say nothing in another namespace: a claim now has a time at which it runs out,
 * in milliseconds since 1970. Work that somebody had claimed is free again.
 */
export const jobLeases: Migration = {
  version: 3,
  sql: `
    DROP INDEX job_claimed;
    ALTER TABLE job DROP COLUMN claimed_by;
    ALTER TABLE job ADD COLUMN claim TEXT;
    ALTER TABLE job ADD COLUMN expires INTEGER;
    CREATE INDEX job_leased ON job (expires) WHERE claim IS NOT NULL;
    CREATE INDEX job_free ON job (stage, attempts, item) WHERE claim IS NULL AND failed = 0;
  `,
};
