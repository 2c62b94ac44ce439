import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { forgetChanges } from './change-feed.ts';
import type { OwnDatabase } from './database.ts';
import { keepIndex } from './posting-base.ts';

/** Writes whose changes stay on record in any case, for who keeps items in memory. */
const KEPT_WRITES = 1000;

/** Keeps the word index anew where that is worth it, and drops the record of what it holds. */
export async function optimize(database: OwnDatabase): Promise<void> {
  await keepIndex(database).catch(leaveToTheOther);
  await database.run(
    `WITH kept AS (
       SELECT least(posting_base.sequence, memory.sequence - $2) AS upto FROM memory
       JOIN posting_base ON posting_base.owner = $1 WHERE memory.owner = $1
     ), told AS (
       UPDATE memory SET pruned = upto FROM kept WHERE owner = $1 AND upto > pruned RETURNING upto
     ), records AS (
       DELETE FROM record_change USING told WHERE owner = $1 AND sequence <= upto
     )
     DELETE FROM change USING told WHERE owner = $1 AND sequence <= upto`,
    KEPT_WRITES,
  );
}

/** Two programs that keep the index at the same moment do the same work, and one of them is turned away. */
function leaveToTheOther(error: unknown): void {
  const isRival = isMadeleineError(error)
    ? error.code === 'memory-locked'
    : error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
  if (!isRival) throw error;
}
const UNIQUE_VIOLATION = '23505';

/**
 * Deletes what may still name what was forgotten: the record of changes, the word index that was kept, what was set aside. The
 * rows are gone for every reader then; their bytes go from the server's files when it vacuums, and from its log and its
 * backups when those are no longer kept, which is not for a client to say.
 */
export async function scrub(database: OwnDatabase): Promise<void> {
  await database.transaction(async (sql) => {
    await forgetChanges(sql);
    await sql('DELETE FROM set_aside WHERE owner = $1');
  });
  await keepIndex(database).catch(leaveToTheOther);
}

export function noBackup(place: string, file: string): MadeleineError {
  return new MadeleineError('usage', `A memory in the database ${place} is not copied into one file.`, {
    path: file,
    action:
      'Back up the server with pg_dump or pgBackRest, or write this memory into a folder with `madeleine move --to FOLDER`.',
  });
}
