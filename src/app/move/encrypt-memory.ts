import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import { requireLibsql } from '../../adapters/sqlite/libsql-database.ts';
import { isUsedByOthers } from '../../adapters/sqlite/sole-use.ts';
import type { EncryptResponse } from '../../contract/encrypt-verb.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { systemClock } from '../../ports/clock.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { hasKeys, makeKeys, unlock } from '../keys/key-file.ts';
import { dropKey, heldKey } from '../keys/keyring.ts';
import { workFolder } from '../keys/work-folder.ts';
import type { TurnOptions } from '../lock-folder.ts';
import { isEncrypted, isMemory, layout, openFolder } from '../memory-folder.ts';
import { onlyInFolder } from '../open-store.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { isLeft } from './folder-end.ts';
import { moveEnds } from './move.ts';
import type { MoveSource, TargetOptions } from './move-ends.ts';
import { notEmpty } from './move-places.ts';
import { openSource, openTarget } from './open-ends.ts';

export type EncryptOptions = TurnOptions & {
  readonly onProgress?: ProgressListener;
  /** Told the recovery key before the encrypted memory takes its place: a run that is killed afterwards has said it. */
  readonly onRecoveryKey?: (recoveryKey: string) => void;
  /** Deletes the plain memory once the encrypted one has taken its place. */
  readonly deletePlain?: boolean;
};

/** Where the encrypted memory is made, and where the plain one lies afterwards: beside it, so that both are one rename away. */
const draftOf = (folder: string): string => `${folder}.encrypting`;
const plainOf = (folder: string): string => `${folder}.plain`;

/**
 * Encrypts a memory that exists: into a new folder beside it, which takes its place once both were compared. The plain one is
 * only read and renamed; stopped or killed at any point, the same call carries on. With `deletePlain`, of one that is encrypted
 * already it deletes the plain one that was left. Errors: `usage` for a memory that is encrypted
 * or on a server, for a poor passphrase and for uploads that wait; `memory-exists`, `memory-locked`, `dependency-missing`;
 * those of `moveEnds`.
 */
export async function encryptMemory(
  folder: string,
  passphrase: string,
  options: EncryptOptions = {},
): Promise<EncryptResponse> {
  requireLibsql();
  if (!isMemory(folder) && isMemory(draftOf(folder)) && isMemory(plainOf(folder)))
    return finished(folder, passphrase, { resumed: true }, options);
  if (options.deletePlain === true && (await plainLeft(folder)) !== undefined) {
    await unlock(folder, passphrase);
    return ended(folder, await shownKey(folder, passphrase, options), { resumed: true }, options);
  }
  await refuse(folder);
  const known = await knownDraft(folder, passphrase);
  try {
    const moved = await copied(folder, passphrase, options).catch((error: unknown) => {
      // Killed between the end of the copy and the swap, or used meanwhile: it is made anew.
      if (!known || !isMadeleineError(error) || !['memory-exists', 'usage', 'corrupt'].includes(error.code))
        throw error;
      return undefined;
    });
    if (moved !== undefined) return await finished(folder, passphrase, moved, options);
    await discard(folder);
    await makeDraft(folder, passphrase);
    return await finished(folder, passphrase, await copied(folder, passphrase, options), options);
  } finally {
    await forgetDraftKey(folder);
  }
}

type Moved = { readonly resumed: boolean; readonly items?: number; readonly media?: EncryptResponse['media'] };

/** The plain folder of a memory that was encrypted, as long as any of it is there; its key is deleted last. */
export async function plainLeft(folder: string): Promise<string | undefined> {
  const [own, left] = await Promise.all(
    [folder, plainOf(folder)].map((one) => readFile(join(one, layout.secret), 'utf8').catch(() => '')),
  );
  return left !== '' && left === own && (await isEncrypted(folder)) ? plainOf(folder) : undefined;
}

async function refuse(folder: string): Promise<void> {
  const left = await plainLeft(folder);
  if (left !== undefined)
    throw new MadeleineError('usage', `This memory is encrypted already; as it was, readable, it is in ${left}.`, {
      path: left,
      action: 'Delete it with `madeleine encrypt --delete-plain`.',
    });
  if (await isEncrypted(folder))
    throw new MadeleineError('usage', 'This memory is encrypted already.', {
      path: folder,
      action: 'Change its passphrase with `madeleine passphrase change`.',
    });
  await openFolder(folder);
  const { database, media } = readConfiguration(folder);
  if (database?.url !== undefined) throw onlyInFolder('database');
  if (media !== undefined) throw onlyInFolder('media');
  if (existsSync(plainOf(folder))) throw notEmpty(plainOf(folder));
  if (await hasFiles(join(folder, layout.uploads)))
    throw new MadeleineError('usage', 'Uploads wait to be imported, and would be left behind.', {
      path: join(folder, layout.uploads),
      action: 'Import or discard them with `madeleine serve` first; move or delete what lies in its folder `unread`.',
    });
  refuseInUse(folder);
}

