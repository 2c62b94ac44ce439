import type { MoveResponse } from '../../contract/move-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { parseStoredItem } from '../../memory/item.ts';
import type { MoveState } from '../../memory/move-state.ts';
import type { Clock } from '../../ports/clock.ts';
import { type ContentsPlace, contentsParts } from '../../ports/contents.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { Change, ContentsPage, Store, StoreCounts } from '../../ports/store.ts';
import { copiesOf } from '../import/forget.ts';
import { makeKeys } from '../keys/key-file.ts';
import { dropKey, heldKey } from '../keys/keyring.ts';
import {
  dropMoveState,
  isSealed,
  type MoveSource,
  type MoveTarget,
  moveStateOf,
  putMoveState,
  type TargetOptions,
} from './move-ends.ts';
import { moveCopy } from './move-media.ts';
import { type MovePlace, movePlaces, type SaidPlaces, shownPlace } from './move-places.ts';
import { openSource, openTarget } from './open-ends.ts';
import { differing, Tally } from './tally.ts';

export type MoveOptions = TargetOptions & {
  readonly clock: Clock;
  readonly onProgress?: ProgressListener;
  /** Told where something that is encrypted will be readable, before the first byte of it is. */
  readonly onPlain?: (place: string) => void;
  /** Told the recovery key of a target with a passphrase of its own before the target is a memory: it is kept nowhere. */
  readonly onRecoveryKey?: (recoveryKey: string) => void;
};

/**
 * Makes another store, and the copies of content beside it, the same as those of a memory, which stays as it is. Killed at
 * any point, it is carried on with by the same call. The target is a memory once both were compared. Errors:
 * `memory-exists`, `memory-locked`, `cancelled`; `usage` when the source was changed meanwhile, and where encrypted content
 * would be readable unless that was asked for; `passphrase-needed`, `wrong-passphrase`; `corrupt`; of `movePlaces`.
 */
export async function moveMemory(from: string, to: string, options: MoveOptions & SaidPlaces): Promise<MoveResponse> {
  const began = performance.now();
  const places = movePlaces(from, to, options);
  if (options.protection?.kind === 'encrypted') refuseAssumed(places.from);
  const source = await openSource(places.from, options);
  try {
    const target = await openTarget(places.to, source, options);
    try {
      const encrypted = places.to.kind === 'folder' && isSealed(places.to.path);
      const isAsked = options.protection?.kind === 'plain';
      if (isAsked && (await wouldShow(source, target))) options.onPlain?.(shownPlace(places.to));
      let recoveryKey: string | undefined;
      const onCompared = async (): Promise<void> => {
        recoveryKey = await newRecoveryKey(places.to, options);
      };
      const moved = await moveEnds(source, target, { ...options, onCompared });
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const ends = { from: shownPlace(places.from), to: shownPlace(places.to), encrypted };
      return { ...ends, ...moved, ...(recoveryKey === undefined ? {} : { recoveryKey }), seconds };
    } finally {
      await target.close();
      if (places.to.kind === 'folder') dropKey(places.to.path);
    }
  } finally {
    await source.close();
  }
}

/** Copies that somebody put into the target by hand would lie there readable. */
function refuseAssumed(from: MovePlace): void {
  if (from.kind === 'folder' || !from.isMediaAssumed) return;
  throw new MadeleineError('usage', 'Where the copies of content of this memory are was not said.', {
    action: 'Add --media with the folder of the memory, or with s3://….',
  });
}

/** Whether something is encrypted in the source that a plain target would hold readable. */
const wouldShow = async ({ folder, store }: MoveSource, { sealsMedia }: MoveTarget): Promise<boolean> =>
  isSealed(folder) || (!sealsMedia && (await store.counts()).records.mediaKey > 0);

/** Nobody may have seen that of a run that was killed. */
async function newRecoveryKey(to: MovePlace, { protection, onRecoveryKey }: MoveOptions): Promise<string | undefined> {
  if (to.kind !== 'folder' || protection?.kind !== 'encrypted') return undefined;
  const recoveryKey = await makeKeys(to.path, protection.passphrase, heldKey(to.path));
  onRecoveryKey?.(recoveryKey);
  return recoveryKey;
}

type Doing = Pick<MoveOptions, 'signal' | 'onProgress' | 'protection'>;

/** The same between ends that are open already. */
export async function moveEnds(
  source: MoveSource,
  target: MoveTarget,
  options: Doing & Pick<MoveOptions, 'clock'> & { readonly onCompared?: () => Promise<void> },
): Promise<Pick<MoveResponse, 'resumed' | 'kinds' | 'media' | 'leftBehind'>> {
  const { state, resumed } = await begun(source, target.store, options.clock);
  await copyPages(source, target, state, options);
  await refuseChanged(source, state);
  await target.store.optimize();
  const { kinds, media } = await compared(source, target, options);
  await refuseChanged(source, state);
  await options.onCompared?.();
  const leftBehind = await target.finish();
  await target.store.write([dropMoveState]);
  return { resumed, kinds, media, leftBehind: [...leftBehind] };
}

async function begun(source: MoveSource, store: Store, clock: Clock): Promise<{ state: MoveState; resumed: boolean }> {
  const known = await moveStateOf(store);
  if (known !== undefined) {
    await refuseChanged(source, known);
    return { state: known, resumed: true };
  }
  const sequence = await source.store.sequence();
  const state = { from: source.name, sequence, started: clock.now().toISOString() };
  await store.write([putMoveState(state)]);
  return { state, resumed: false };
}

