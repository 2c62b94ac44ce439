import { createHash } from 'node:crypto';
import type { EncryptMediaResponse } from '../../contract/encrypt-verb.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { MediaKey, MediaVault } from '../../ports/media-vault.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { StoredCopyKeys } from '../keys/copy-keys.ts';
import { lockInTurn, type TurnOptions } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { openObjectStore } from '../open-vault.ts';

export type EncryptMediaOptions = TurnOptions & { readonly onProgress?: ProgressListener };

/** Copies between which others have their turn: nothing is forgotten while one is encrypted, which would bring its key back. */
const AT_ONCE = 4;
/** Of copies that could not be encrypted. */
const MOST_NAMED = 50;

type Stores = { readonly plain: MediaVault; readonly sealed: MediaVault };

/**
 * Encrypts what a memory kept in its object store before `encryptMedia` was set. Each copy is read back whole before the plain
 * object goes, so that it is there at any time; stopped or killed, the same call goes on with what is left. Errors: `usage`
 * without the setting; `cancelled`; those of `openObjectStore`, `lockInTurn` and the store.
 */
export async function encryptMedia(memory: OpenMemory, options: EncryptMediaOptions): Promise<EncryptMediaResponse> {
  const { media, encryptMedia: isSet = false, offline } = memory.configuration;
  if (media === undefined || !isSet) throw notSet(memory.folder.path);
  const plain = await openObjectStore(media, offline);
  const sealed = await openObjectStore(media, offline, {
    keys: new StoredCopyKeys(memory.store, memory.folder.secret),
  });
  try {
    return await encrypted(memory, { plain, sealed }, options);
  } finally {
    await Promise.all([plain.close(), sealed.close()]);
  }
}

async function encrypted(
  memory: OpenMemory,
  stores: Stores,
  { onProgress, ...turn }: EncryptMediaOptions,
): Promise<EncryptMediaResponse> {
  let total = 0;
  for await (const _ of stores.plain.copies()) total += 1;
  const failed: EncryptMediaResponse['failed'] = [];
  const found = { files: 0, bytes: 0, failed };
  let done = 0;
  for await (const copies of groups(stores.plain.copies())) {
    refuseStopped(turn.signal);
    const lock = await lockInTurn(memory.folder.path, { ...turn, waits: true });
    try {
      // All of them come to their end within the turn, also where one fails.
      for (const one of await Promise.allSettled(copies.map((copy) => encryptedCopy(stores, copy)))) {
        if (one.status === 'rejected') throw one.reason;
        if (typeof one.value === 'number') [found.files, found.bytes] = [found.files + 1, found.bytes + one.value];
        else if (one.value !== undefined && found.failed.length < MOST_NAMED) found.failed.push(one.value);
      }
    } finally {
      await lock.release();
    }
    done += copies.length;
    onProgress?.({ stage: 'encrypt', done, total: Math.max(total, done) });
  }
  return found;
}

async function* groups(copies: AsyncIterable<MediaKey>): AsyncGenerator<MediaKey[]> {
  let group: MediaKey[] = [];
  for await (const copy of copies) {
    group.push(copy);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** How many bytes it has; undefined for what was forgotten meanwhile. What is damaged stays as it is, and is named. */
async function encryptedCopy({ plain, sealed }: Stores, copy: MediaKey) {
  try {
    await sealed.put(copy, await plain.open(copy));
    const bytes = await readBack(sealed, copy);
    await plain.remove(copy);
    return bytes;
  } catch (error) {
    if (!isMadeleineError(error) || (error.code !== 'missing' && error.code !== 'corrupt')) throw error;
    return error.code === 'missing' ? undefined : { path: plain.where(copy), message: error.message };
  }
}

async function readBack(sealed: MediaVault, copy: MediaKey): Promise<number> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of await sealed.open(copy)) {
    hash.update(piece);
    bytes += piece.length;
  }
  if (copy.includes(hash.digest('hex'))) return bytes;
  throw new MadeleineError('corrupt', 'What was encrypted is not what comes back from the object store.', {
    path: sealed.where(copy),
    action: 'Run the same command again.',
  });
}

const notSet = (path: string): MadeleineError =>
  new MadeleineError('usage', 'This memory does not encrypt what it keeps in an object store.', {
    path,
    action:
      'Name the store in the setting `media` and set `encryptMedia: true`. A folder is encrypted by `madeleine encrypt`.',
  });

function refuseStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted !== true) return;
  throw new MadeleineError('cancelled', 'Not all copies are encrypted yet.', {
    action: 'Run the same command again to carry on.',
  });
}
