import { createHash } from 'node:crypto';
import { placeOf } from '../../adapters/postgres/postgres-error.ts';
import type { HeldLock } from '../../ports/lock.ts';
import type { MediaVault } from '../../ports/media-vault.ts';
import type { Store } from '../../ports/store.ts';
import { lockServerInTurn, type TurnOptions } from '../lock-folder.ts';
import { openServerStore, refuseUnfinished } from '../open-store.ts';
import { keptBeside } from './folder-end.ts';
import { type MoveEnd, type MoveSource, type MoveTarget, refuseOthers, vaultOf } from './move-ends.ts';
import { type ServerPlace, shownPlace } from './move-places.ts';

/** Errors: those of `openServerStore` and `vaultOf`; `not-a-memory` where a move has not ended; `memory-locked`. */
export async function openSourceServer(from: ServerPlace, turn: TurnOptions): Promise<MoveSource> {
  const end = await openEnd(from, turn, refuseUnfinished);
  const name = createHash('sha256')
    .update(`madeleine move\n${placeOf(from.url)}\n${from.owner}`)
    .digest('hex');
  return { ...end, name: name.slice(0, 32), place: shownPlace(from), isMediaAssumed: from.isMediaAssumed };
}

/** Errors: as of `openSourceServer`; `memory-exists` for an owner who has a memory there. */
export async function openTargetServer(to: ServerPlace, source: MoveSource, turn: TurnOptions): Promise<MoveTarget> {
  const end = await openEnd(to, turn, (store) => refuseOthers(store, source, to), source.store);
  return { ...end, finish: async () => (source.folder === undefined ? [] : keptBeside(source.folder)) };
}

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
