import type { MoveResponse } from '../../contract/move-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { parseStoredItem } from '../../memory/item.ts';
import type { MoveState } from '../../memory/move-state.ts';
import type { Clock } from '../../ports/clock.ts';
import { type ContentsPlace, contentsParts } from '../../ports/contents.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { ContentsPage, Store, StoreCounts } from '../../ports/store.ts';
import { copiesOf } from '../import/forget.ts';
import type { TurnOptions } from '../lock-folder.ts';
import { dropMoveState, type MoveSource, type MoveTarget, moveStateOf, putMoveState } from './move-ends.ts';
import { moveCopy } from './move-media.ts';
import { movePlaces, type SaidPlaces, shownPlace } from './move-places.ts';
import { openSource, openTarget } from './open-ends.ts';
import { differing, Tally } from './tally.ts';

export type MoveOptions = TurnOptions & { readonly clock: Clock; readonly onProgress?: ProgressListener };

/**
 * Makes another store, and the copies of content beside it, the same as those of a memory, which stays as it is. Killed at
 * any point, it is carried on with by the same call. The target is a memory once both were compared. Errors:
 * `memory-exists`, `memory-locked`, `cancelled`; `usage` when the source was changed meanwhile; `corrupt`; of `movePlaces`.
 */
export async function moveMemory(from: string, to: string, options: MoveOptions & SaidPlaces): Promise<MoveResponse> {
  const began = performance.now();
  const places = movePlaces(from, to, options);
  const source = await openSource(places.from, options);
  try {
    const target = await openTarget(places.to, source, options);
    try {
      const moved = await moveEnds(source, target, options);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      return { from: shownPlace(places.from), to: shownPlace(places.to), ...moved, seconds };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** The same between ends that are open already. */
export async function moveEnds(
  source: MoveSource,
  target: MoveTarget,
  options: Pick<MoveOptions, 'clock' | 'signal' | 'onProgress'>,
): Promise<Pick<MoveResponse, 'resumed' | 'kinds' | 'media' | 'leftBehind'>> {
  const { state, resumed } = await begun(source, target.store, options.clock);
  await copyPages(source, target, state, options);
  await refuseChanged(source, state);
  await target.store.optimize();
  const { kinds, media } = await compared(source, target, options);
  await refuseChanged(source, state);
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
  { signal, onProgress }: Pick<MoveOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  const total = sumOf(await source.store.counts());
  // A move state is an entry, but none that is moved.
  let done = Math.max(0, sumOf(await target.store.counts()) - 1);
  for await (const { changes, place } of source.store.contents(placeOf(state))) {
    refuseStopped(signal);
    for (const copy of copiesIn(changes)) await moveCopy(source.vault, target.vault, copy);
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

const copiesIn = (changes: ContentsPage['changes']): string[] =>
  changes.flatMap((change) => {
    if (change.op === 'putItem') return copiesOf(change.item);
    return change.op === 'putRecord' && change.kind === 'trashed' ? copiesOf(parseStoredItem(change.value.item)) : [];
  });

/** Reads both ends whole. Errors: `corrupt` with the kinds of which the target has others than the source. */
async function compared(
  source: MoveSource,
  target: MoveTarget,
  { signal, onProgress }: Pick<MoveOptions, 'signal' | 'onProgress'>,
): Promise<Pick<MoveResponse, 'kinds' | 'media'>> {
  const [before, after] = [new Tally(), new Tally()];
  const copies = new Set<string>();
  const total = 2 * sumOf(await source.store.counts());
  let done = 0;
  for (const { store, tally } of [
    { store: source.store, tally: before },
    { store: target.store, tally: after },
  ]) {
    for await (const { changes } of store.contents()) {
      refuseStopped(signal);
      for (const change of changes) tally.add(change);
      for (const copy of copiesIn(changes)) copies.add(copy);
      done += changes.length;
      onProgress?.({ stage: 'verify', done: Math.min(done, total), total });
    }
  }
  const other = differing(before, after);
  const media = await comparedCopies(source, target, copies);
  if (other.length > 0 || media.lost > 0) throw notTheSame([...other, ...(media.lost > 0 ? ['media'] : [])]);
  if (media.missing > 0 && source.isMediaAssumed === true) throw notThere(media.missing);
  const kinds = [...after.kinds()].map(([kind, tallied]) => ({ kind, ...tallied }));
  return { kinds, media: { files: media.files, bytes: media.bytes, missing: media.missing } };
}

/** A move that was broken off may have looked for copies, or put them, somewhere else: what is not there yet is moved now. */
async function comparedCopies(source: MoveSource, target: MoveTarget, copies: ReadonlySet<string>) {
  const found = { files: 0, bytes: 0, missing: 0, lost: 0 };
  for (const copy of copies) {
    await moveCopy(source.vault, target.vault, copy);
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
