import type { TrashChanged, TrashResponse } from '../../contract/trash-verbs.ts';
import { tombstoneHash } from '../../ingest/identity.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { faceIdsOf } from '../../memory/face.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, parseStoredItem, type StoredItem, storedPart } from '../../memory/item.ts';
import { observationKey, observationKeysOf } from '../../memory/observation.ts';
import { timelineKey, timelineRow } from '../../memory/timeline.ts';
import { TRASH_DAYS, type Trash, type Trashed } from '../../memory/trash.ts';
import { wordsOnItems } from '../../organise/item-word.ts';
import type { Change } from '../../ports/store.ts';
import { organiseDue } from '../items/corrected.ts';
import { correctionsInOrder } from '../items/corrections-in-order.ts';
import { itemsWithWord } from '../items/items-with-word.ts';
import { freeStacked } from '../items/stacks.ts';
import { timelineItem } from '../items/timeline.ts';
import { lockInTurn, type TurnOptions } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { forgetItems, inTrash, isForgetDue, outOfTrash } from './forget.ts';
import { withParts } from './forgotten-parts.ts';
import { anew } from './in-turn.ts';

const DAY = 86_400_000;

/** What is in the trash, that which was put there last first, and when each will be forgotten. */
export async function listTrash({ store }: OpenMemory): Promise<TrashResponse> {
  const trash = await store.records('trash');
  return {
    items: trash
      .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : timelineKey(a.row) < timelineKey(b.row) ? -1 : 1))
      .map(({ at, row }) => ({ ...timelineItem(row), trashed: at, until: endOf(at).toISOString() })),
  };
}

const endOf = (at: string): Date => new Date(Date.parse(at) + TRASH_DAYS * DAY);

/**
 * Takes items, and what came with them, out of everything but the trash. They are in no search and no count at once, and
 * events follow when the memory is organised. Adding their files again brings nothing back. Errors: `not-found`.
 */
export async function putInTrash(memory: OpenMemory, ids: readonly ItemId[]): Promise<TrashChanged> {
  const { items } = await withParts(memory, ids);
  const asked = new Set(ids);
  const at = memory.clock.now().toISOString();
  for (const item of items) await memory.store.write([...(await removalOf(memory, item, at, asked)), organiseDue]);
  await freeStacked(memory, asked);
  return { done: `${counted(asked.size)} moved to the trash.`, items: [...asked] };
}

/** So that each item is wholly in one place or the other, whatever happens meanwhile. */
async function removalOf(
  { store, folder }: OpenMemory,
  item: StoredItem,
  at: string,
  asked: ReadonlySet<ItemId>,
): Promise<Change[]> {
  const { id } = item;
  const [contents, links, faces, observations] = await Promise.all([
    store.contentsOf(id),
    store.linksOf(id),
    store.records('face', faceIdsOf(id)),
    store.records('observation', observationKeysOf(id)),
  ]);
  const cameWith = asked.has(id) ? undefined : links.find(({ kind, from }) => kind === 'attachment' && from === id)?.to;
  const entry: Trash = {
    id,
    at,
    ...(cameWith === undefined ? {} : { with: cameWith }),
    row: timelineRow(assembleItem(item)),
  };
  const hash = tombstoneHash(folder.secret, item.identity);
  return [
    { op: 'putRecord', kind: 'trash', id, value: entry },
    { op: 'putRecord', kind: 'trashed', id, value: { ...trashedOf(item, contents), links, faces, observations } },
    { op: 'putRecord', kind: 'tombstone', id: hash, value: { hash } },
    ...links.map((link): Change => ({ op: 'deleteRecord', kind: 'link', id: link.id })),
    ...faces.map((face): Change => ({ op: 'deleteRecord', kind: 'face', id: face.id })),
    ...observations.map((one): Change => ({ op: 'deleteRecord', kind: 'observation', id: observationKey(one) })),
    { op: 'deleteItem', id },
  ];
}

function trashedOf(
  item: StoredItem,
  contents: readonly Change[],
): Pick<Trashed, 'item' | 'context' | 'vectors' | 'thumbnail'> {
  const thumbnail = contents.find((change) => change.op === 'putThumbnail');
  const put = contents.find((change) => change.op === 'putItem');
  return {
    item: { ...storedPart(item) },
    context: put?.index?.context ?? '',
    vectors: contents.flatMap((change) =>
      change.op === 'putVector' ? [{ space: change.space, numbers: [...change.vector] }] : [],
    ),
    ...(thumbnail === undefined
      ? {}
      : { thumbnail: { mime: thumbnail.mime, base64: Buffer.from(thumbnail.bytes).toString('base64') } }),
  };
}

