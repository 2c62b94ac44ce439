import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ErrorCode, MadeleineError } from '../../memory/errors.ts';

type Explanation = { readonly code: ErrorCode; readonly message: string; readonly action: string };

const locked: Explanation = {
  code: 'memory-locked',
  message: 'Another program is writing to this memory and did not finish in time.',
  action: 'Wait until it finishes or stop it, then try again.',
};
const corrupt: Explanation = {
  code: 'memory-corrupt',
  message: 'The database of this memory is damaged.',
  action:
    'Run `madeleine doctor --repair`, which saves what can be read, or restore a backup with `madeleine restore`.',
};
const readOnly: Explanation = {
  code: 'read-only',
  message: 'The memory cannot be written to: its folder or disk is read-only.',
  action: 'Give your user write permission, or choose another folder with --memory.',
};

const full: Explanation = {
  code: 'disk-full',
  message: 'The disk is full.',
  action: 'Free some space and run the same command again to resume.',
};

/** SQLite's primary result codes (https://sqlite.org/rescode.html) that a person can do something about. */
const explanations: Readonly<Record<number, Explanation>> = {
  5: locked,
  6: locked,
  8: readOnly,
  10: {
    code: 'unreadable',
    message: 'The disk reported an error.',
    action: 'Check the disk, and restore a backup if it failed.',
  },
  11: corrupt,
  13: full,
  14: {
    code: 'unreadable',
    message: 'The database of this memory cannot be opened.',
    action: 'Check that the folder exists and that you can read and write it.',
  },
  26: corrupt,
};

const DISK_ERROR = 10;
/** Less than the index of the log takes, without which a database is not even read. */
const NO_SPACE = 64 * 1024;

/** What memory-mapped files cannot have for want of space comes as an error of the disk. */
function explained(code: number, file: string): Explanation | undefined {
  if (code !== DISK_ERROR) return explanations[code];
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < NO_SPACE ? full : explanations[code];
  } catch {
    return explanations[code];
  }
}

/** An error of SQLite as one clear sentence; anything else comes back as it is. */
export function sqliteError(error: unknown, file: string): unknown {
  if (error instanceof MadeleineError || !(error instanceof Error) || !('errcode' in error)) return error;
  const known = typeof error.errcode === 'number' ? explained(error.errcode & 0xff, file) : undefined;
  if (known === undefined) return error;
  return new MadeleineError(known.code, known.message, { path: file, action: known.action, cause: error });
}

/** What is thrown where a row of the database cannot be read. */
export const unreadableRow = (what: string, path: string, cause: unknown): MadeleineError =>
  new MadeleineError('memory-corrupt', `The ${what} of this memory cannot be read.`, {
    path,
    action: 'Run `madeleine doctor --repair` to move it aside, or restore a backup with `madeleine restore`.',
    cause,
  });
