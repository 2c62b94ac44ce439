import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ForgetResponse } from '../../contract/memory-verbs.ts';
import { tombstoneHash } from '../../ingest/identity.ts';
import { term } from '../../language/terms.ts';
import { faceIdsOf } from '../../memory/face.ts';
import { type BatchId, type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { parseStoredItem, type StoredItem } from '../../memory/item.ts';
import { observationKey, observationKeysOf } from '../../memory/observation.ts';
import { isCopyPath, sourcePath } from '../../memory/origin.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { Change, Store } from '../../ports/store.ts';
import { withoutKey } from '../keys/copy-keys.ts';
import { lockInTurn, type TurnOptions } from '../lock-folder.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { withoutUnnamed } from '../people/declared-people.ts';
import { peopleSeen, withoutWordOn, withoutWordOnItems } from '../people/face-corrections.ts';
import { withoutPlacesIn, withParts } from './forgotten-parts.ts';
import { anew } from './in-turn.ts';

export type ForgetWhat =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'batch'; readonly batch: string }
  | { readonly kind: 'query'; readonly query: string };

export type ForgetOptions = TurnOptions & {
  readonly dryRun?: boolean;
  readonly onProgress?: ProgressListener;
};

/**
 * Removes items, what came with them (a mail's attachments) and everything made of them, so that no byte of their
 * words is left in any file of the memory. Originals are not touched. Errors: `not-found` before anything is removed.
 */
export async function forget(
  memory: OpenMemory,
  what: ForgetWhat,
  options: ForgetOptions = {},
): Promise<ForgetResponse> {
  const { items, kept } = await withParts(memory, await chosen(memory, what));
  const ids = items.map((item) => item.id);
  if (options.dryRun === true || items.length === 0) return { forgotten: 0, ids, dryRun: options.dryRun === true };
  const lock = await lockInTurn(memory.folder.path, options);
  try {
    const trashed = what.kind === 'batch' ? await takenFromTrash(memory, isOfBatch(what.batch)) : [];
    await forgetItems(memory, [...items, ...trashed], kept, options.onProgress);
  } finally {
    await lock.release();
  }
  return { forgotten: items.length, ids, dryRun: false };
}

/** As `forget`, for items that were chosen, by who holds the lock. `kept`: parts of theirs that stay. */
export async function forgetItems(
  memory: OpenMemory,
  items: readonly StoredItem[],
  kept: readonly StoredItem[],
  onProgress?: ProgressListener,
): Promise<void> {
  const copies = await unneeded(memory, new Set(items.flatMap(copiesOf)), items);
  await anew(async () => {
    const parts = await memory.store.items(kept.map(({ id }) => id));
    await memory.store.write([
      ...(await removal(memory, items)),
      ...parts.flatMap((part) => withoutPlacesIn(part, items)),
      // Whatever becomes of the copies themselves: without their keys, nobody reads them.
      ...copies.map(withoutKey),
    ]);
  });
  for (const copy of copies) await memory.vault.remove(copy);
  const seen = await peopleSeen(memory);
  await anew(async () =>
    memory.store.write([...(await withoutUnnamed(memory)), ...(await withoutWordOnItems(memory, items))]),
  );
  await (await import('../jobs/organise-memory.ts')).organiseWholly(memory, { onProgress });
  await anew(async () => memory.store.write(await withoutWordOn(memory, seen)));
  await scrubFolder(memory);
}

/** The memory's own files with the item's content, and with the moving part of a Live Photo. */
export const copiesOf = (item: StoredItem): string[] =>
  [
    ...[item.origin, ...item.copies].flatMap(({ copy }) => copy ?? []),
    ...item.readings.flatMap((said) => (said.field === 'media' ? (said.value.motion ?? []) : [])),
  ].filter(isCopyPath);

/** Removes those of these copies that no item has any more: rows of a data set may share one. */
export async function removeCopies(memory: OpenMemory, copies: ReadonlySet<string>): Promise<void> {
  for (const copy of await unneeded(memory, copies)) await memory.vault.remove(copy);
}

/** Those of these copies that no item has, but for those that are about to go. */
async function unneeded(
  { store }: OpenMemory,
  copies: ReadonlySet<string>,
  going: readonly StoredItem[] = [],
): Promise<string[]> {
  if (copies.size === 0) return [];
  const gone = new Set<string>(going.map(({ id }) => id));
  const needed = new Set(await copiesInTrash(store));
  for await (const item of store.scan()) if (!gone.has(item.id)) for (const copy of copiesOf(item)) needed.add(copy);
  return [...copies].filter((copy) => !needed.has(copy));
}

