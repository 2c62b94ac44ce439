import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sqliteError } from './sqlite-error.ts';

/** SQLITE_IOERR_SHMSIZE: the index of the log could not be made larger. */
const NO_INDEX = Object.assign(new Error('disk I/O error'), { errcode: 4874 });

describe('an error of SQLite', () => {
  // Nothing can be stored below /proc: it says that it has no space at all.
  it.skipIf(!existsSync('/proc/self'))('is told as a full disk where there is no space', () => {
    expect(sqliteError(NO_INDEX, '/proc/memory.db')).toMatchObject({ code: 'disk-full' });
  });

  it('stays an error of the disk where there is space, or where nobody can say', () => {
    expect(sqliteError(NO_INDEX, join(tmpdir(), 'memory.db'))).toMatchObject({ code: 'unreadable' });
    expect(sqliteError(NO_INDEX, join(tmpdir(), 'not', 'there', 'memory.db'))).toMatchObject({ code: 'unreadable' });
  });
});
