import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type Connection, makePrivate } from './connection.ts';

const valueRow = z.object({ value: z.number() });
const checkpointRow = z.object({ busy: z.number() });

/** A consistent copy in one file. Errors: `usage` when the file is there already. */
export function backUp(connection: Connection, file: string): void {
  if (existsSync(file)) {
    throw new MadeleineError('usage', `${file} already exists.`, { path: file, action: 'Choose another name.' });
  }
  makePrivate(file);
  connection.run('VACUUM INTO ?', file);
  const written = openSync(file, 'r+');
  try {
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
}

/** Merges the full-text index into one piece, unless nothing was written since that was last done. */
export function optimize(connection: Connection): void {
  const value = (name: string) =>
    connection.read(valueRow, connection.get('SELECT value FROM counter WHERE name = ?', name)).value;
  const sequence = value('sequence');
  if (sequence === value('optimized')) return;
  connection.transaction(() => {
    connection.exec(`INSERT INTO words (words) VALUES ('optimize')`);
    connection.run(`UPDATE counter SET value = ? WHERE name = 'optimized'`, sequence);
  });
  connection.exec('PRAGMA optimize');
}

/**
 * Leaves nothing of deleted rows in any file. The full-text index is rebuilt from what is left, because merging may
 * keep a deleted word as a mark that it is deleted; VACUUM writes every page anew; the log is emptied last.
 * Errors: `memory-locked` when another process reads an older state for so long that the log cannot be emptied.
 */
export function scrub(connection: Connection, feed: ChangeFeed): void {
  connection.transaction(() => {
    feed.forget();
    connection.run('DELETE FROM set_aside');
    connection.exec(`INSERT INTO words (words) VALUES ('rebuild')`);
    connection.exec(`INSERT INTO words (words) VALUES ('optimize')`);
  });
  connection.exec('VACUUM');
  const { busy } = connection.read(checkpointRow, connection.get('PRAGMA wal_checkpoint(TRUNCATE)'));
  if (busy !== 0) {
    throw new MadeleineError(
      'memory-locked',
      'Deleted content may remain in the database log because another program is reading it.',
      {
        path: connection.file,
        action: 'Stop other programs that use this memory, and run `madeleine doctor`.',
      },
    );
  }
}
