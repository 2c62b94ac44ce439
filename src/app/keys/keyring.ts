import { sep } from 'node:path';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { z } from 'zod';

/** Keys of the memories that this process has unlocked, by folder. Threads that begin later have them, too. */
const RING = 'madeleine-keys';
const ringSchema = z.map(z.string(), z.instanceof(Uint8Array));

function ring(): ReadonlyMap<string, Uint8Array> {
  const held = getEnvironmentData(RING);
  return held === undefined ? new Map() : ringSchema.parse(held);
}

export function holdKey(folder: string, key: Uint8Array): void {
  setEnvironmentData(RING, new Map(ring()).set(folder, new Uint8Array(key)));
}

/** Nothing in this process can open the memory any more; what has it open keeps what it needs until it is closed. */
export function dropKey(folder: string): void {
  const left = new Map(ring());
  left.get(folder)?.fill(0);
  left.delete(folder);
  setEnvironmentData(RING, left);
}

export const heldKey = (folder: string): Uint8Array | undefined => ring().get(folder);

/** The key of the memory that a file belongs to; undefined where that is a plain one. */
export function keyOver(file: string): Uint8Array | undefined {
  for (const [folder, key] of ring()) if (file.startsWith(folder + sep)) return key;
  return undefined;
}