async function hasFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  // What sync apps have sent is remembered there.
  return entries.some((entry) => entry.isFile() && entry.name !== 'inbox.jsonl');
}

function refuseInUse(folder: string): void {
  const file = join(folder, layout.database);
  if (!existsSync(file) || !isUsedByOthers(file)) return;
  throw new MadeleineError('memory-locked', 'Another program has this memory open.', {
    path: folder,
    action: 'Stop it (`madeleine serve`, `madeleine mcp` and the like), and run the same command again.',
  });
}

/** Whether an encryption that was broken off can be carried on with; else one is begun. */
async function knownDraft(folder: string, passphrase: string): Promise<boolean> {
  const draft = draftOf(folder);
  if (!existsSync(draft)) {
    await makeDraft(folder, passphrase);
    return false;
  }
  try {
    if (hasKeys(draft) && !isMemory(draft)) {
      await unlock(draft, passphrase);
      return true;
    }
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
  }
  await discard(folder);
  await makeDraft(folder, passphrase);
  return false;
}

async function makeDraft(folder: string, passphrase: string): Promise<void> {
  const draft = draftOf(folder);
  try {
    await mkdir(draft, { mode: 0o700 });
    await makeKeys(draft, passphrase);
  } catch (error) {
    throw fileError(error, draft, 'writing');
  }
}

/** Errors: `memory-exists` for a folder that holds anything else. */
async function discard(folder: string): Promise<void> {
  const draft = draftOf(folder);
  const names = await readdir(draft);
  if (!names.every((name) => isLeft(name) || name.includes(layout.marker))) throw notEmpty(draft);
  dropKey(draft);
  await rm(draft, { recursive: true, force: true });
}

async function copied(folder: string, passphrase: string, options: EncryptOptions): Promise<Moved> {
  const source = await openSource({ kind: 'folder', path: folder }, options);
  try {
    return await copiedFrom(source, folder, { ...options, protection: { kind: 'encrypted', passphrase } });
  } finally {
    await source.close();
  }
}

async function copiedFrom(source: MoveSource, folder: string, options: EncryptOptions & TargetOptions): Promise<Moved> {
  const target = await openTarget({ kind: 'folder', path: draftOf(folder) }, source, options);
  try {
    const { resumed, kinds, media } = await moveEnds(source, target, { ...options, clock: systemClock });
    return { resumed, items: kinds.find(({ kind }) => kind === 'item')?.entries ?? 0, media };
  } finally {
    await target.close();
  }
}

/** What a memory makes again by itself, or what has its like in the encrypted one. */
const needless: ReadonlySet<string> = new Set([layout.lock, layout.cache, layout.marker]);

/** Puts the encrypted memory in the place of the plain one. A program that was killed in between leaves both, and is carried on with. */
async function finished(
  folder: string,
  passphrase: string,
  moved: Moved,
  options: EncryptOptions,
): Promise<EncryptResponse> {
  const [draft, plain] = [draftOf(folder), plainOf(folder)];
  if (heldKey(draft) === undefined) await unlock(draft, passphrase);
  const recoveryKey = await shownKey(draft, passphrase, options);
  if (isMemory(folder)) {
    refuseInUse(folder);
    await rename(folder, plain);
  }
  await rename(draft, folder);
  await unlock(folder, passphrase);
  return ended(folder, recoveryKey, moved, options);
}

/** A new recovery key: nobody may have seen the one of a run that was killed. */
async function shownKey(folder: string, passphrase: string, { onRecoveryKey }: EncryptOptions): Promise<string> {
  const recoveryKey = await makeKeys(folder, passphrase, heldKey(folder));
  onRecoveryKey?.(recoveryKey);
  return recoveryKey;
}

async function ended(
  folder: string,
  recoveryKey: string,
  { resumed, items, media }: Moved,
  { deletePlain = false }: EncryptOptions,
): Promise<EncryptResponse> {
  const plain = plainOf(folder);
  const leftBehind = await leftIn(plain);
  if (deletePlain) await deleted(plain);
  return {
    memory: folder,
    ...(deletePlain ? {} : { plain }),
    recoveryKey,
    ...(items === undefined ? {} : { items }),
    ...(media === undefined ? {} : { media: { files: media.files, bytes: media.bytes } }),
    leftBehind: deletePlain ? [] : leftBehind,
    resumed,
  };
}

/** By its key, the rest is known to be of this memory where the program is killed. */
async function deleted(plain: string): Promise<void> {
  const names = (await readdir(plain)).filter((name) => name !== layout.secret);
  for (const name of [...names, '']) await rm(join(plain, name), { recursive: true, force: true });
}

/** Names in the plain folder of which there is no like in the encrypted one. */
const leftIn = async (plain: string): Promise<string[]> =>
  (await readdir(plain).catch(() => [])).filter((name) => !isLeft(name) && !needless.has(name)).sort();

async function forgetDraftKey(folder: string): Promise<void> {
  const draft = draftOf(folder);
  const work = workFolder(draft);
  dropKey(draft);
  await rm(work, { recursive: true, force: true });
}
