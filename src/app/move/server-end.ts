import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { privateCopy } from '../../adapters/files/private-files.ts';
import { placeOf } from '../../adapters/postgres/postgres-error.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { HeldLock } from '../../ports/lock.ts';
import type { MediaVault } from '../../ports/media-vault.ts';
import type { Store } from '../../ports/store.ts';
import { lockServerInTurn, type TurnOptions } from '../lock-folder.ts';
import { layout } from '../memory-folder.ts';
import { openServerStore, refuseUnfinished } from '../open-store.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { keptBeside } from './folder-end.ts';
import {
  isSealed,
  type MoveEnd,
  type MoveSource,
  type MoveTarget,
  refuseOthers,
  type TargetOptions,
  vaultOf,
} from './move-ends.ts';
import { type ServerPlace, shownPlace } from './move-places.ts';

/** Errors: those of `openServerStore` and `vaultOf`; `not-a-memory` where a move has not ended; `memory-locked`. */
export async function openSourceServer(from: ServerPlace, turn: TurnOptions): Promise<MoveSource> {
  const end = await openEnd(from, turn, refuseUnfinished);
  const name = createHash('sha256')
    .update(`madeleine move\n${placeOf(from.url)}\n${from.owner}`)
    .digest('hex');
  return { ...end, name: name.slice(0, 32), place: shownPlace(from), isMediaAssumed: from.isMediaAssumed };
}

/**
 * Errors: as of `openSourceServer`; `memory-exists` for an owner who has a memory there; `usage` for an encrypted memory unless it
 * was said that it is plain there.
 */
export async function openTargetServer(
  to: ServerPlace,
  source: MoveSource,
  { protection, ...turn }: TargetOptions,
): Promise<MoveTarget> {
  if (protection?.kind === 'encrypted') throw onlyFolders(shownPlace(to));
  if (isSealed(source.folder) && protection === undefined) throw plainThere(shownPlace(to));
  await lendSecret(source.folder, to.media);
  const end = await openEnd(to, turn, (store) => refuseOthers(store, source, to), source.store);
  const sealsMedia = !to.media.startsWith('s3://') && readConfiguration(to.media).encryptMedia === true;
  return { ...end, sealsMedia, finish: async () => (source.folder === undefined ? [] : keptBeside(source.folder)) };
}

/** By it, the folder beside a server encrypts media in an object store: one that has none gets that of the memory. */
async function lendSecret(from: string | undefined, media: string): Promise<void> {
  const [own, lent] = [join(from ?? '', layout.secret), join(media, layout.secret)];
  if (from === undefined || media.startsWith('s3://') || existsSync(lent) || !existsSync(media)) return;
  if (readConfiguration(media).encryptMedia === true) await privateCopy(own, lent);
}

const onlyFolders = (place: string): MadeleineError =>
  new MadeleineError('usage', `A server encrypts no memory: ${place}.`, {
    action: 'Leave out --encrypt, or name a folder with --to.',
  });

const plainThere = (place: string): MadeleineError =>
  new MadeleineError('usage', `The memory is encrypted, and ${place} would hold it readable: search needs that.`, {
    action: 'Add --plain if that is what you want.',
  });

/** Looked at before it is waited for, and once more when nobody else can write to it. */
async function openEnd(
  place: ServerPlace,
  turn: TurnOptions,
  check: (store: Store) => Promise<void>,
  moved?: Store,
): Promise<MoveEnd> {
  const store = await openServerStore(place, place.offline);
  let [vault, lock]: [MediaVault | undefined, HeldLock | undefined] = [undefined, undefined];
  const close = async (): Promise<void> => {
    await vault?.close();
    await store.close().finally(() => lock?.release());
  };
  try {
    await check(store);
    lock = await lockServerInTurn(place.url, place.owner, turn);
    await check(store);
    vault = await vaultOf(place, store, moved);
    return { store, vault, close };
  } catch (error) {
    await close();
    throw error;
  }
}