/** Pages that were moved before may have changed: the target would be of two times. */
async function refuseChanged({ store, place }: MoveSource, { sequence }: MoveState): Promise<void> {
  if ((await store.sequence()) === sequence) return;
  throw new MadeleineError('usage', 'The memory was changed since this move began.', {
    path: place,
    action: 'Stop what writes to it, delete the unfinished target, and move again.',
  });
}

/** The bytes of a page lie in the target before its items do, and what was reached is kept with the page itself. */
async function copyPages(
  source: MoveSource,
  target: MoveTarget,
  state: MoveState,
  { signal, onProgress, protection }: Doing,
): Promise<void> {
  const total = sumOf(await source.store.counts());
  // A move state is an entry, but none that is moved.
  let done = Math.max(0, sumOf(await target.store.counts()) - 1);
  for await (const { changes, place } of source.store.contents(placeOf(state))) {
    refuseStopped(signal);
    for (const copy of copiesIn(changes)) await moveCopy(source, target, copy, protection);
    await target.store.write([...changes, putMoveState({ ...state, place })]);
    done += changes.filter(({ op }) => op === 'putItem' || op === 'putRecord' || op === 'enqueue').length;
    onProgress?.({ stage: 'move', done, total: Math.max(total, done) });
  }
}

const sumOf = ({ items, records, pendingJobs, failedJobs }: StoreCounts): number =>
  [...Object.values(items), ...Object.values(records), pendingJobs, failedJobs].reduce((sum, n) => sum + n, 0);

function placeOf({ place }: MoveState): ContentsPlace | undefined {
  const part = contentsParts.find((known) => known === place?.part);
  return place === undefined || part === undefined ? undefined : { part, after: place.after };
}

type KeyChange = Extract<Change, { readonly op: 'putRecord' }>;
const isKey = (change: Change): change is KeyChange => change.op === 'putRecord' && change.kind === 'mediaKey';

const copiesIn = (changes: ContentsPage['changes']): string[] =>
  changes.flatMap((change) => {
    if (change.op === 'putItem') return copiesOf(change.item);
    return change.op === 'putRecord' && change.kind === 'trashed' ? copiesOf(parseStoredItem(change.value.item)) : [];
  });

/** Reads both ends whole. Errors: `corrupt` with the kinds of which the target has others than the source. */
async function compared(
  source: MoveSource,
  target: MoveTarget,
  { signal, onProgress, protection }: Doing,
): Promise<Pick<MoveResponse, 'kinds' | 'media'>> {
  const [before, after] = [new Tally(), new Tally()];
  const [copies, keys] = [new Set<string>(), new Set<string>()];
  const total = 2 * sumOf(await source.store.counts());
  let done = 0;
  for (const { store, tally } of [
    { store: source.store, tally: before },
    { store: target.store, tally: after },
  ]) {
    for await (const { changes } of store.contents()) {
      refuseStopped(signal);
      for (const change of changes) {
        if (isKey(change) && tally === before) keys.add(change.id);
        // A target that encrypts what was plain, or encrypted otherwise, has keys of its own.
        if (!isKey(change) || keys.has(change.id)) tally.add(change);
      }
      for (const copy of copiesIn(changes)) copies.add(copy);
      done += changes.length;
      onProgress?.({ stage: 'verify', done: Math.min(done, total), total });
    }
  }
  const other = differing(before, after);
  const media = await comparedCopies(source, target, copies, protection);
  if (other.length > 0 || media.lost > 0) throw notTheSame([...other, ...(media.lost > 0 ? ['media'] : [])]);
  if (media.missing > 0 && source.isMediaAssumed === true) throw notThere(media.missing);
  const kinds = [...after.kinds()].map(([kind, tallied]) => ({ kind, ...tallied }));
  return { kinds, media: { files: media.files, bytes: media.bytes, missing: media.missing } };
}

/** A move that was broken off may have looked for copies, or put them, somewhere else: what is not there yet is moved now. */
async function comparedCopies(
  source: MoveSource,
  target: MoveTarget,
  copies: ReadonlySet<string>,
  protection: MoveOptions['protection'],
) {
  const found = { files: 0, bytes: 0, missing: 0, lost: 0 };
  for (const copy of copies) {
    await moveCopy(source, target, copy, protection);
    const [was, is] = await Promise.all([source.vault.stat(copy), target.vault.stat(copy)]);
    if (was === undefined) found.missing += 1;
    else if (was.bytes !== is?.bytes) found.lost += 1;
    else {
      found.files += 1;
      found.bytes += is.bytes;
    }
  }
  return found;
}

const notThere = (copies: number): MadeleineError =>
  new MadeleineError('missing', `${copies} copies of content are not in the target folder, and a server has none.`, {
    action: 'Say with --media in which folder or object store they are, or copy `media` from there, and run it again.',
  });

const notTheSame = (kinds: readonly string[]): MadeleineError =>
  new MadeleineError('corrupt', `The target is not the same as the source: ${kinds.join(', ')} differ.`, {
    action: 'Delete the target, run `madeleine doctor` on the source, and move again.',
  });

function refuseStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted !== true) return;
  throw new MadeleineError('cancelled', 'The move was stopped before its end.', {
    action: 'Run the same command again to carry on with it.',
  });
}
