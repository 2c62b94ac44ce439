import { sep } from 'node:path';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';

/** Keys of the memories that this process has unlocked, by folder. Threads that begin later have them, too. */
const RING = 'madeleine-keys';
const ringSchema = z.map(z.string(), z.instanceof(Uint8Array));

/** Memories that were locked while something may still have been at work on them. */
const LOCKED = 'madeleine-locked';
const lockedSchema = z.set(z.string());

function ring(): ReadonlyMap<string, Uint8Array> {
  const held = getEnvironmentData(RING);
  return held === undefined ? new Map() : ringSchema.parse(held);
}

export function holdKey(folder: string, key: Uint8Array): void {
  setEnvironmentData(RING, new Map(ring()).set(folder, new Uint8Array(key)));
  const locked = lockedFolders();
  if (locked.delete(folder)) setEnvironmentData(LOCKED, locked);
}

function lockedFolders(): Set<string> {
  const held = getEnvironmentData(LOCKED);
  return held === undefined ? new Set() : lockedSchema.parse(held);
}

/**
 * As `dropKey`, where something may still be under way: until the memory is unlocked by whoever says the passphrase, all that would
 * read or write below its folder is refused, and nothing is taken for plain.
 */
export function lockKey(folder: string): void {
  dropKey(folder);
  setEnvironmentData(LOCKED, lockedFolders().add(folder));
}

export const isLocked = (folder: string): boolean => lockedFolders().has(folder);

export const lockedMemory = (path: string): MadeleineError =>
  new MadeleineError('passphrase-needed', 'This memory is encrypted and locked.', {
    path,
    action:
      'Give its passphrase in a terminal, in MADELEINE_PASSPHRASE, or in the file that MADELEINE_PASSPHRASE_FILE names.',
  });

/** Nothing in this process can open the memory any more; what has it open keeps what it needs until it is closed. */
export function dropKey(folder: string): void {
  const left = new Map(ring());
  left.get(folder)?.fill(0);
  left.delete(folder);
  setEnvironmentData(RING, left);
}

export const heldKey = (folder: string): Uint8Array | undefined => ring().get(folder);

/** The key of the memory that a file belongs to; undefined where that is a plain one. Errors: `passphrase-needed` for a locked one. */
export function keyOver(file: string): Uint8Array | undefined {
  for (const [folder, key] of ring()) if (file.startsWith(folder + sep)) return key;
  for (const folder of lockedFolders()) if (file.startsWith(folder + sep)) throw lockedMemory(folder);
  return undefined;
}
