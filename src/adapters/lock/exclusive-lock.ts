import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { HoldOptions, LockHolder } from '../../ports/lock.ts';

export type ExclusiveLock = { release(): void };

const holderSchema = z.object({ pid: z.int(), since: z.string(), yields: z.boolean() });

const PATIENCE_MS = 60_000;
const POLL_MS = 50;

/**
 * A lock that one process at a time holds and that the operating system lets go of when the process dies, however it
 * dies: a write transaction on an otherwise empty database. `on`: where, for whoever is told that it is held. Errors:
 * `memory-locked`, `read-only`.
 */
export function takeLock(
  file: string,
  what: string,
  { yields = false, on = 'on this memory' }: { readonly yields?: boolean; readonly on?: string } = {},
): ExclusiveLock {
  let database: DatabaseSync | undefined;
  try {
    makePrivate(file);
    database = new DatabaseSync(file);
    database.exec('PRAGMA busy_timeout = 0');
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if (!(error instanceof Error) || !/locked|busy/i.test(error.message)) throw writableError(error, file);
    const holder = holderOf(file);
    const who = holder === undefined ? '' : ` (process ${holder.pid}, since ${holder.since})`;
    throw new MadeleineError('memory-locked', `Another ${what} is running ${on}${who}.`, {
      path: file,
      action: 'Wait until it finishes or stop it, then run this command again.',
      cause: error,
    });
  }
  const held = database;
  let isHeld = true;
  noteHolder(file, { pid: process.pid, since: new Date().toISOString(), yields });
  return {
    release() {
      // The note may be another's by now.
      if (!isHeld) return;
      isHeld = false;
      try {
        rmSync(noteOf(file), { force: true });
        held.exec('ROLLBACK');
      } finally {
        held.close();
      }
    },
  };
}

/**
 * As `takeLock`, but waits for a holder who lets go every few seconds, and with `forever` for any. Errors: `memory-locked`,
 * `cancelled`. `onWait` is told once, with who holds it as far as that is known.
 */
export async function awaitLock(file: string, what: string, options: HoldOptions = {}): Promise<ExclusiveLock> {
  const began = performance.now();
  for (let tries = 0; ; tries += 1) {
    try {
      return takeLock(file, what, options);
    } catch (error) {
      if (!isMadeleineError(error) || error.code !== 'memory-locked') throw error;
      const isWorth = options.atOnce !== true && (options.forever === true || holderOf(file)?.yields !== false);
      if (!isWorth || (options.forever !== true && performance.now() - began > PATIENCE_MS)) throw error;
      if (tries === 0) options.onWait?.(holderOf(file));
      await sleep(POLL_MS, undefined, options.signal === undefined ? {} : { signal: options.signal }).catch(() => {
        throw new MadeleineError('cancelled', 'Cancelled while waiting for another import.', { cause: error });
      });
    }
  }
}

/** SQLite's codes (https://sqlite.org/rescode.html) for a file that may not be written to or made. */
const unwritable: ReadonlySet<number> = new Set([8, 14]);

function writableError(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0;
  if (!unwritable.has(code & 0xff)) return error;
  return new MadeleineError('read-only', 'The memory cannot be written to: its folder or disk is read-only.', {
    path: file,
    action: 'Give your user write permission, or choose another folder with --memory.',
    cause: error,
  });
}

/** SQLite would make it by the umask, and says itself what is wrong where it cannot be made. */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // Told by what opens it.
  }
}

/** Beside the lock, which nobody else can read while it is held. */
const noteOf = (file: string): string => `${file}.holder`;

function noteHolder(file: string, holder: LockHolder): void {
  try {
    writeFileSync(noteOf(file), JSON.stringify(holder), { mode: 0o600 });
  } catch {
    // A remark for people; the lock holds without it.
  }
}

/** Who holds the lock now, as far as that is known; undefined when nobody does. */
export function lockHolder(file: string): LockHolder | undefined {
  const holder = holderOf(file);
  return holder !== undefined && isAlive(holder.pid) ? holder : undefined;
}

/** What a process that was killed left behind says nothing. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Undefined while it changes hands. */
function holderOf(file: string): LockHolder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(noteOf(file), 'utf8')));
  } catch {
    return undefined;
  }
}