/** Puts items back as they were, with what came with them. Errors: `not-found`. */
export async function restoreFromTrash(memory: OpenMemory, ids: readonly string[]): Promise<TrashChanged> {
  const trash = await called(memory, ids);
  const restored: StoredItem[] = [];
  for (const { id } of trash) {
    const trashed = await memory.store.record('trashed', id);
    // One that was added again meanwhile is there already, newer.
    const isThere = (await memory.store.item(id)) !== undefined;
    if (trashed !== undefined && !isThere) restored.push(parseStoredItem(trashed.item));
    await memory.store.write([
      ...(trashed === undefined || isThere ? [] : returnOf(memory, trashed)),
      ...outOfTrash(id),
      organiseDue,
    ]);
  }
  // What was said of them meanwhile, or of people in them, holds for them, too.
  await anew(async () => {
    const words = wordsOnItems(await correctionsInOrder(memory.store));
    const items = await memory.store.items(restored.map(({ id }) => id));
    await memory.store.write(await itemsWithWord(memory, items, words));
  });
  const asked = new Set(trash.filter((one) => one.with === undefined || ids.includes(one.id)).map(({ id }) => id));
  return { done: `${counted(asked.size)} restored.`, items: [...asked] };
}

function returnOf({ folder, settings }: OpenMemory, trashed: Trashed): Change[] {
  const item = parseStoredItem(trashed.item);
  const { id } = item;
  const { thumbnail, vectors, links, faces, observations, context } = trashed;
  const hash = tombstoneHash(folder.secret, item.identity);
  return [
    { op: 'deleteRecord', kind: 'tombstone', id: hash },
    { op: 'putItem', item, index: { ...indexEntry(assembleItem(item)), context } },
    ...(thumbnail === undefined
      ? []
      : [{ op: 'putThumbnail', id, mime: thumbnail.mime, bytes: Buffer.from(thumbnail.base64, 'base64') } as const]),
    ...vectors.map(
      ({ space, numbers }): Change => ({ op: 'putVector', id, space, vector: Float32Array.from(numbers) }),
    ),
    ...links.map((value): Change => ({ op: 'putRecord', kind: 'link', id: value.id, value })),
    ...(settings.faces === 'on' ? faces : []).map(
      (value): Change => ({ op: 'putRecord', kind: 'face', id: value.id, value }),
    ),
    ...observations.map(
      (value): Change => ({ op: 'putRecord', kind: 'observation', id: observationKey(value), value }),
    ),
  ];
}

/**
 * Forgets what is in the trash for good: these, all, or what has been there for longer than it stays; and ends what a program
 * that was killed was forgetting.
 */
export async function emptyTrash(
  memory: OpenMemory,
  which: 'all' | 'old' | readonly string[],
  turn: TurnOptions = {},
): Promise<TrashChanged> {
  const now = memory.clock.now();
  const all = await memory.store.records('trash');
  const trash =
    which === 'all' ? all : which === 'old' ? all.filter(({ at }) => endOf(at) <= now) : await called(memory, which);
  if (trash.length === 0 && !(await isForgetDue(memory.store)))
    return { done: 'There is nothing to forget in the trash.', items: [] };
  const lock = await lockInTurn(memory.folder.path, turn);
  try {
    const meant = new Set(trash.map(({ id }) => id));
    await forgetItems(memory, { items: [], trashed: await inTrash(memory, ({ id }) => meant.has(id)) });
    return { done: `${counted(trash.length)} forgotten.`, items: trash.map(({ id }) => id) };
  } finally {
    await lock.release();
  }
}

/** The small picture of an item in the trash. Errors: `not-found`. */
export async function trashThumbnail(memory: OpenMemory, id: string) {
  const thumbnail = (await memory.store.record('trashed', id))?.thumbnail;
  if (thumbnail === undefined) throw notInTrash(id);
  return { mime: thumbnail.mime, bytes: Buffer.from(thumbnail.base64, 'base64') };
}

/** These entries of the trash, and what was put there with them. */
async function called({ store }: OpenMemory, ids: readonly string[]): Promise<Trash[]> {
  const all = await store.records('trash');
  const known = new Set<string>(all.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw notInTrash(missing);
  const asked = new Set<string>(ids.map((id) => itemIdSchema.parse(id)));
  return all.filter((one) => asked.has(one.id) || (one.with !== undefined && asked.has(one.with)));
}

const notInTrash = (id: string): MadeleineError =>
  new MadeleineError('not-found', `Not in the trash: ${id}.`, { action: 'List the trash with `madeleine trash`.' });

const counted = (n: number): string => (n === 1 ? '1 item' : `${n} items`);
