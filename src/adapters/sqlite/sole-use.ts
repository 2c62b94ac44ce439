import { DatabaseSync } from 'node:sqlite';

const BUSY_MS = 500;

/** Whether another program has a database open, idle or not; where none has, its log is merged into it. */
export function isUsedByOthers(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    // Only who has it alone may leave the log.
    return database.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode'] !== 'delete';
  } catch {
    return true;
  } finally {
    database.close();
  }
}
