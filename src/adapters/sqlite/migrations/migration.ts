import type { Database } from '../driver.ts';

/**
 * A step from one version of the database to the next; forward only, each in one transaction with those before it. `fill`
 * runs after the SQL, for what SQL alone cannot compute from what is there.
 */
export type Migration = {
  readonly version: number;
  readonly sql: string;
  readonly fill?: (database: Database) => void;
};