export const isOfBatch =
  (batch: string) =>
  ({ origin, copies }: StoredItem): boolean =>
    [origin, ...copies].every((place) => place.batch === batch);

/** Takes out of the trash what is to be forgotten. What was added again meanwhile is not, and only leaves the trash. */
export async function takenFromTrash(
  { store }: OpenMemory,
  isMeant: (item: StoredItem) => boolean,
): Promise<StoredItem[]> {
  const items = (await store.records('trashed')).map(({ item }) => parseStoredItem(item)).filter(isMeant);
  await store.write(items.flatMap(({ id }) => outOfTrash(id)));
  const there = new Set((await store.items(items.map(({ id }) => id))).map(({ id }) => id));
  return items.filter(({ id }) => !there.has(id));
}

export const outOfTrash = (id: ItemId): Change[] => [
  { op: 'deleteRecord', kind: 'trash', id },
  { op: 'deleteRecord', kind: 'trashed', id },
];

/** The same of what is in the trash. */
export const copiesInTrash = async (store: Store): Promise<string[]> =>
  (await store.records('trashed')).flatMap(({ item }) => copiesOf(parseStoredItem(item)));

/** Leaves no byte of what was removed: backups that a migration left in the folder, and answers of a place server, may still hold it. */
export async function scrubFolder(memory: OpenMemory): Promise<void> {
  for (const name of [layout.backups, layout.cache])
    await rm(join(memory.folder.path, name), { recursive: true, force: true });
  await memory.store.scrub();
}

async function chosen(memory: OpenMemory, what: ForgetWhat): Promise<ItemId[]> {
  switch (what.kind) {
    case 'ids':
      return what.ids.map((id) => itemIdSchema.parse(id));
    case 'batch':
      return memory.store.match({ any: [[term.batch(what.batch)]], none: [] });
    case 'query': {
      const { search } = await import('../search/search.ts');
      return (await search(memory, what.query, { limit: 10_000 })).items.map((item) => itemIdSchema.parse(item.id));
    }
  }
}

async function removal(memory: OpenMemory, items: readonly StoredItem[]): Promise<Change[]> {
  const changes: Change[] = [];
  const paths = new Set<string>();
  for (const item of items) {
    for (const place of [item.origin, ...item.copies]) paths.add(sourcePath(place));
    // What a model would not describe is told by the item's id.
    paths.add(item.id);
    for (const link of await memory.store.linksOf(item.id))
      changes.push({ op: 'deleteRecord', kind: 'link', id: link.id });
    for (const face of await memory.store.records('face', faceIdsOf(item.id)))
      changes.push({ op: 'deleteRecord', kind: 'face', id: face.id });
    for (const seen of await memory.store.records('observation', observationKeysOf(item.id)))
      changes.push({ op: 'deleteRecord', kind: 'observation', id: observationKey(seen) });
    const hash = tombstoneHash(memory.folder.secret, item.identity);
    changes.push({ op: 'putRecord', kind: 'tombstone', id: hash, value: { hash } }, { op: 'deleteItem', id: item.id });
    changes.push({ op: 'deleteRecord', kind: 'gone', id: item.id });
  }
  for (const file of await memory.store.records('sourceFile')) {
    if (paths.has(file.path) && file.count === undefined)
      changes.push({ op: 'deleteRecord', kind: 'sourceFile', id: file.path });
  }
  for (const failure of await memory.store.records('failure')) {
    if ([...paths].some((path) => failure.path.startsWith(path)))
      changes.push({ op: 'deleteRecord', kind: 'failure', id: failure.path });
  }
  for (const batch of await memory.store.records('batch')) {
    const roots = batch.roots.filter((root) => !paths.has(root));
    const names = batch.uploaded?.filter((name) => !isUploadOf(items, batch.id, name));
    if (roots.length < batch.roots.length || names?.length !== batch.uploaded?.length) {
      const value = { ...batch, roots, ...(names === undefined ? {} : { uploaded: names }) };
      changes.push({ op: 'putRecord', kind: 'batch', id: batch.id, value });
    }
  }
  return changes;
}

/** True for a name in an upload that was the file of one of these items. */
const isUploadOf = (items: readonly StoredItem[], batch: BatchId, name: string): boolean =>
  items.some(({ origin, copies }) => [origin, ...copies].some((at) => at.batch === batch && at.path === name));
