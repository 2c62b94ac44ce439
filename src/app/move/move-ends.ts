import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import type { MoveState } from '../../memory/move-state.ts';
import type { MediaVault } from '../../ports/media-vault.ts';
import type { Store } from '../../ports/store.ts';
import { StoredCopyKeys } from '../keys/copy-keys.ts';
import { hasKeys } from '../keys/key-file.ts';
import { heldKey } from '../keys/keyring.ts';
import type { TurnOptions } from '../lock-folder.ts';
import { isSecret, layout } from '../memory-folder.ts';
import { openObjectStore, openVault } from '../open-vault.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { type MovePlace, notEmpty, shownPlace } from './move-places.ts';

/** One end of a move: a store, the bytes behind its items, and what lies beside both. */
export type MoveEnd = {
  readonly store: Store;
  readonly vault: MediaVault;
  close(): Promise<void>;
};

/**
 * A memory that is moved. `name` stays the same wherever it lies, and tells nobody whose it is. `folder`: with the key and
 * whatever else stands beside a store; absent where it is a server.
 */
export type MoveSource = MoveEnd & {
  readonly name: string;
  /** For messages. */
  readonly place: string;
  readonly folder?: string;
  /** Nobody said that its copies of content are where they are looked for: one that is not there may be elsewhere. */
  readonly isMediaAssumed?: boolean;
};

/** Where a memory is moved to. Until `finish`, nothing takes what is there for a memory. */
export type MoveTarget = MoveEnd & {
  /** Whether copies of content that are put here are encrypted. */
  readonly sealsMedia: boolean;
  /** Tells the names of files of the source that this end cannot hold. */
  finish(): Promise<readonly string[]>;
};

/** Whether a target is encrypted: by a passphrase of its own, or not at all. */
export type Protection = { readonly kind: 'plain' } | { readonly kind: 'encrypted'; readonly passphrase: string };

export type TargetOptions = TurnOptions & {
  /** Absent: as what is moved. In a folder, an encrypted memory then stays encrypted with the keys that it has. */
  readonly protection?: Protection;
};

/** Whether this is the folder of an encrypted memory, which this process has unlocked. */
export const isSealed = (folder: string | undefined): boolean => folder !== undefined && heldKey(folder) !== undefined;

const MOVE_ID = 'state';

export const moveStateOf = (store: Store): Promise<MoveState | undefined> => store.record('move', MOVE_ID);

/** The change that keeps how far a move has come. */
export const putMoveState = (value: MoveState) => ({ op: 'putRecord', kind: 'move', id: MOVE_ID, value }) as const;

export const dropMoveState = { op: 'deleteRecord', kind: 'move', id: MOVE_ID } as const;

/** What is there already must be a move of this memory, or nothing. */
export async function refuseOthers(store: Store, source: MoveSource, to: MovePlace): Promise<void> {
  const state = await moveStateOf(store);
  if (state !== undefined && state.from !== source.name) throw notEmpty(shownPlace(to));
  if (state !== undefined) return;
  for await (const _ of store.contents()) throw notEmpty(shownPlace(to));
}

/**
 * Where an end has its copies of content. `encrypted`: the store of the memory that is moved, which tells whether they are.
 * Errors: those of `openVault` and `readConfiguration`; `usage` for a bucket with encrypted copies and no word of their secret,
 * and for the folder of an encrypted memory beside a server.
 */
export async function vaultOf(place: MovePlace, store: Store, encrypted = store): Promise<MediaVault> {
  const media = place.kind === 'folder' ? place.path : place.media;
  if (place.kind === 'server' && hasKeys(media)) throw onlyItsOwn(media);
  if (place.kind === 'folder' || !media.startsWith('s3://'))
    return openVault(media, readConfiguration(media), await copyKeysIn(media, store));
  if ((await encrypted.records('mediaKey')).length > 0) throw noSecret(media);
  return openObjectStore(media, place.offline);
}

/** Undefined for a folder that has no secret. */
export async function copyKeysIn(folder: string, store: Store): Promise<StoredCopyKeys | undefined> {
  const secret = await readFile(join(folder, layout.secret), 'utf8').catch(() => '');
  return isSecret(secret) ? new StoredCopyKeys(store, secret.trim()) : undefined;
}

const onlyItsOwn = (path: string): MadeleineError =>
  new MadeleineError('usage', 'An encrypted memory holds no media of a memory on a server.', {
    path,
    action: 'Name another folder, or s3://…, with --media.',
  });

const noSecret = (path: string): MadeleineError =>
  new MadeleineError('usage', 'The media of this memory are encrypted in their object store.', {
    path,
    action: 'Give with --media the folder of the memory, whose settings name the bucket and which has its secret.key.',
  });
