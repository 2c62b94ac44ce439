import { readFile } from 'node:fs/promises';
import { MadeleineError } from '../memory/errors.ts';

/**
 * A file that somebody handed in, without the byte order mark that some editors put before it. Errors: `missing`,
 * `unreadable`, with `what` as its name.
 */
export async function readText(path: string, what = 'This file'): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
  } catch (cause) {
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw new MadeleineError(missing ? 'missing' : 'unreadable', `${what} cannot be read.`, {
      path,
      action: 'Check the path.',
      cause,
    });
  }
}
