import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { isAlive } from '../../adapters/lock/exclusive-lock.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { layout } from '../memory-folder.ts';
import { keyIn } from './key-file.ts';

/** Of Linux, in memory: nothing there reaches a disk but by swapping. */
const IN_MEMORY = '/dev/shm';

/**
 * Where an encrypted memory puts, for as long as they are needed, the files that other programs must read as they are: in
 * memory where the system has such a place, and for nobody else to read. Errors: `unsafe-path` where somebody else made it.
 */
export function workFolder(memory: string): string {
  const name = createHash('sha256').update(memory).digest('hex').slice(0, 16);
  const folder = join(placeOfWork(), `madeleine-${process.getuid?.() ?? 'work'}-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const made = lstatSync(folder);
  const isOwn = process.getuid === undefined || (made.uid === process.getuid() && (made.mode & 0o077) === 0);
  if (made.isDirectory() && isOwn) return folder;
  throw new MadeleineError('unsafe-path', `${folder} is not yours alone.`, {
    path: folder,
    action: 'Remove it, or name another place in MADELEINE_TEMPORARY.',
  });
}

let ofSystem: string | undefined;

function placeOfWork(): string {
  const said = process.env['MADELEINE_TEMPORARY'];
  if (said !== undefined && said !== '') return said;
  // Known before `useWorkFolder` names another.
  ofSystem ??= isWritable(IN_MEMORY) ? IN_MEMORY : tmpdir();
  return ofSystem;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return existsSync(folder);
  } catch {
    return false;
  }
}

const NAMES = ['TMPDIR', 'TMP', 'TEMP'] as const;
const ofEnvironment = NAMES.map((name) => [name, process.env[name]] as const);
/** Of the encrypted memories that are open, the latest last. */
const inUse: string[] = [];

/**
 * Frames, sounds and scratch files of this process, and of those it begins, go where those of an encrypted memory may lie, until
 * the returned function is called.
 */
export function useWorkFolder(memory: string): () => void {
  const folder = ownFolder(memory);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  inUse.push(folder);
  nameTemporary();
  return () => {
    const at = inUse.lastIndexOf(folder);
    if (at >= 0) inUse.splice(at, 1);
    if (!inUse.includes(folder)) rmSync(folder, { recursive: true, force: true });
    nameTemporary();
  };
}

/** Of this process and thread: what is left in it when the process was killed is removed as what it had been lent. */
const ownFolder = (memory: string): string => join(lentFolder(memory), `${process.pid}-${threadId}-temporary`);

function nameTemporary(): void {
  const folder = inUse.at(-1);
  for (const [name, before] of ofEnvironment) {
    const value = folder ?? before;
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** Where content is lent to other programs as a file. */
export const lentFolder = (memory: string): string => join(workFolder(memory), 'lent');

/** Removes what processes that were killed had been lent. */
export async function sweepLent(memory: string): Promise<void> {
  const lent = lentFolder(memory);
  for (const name of await readdir(lent).catch(() => []))
    if (!isAlive(Number.parseInt(name, 10))) await rm(join(lent, name), { recursive: true, force: true });
}

/** Where uploads wait to be imported: on the way they are not encrypted, so that those of an encrypted memory wait elsewhere. */
export const uploadsFolder = (memory: string): string =>
  keyIn(memory) === undefined ? join(memory, layout.uploads) : join(workFolder(memory), layout.uploads);

/** Where a process puts pieces aside while it works: kept with a plain memory, for as long as it is open with an encrypted one. */
export const scratchFolder = (memory: string): string =>
  keyIn(memory) === undefined ? join(memory, layout.cache) : ownFolder(memory);
