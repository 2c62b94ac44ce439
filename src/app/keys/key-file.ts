import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newWrappedKey, rewrapped, unwrapped, type WrappedKey, wrappedKeySchema } from '../../access/key-wraps.ts';
import { fileError } from '../../adapters/files/file-error.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { heldKey, holdKey, isLocked, lockedMemory } from './keyring.ts';

/** Beside the database: without it, nobody can ever open the memory. */
export const KEYS = 'keys.json';
/** No file of keys is longer. */
const MOST_BYTES = 16 * 1024;

/** Whether a folder has a file of keys. */
export const hasKeys = (folder: string): boolean => existsSync(join(folder, KEYS));

/**
 * The key of a folder's memory, where this process holds it; undefined for a plain one. Errors: `passphrase-needed` for an encrypted
 * one without it, which nobody may take for plain.
 */
export function keyIn(folder: string): Uint8Array | undefined {
  const held = heldKey(folder);
  if (held === undefined && (isLocked(folder) || hasKeys(folder))) throw lockedMemory(folder);
  return held;
}

/** Errors: `memory-corrupt` where it is missing or damaged. */
async function readKeys(folder: string): Promise<WrappedKey> {
  const path = join(folder, KEYS);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new MadeleineError('memory-corrupt', `The keys of this encrypted memory are missing: ${path}.`, {
      path,
      action: `Copy ${KEYS} from a backup of this memory. Without it, the memory cannot be opened.`,
      cause,
    });
  });
  const keys = wrappedKeySchema.safeParse(text.length > MOST_BYTES ? undefined : parsedJson(text));
  if (keys.success) return keys.data;
  throw new MadeleineError('memory-corrupt', `The keys of this encrypted memory are damaged: ${path}.`, {
    path,
    action: `Copy ${KEYS} from a backup of this memory. Without it, the memory cannot be opened.`,
    cause: keys.error,
  });
}

/** Whole or not at all, and on the disk before anything is encrypted with the key in it. */
async function writeKeys(folder: string, keys: WrappedKey): Promise<void> {
  const draft = join(folder, `.${KEYS}`);
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(keys, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, KEYS));
  } catch (error) {
    await rm(draft, { force: true });
    throw fileError(error, draft, 'writing');
  }
}

/**
 * Makes the keys of a new memory, or wraps anew the key `before` that it has, and unlocks it. Returns the recovery key, which is
 * kept nowhere. Errors: `usage`.
 */
export async function makeKeys(folder: string, passphrase: string, before?: Uint8Array): Promise<string> {
  const { key, wrapped, recoveryKey } = await newWrappedKey(passphrase, before === undefined ? {} : { key: before });
  await writeKeys(folder, wrapped);
  holdKey(folder, key);
  return recoveryKey;
}

/** By the passphrase or the recovery key. Errors: `wrong-passphrase`, `memory-corrupt`, `usage` for a plain memory. */
export async function unlock(folder: string, said: string): Promise<void> {
  if (!hasKeys(folder)) throw notEncrypted(folder);
  holdKey(folder, await unwrapped(await readKeys(folder), said));
}

/** Errors: as `unlock`; `usage` for a poor new passphrase. */
export async function changePassphrase(folder: string, before: string, after: string): Promise<void> {
  if (!hasKeys(folder)) throw notEncrypted(folder);
  const keys = await readKeys(folder);
  await writeKeys(folder, await rewrapped(keys, await unwrapped(keys, before), after));
}

/**
 * The key of an encrypted memory: held by this process already, or by the passphrase in the environment. Errors:
 * `passphrase-needed`, `wrong-passphrase`, `memory-corrupt`.
 */
export async function keyOf(folder: string): Promise<Uint8Array> {
  const held = heldKey(folder);
  if (held !== undefined) return held;
  const keys = await readKeys(folder);
  // What the environment says does not undo that somebody locked it.
  const said = isLocked(folder) ? undefined : await passphraseInEnvironment();
  if (said === undefined) throw lockedMemory(folder);
  const key = await unwrapped(keys, said);
  holdKey(folder, key);
  return key;
}

/** Never an argument: those can be read by every program of the machine. Errors: `unreadable`, `missing`. */
export async function passphraseInEnvironment(variable = 'MADELEINE_PASSPHRASE'): Promise<string | undefined> {
  const said = process.env[variable];
  if (said !== undefined && said !== '') return said;
  const file = process.env[`${variable}_FILE`];
  if (file === undefined || file === '') return undefined;
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileError(error, file);
  });
  return text.split(/\r?\n/, 1)[0];
}

const notEncrypted = (path: string): MadeleineError =>
  new MadeleineError('usage', 'This memory is not encrypted.', {
    path,
    action: 'Encrypt it with `madeleine encrypt`.',
  });

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
