import { readdir, rm } from 'node:fs/promises';
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
import { JOBS_FILE } from '../jobs/job-history.ts';
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
    const trashed = what.kind === 'batch' ? await inTrash(memory, isOfBatch(what.batch)) : [];
    await forgetItems(memory, { items, kept, trashed }, options.onProgress);
  } finally {
    await lock.release();
  }
  return { forgotten: items.length, ids, dryRun: false };
}

/** The record that says that something was being forgotten: what is left of it may still lie in files. */
const FORGET_DUE = 'forget-due';

/** The record that says that forgetting is to be ended, whatever ends the program. */
export const forgetDue: Change = {
  op: 'putRecord',
  kind: 'stage',
  id: FORGET_DUE,
  value: { name: FORGET_DUE, version: 1 },
};

/** Whether something was being forgotten when a program ended. */
export const isForgetDue = async (store: Store): Promise<boolean> =>
  (await store.record('stage', FORGET_DUE)) !== undefined;

export type Forgotten = {
  readonly items: readonly StoredItem[];
  /** Parts of theirs that stay. */
  readonly kept?: readonly StoredItem[];
  /** What is in the trash, and is forgotten, too; what was added again meanwhile only leaves the trash. */
  readonly trashed?: readonly StoredItem[];
  /** Written with their removal. */
  readonly also?: readonly Change[];
};

/** As `forget`, for items that were chosen, by who holds the lock; ends what an earlier program was forgetting, too. */
export async function forgetItems(
  memory: OpenMemory,
  { items: chosen, kept = [], trashed = [], also = [] }: Forgotten,
  onProgress?: ProgressListener,
): Promise<void> {
  const { store } = memory;
  const isBrokenOff = await isForgetDue(store);
  const there = idsOf(await store.items(trashed.map(({ id }) => id)));
  const items = [...chosen, ...trashed.filter(({ id }) => !there.has(id))];
  const copies = await unneeded(memory, new Set(items.flatMap(copiesOf)), { items, trashed });
  await anew(async () => {
    const parts = await store.items(kept.map(({ id }) => id));
    await store.write([
      ...(await removal(memory, items)),
      ...trashed.flatMap(({ id }) => outOfTrash(id)),
      ...parts.flatMap((part) => withoutPlacesIn(part, items)),
      // Whatever becomes of the copies themselves: without their keys, nobody reads them.
      ...copies.map(withoutKey),
      ...also,
      forgetDue,
    ]);
  });
  for (const copy of isBrokenOff ? await unnamedCopies(memory) : copies) await memory.vault.remove(copy);
  const seen = await peopleSeen(memory);
  await anew(async () =>
    store.write([...(await withoutUnnamed(memory)), ...(await withoutWordOnItems(memory, items))]),
  );
  await (await import('../jobs/organise-memory.ts')).organiseWholly(memory, { onProgress });
  await anew(async () => store.write(await withoutWordOn(memory, seen)));
  await scrubFolder(memory);
  await store.write([{ op: 'deleteRecord', kind: 'stage', id: FORGET_DUE }]);
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

/** What is about to go, of the items and of the trash. */
type Going = Required<Pick<Forgotten, 'items' | 'trashed'>>;
const nothingGoes: Going = { items: [], trashed: [] };
const idsOf = (items: readonly StoredItem[]) => new Set<string>(items.map(({ id }) => id));

/** Those of these copies that nothing else has. */
async function unneeded(
  { store }: OpenMemory,
  copies: ReadonlySet<string>,
  going: Going = nothingGoes,
): Promise<string[]> {
  if (copies.size === 0) return [];
  const needed = await namedCopies(store, going);
  return [...copies].filter((copy) => !needed.has(copy));
}

/** Every copy that an item has, in the trash, too, but for what goes. */
export async function namedCopies(store: Store, going: Going = nothingGoes): Promise<Set<string>> {
  const named = new Set<string>();
  const name = (item: StoredItem, but: ReadonlySet<string>): void => {
    if (!but.has(item.id)) for (const copy of copiesOf(item)) named.add(copy);
  };
  const leaving = idsOf(going.trashed);
  for (const { item } of await store.records('trashed')) name(parseStoredItem(item), leaving);
  const gone = idsOf(going.items);
  for await (const item of store.scan()) name(item, gone);
  return named;
}

/** Copies that no item names: what is left when a program is killed between the copy and the item. */
async function unnamedCopies({ store, vault }: OpenMemory): Promise<string[]> {
  const named = await namedCopies(store);
  return (await Array.fromAsync(vault.copies())).filter((copy) => !named.has(copy));
}

export const isOfBatch =
  (batch: string) =>
  ({ origin, copies }: StoredItem): boolean =>
    [origin, ...copies].every((place) => place.batch === batch);

export const inTrash = async ({ store }: OpenMemory, isMeant: (item: StoredItem) => boolean): Promise<StoredItem[]> =>
  (await store.records('trashed')).map(({ item }) => parseStoredItem(item)).filter(isMeant);

export const outOfTrash = (id: ItemId): Change[] => [
  { op: 'deleteRecord', kind: 'trash', id },
  { op: 'deleteRecord', kind: 'trashed', id },
];

/**
 * Leaves no byte of what was removed: backups that a migration left in the folder, and answers of a place server, may still hold
 * it. What is still to be done stays known.
 */
export async function scrubFolder(memory: OpenMemory): Promise<void> {
  const { path } = memory.folder;
  await rm(join(path, layout.backups), { recursive: true, force: true });
  const cached = await readdir(join(path, layout.cache)).catch(() => []);
  for (const name of cached.filter((one) => !one.startsWith(JOBS_FILE)))
    await rm(join(path, layout.cache, name), { recursive: true, force: true });
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
