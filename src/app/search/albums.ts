import type { AlbumChange, AlbumChanged, AlbumShape, AlbumsResponse, NewAlbum } from '../../contract/album-verbs.ts';
import type { ItemPageResponse } from '../../contract/people-pages.ts';
import { coverShape } from '../../contract/timeline-verb.ts';
import { slug } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import type { Album } from '../../memory/album.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { albumNames } from '../../memory/item-text.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';
import { highlightsOf } from '../events/event-briefs.ts';
import { type Check, correctItems } from '../items/correct-items.ts';
import { itemOutlines, tallyOf } from '../items/item-outlines.ts';
import { itemPage, type PageOptions } from '../items/item-pages.ts';
import type { OpenMemory } from '../open-memory.ts';
import { itemsChosen } from './chosen-items.ts';

/** More albums are not listed. */
const MOST_ALBUMS = 5000;
const SEARCH = 'search:';

/** Items of each album by its id: their tags say in which they are, so that nothing is kept twice. */
const itemsByAlbum = perState(
  async (store: Store): Promise<ReadonlyMap<string, readonly ItemId[]>> => {
    const terms = await store.vocabulary(term.album(''), MOST_ALBUMS);
    const items = await store.matches(terms.map((one) => ({ any: [[one.term]], none: [] })));
    return new Map(terms.map((one, n) => [one.term.slice(term.album('').length), items[n] ?? []]));
  },
  ['item'],
);

/** Albums, those with the latest items first, then saved searches. */
export async function listAlbums(memory: OpenMemory): Promise<AlbumsResponse> {
  const [kept, items] = await Promise.all([keptAlbums(memory), itemsByAlbum(memory.store)]);
  const ids = new Set([...items.keys(), ...kept.keys()]);
  const albums = await Promise.all([...ids].map((id) => shapeOf(memory, id, kept.get(id), items.get(id) ?? [])));
  return { albums: albums.sort(byKindThenLatest) };
}

const byKindThenLatest = (a: AlbumShape, b: AlbumShape): number =>
  Number(a.kind === 'search') - Number(b.kind === 'search') ||
  (b.latest ?? '').localeCompare(a.latest ?? '') ||
  a.name.localeCompare(b.name);

/** Errors: `not-found`. */
export async function albumPage(memory: OpenMemory, id: string): Promise<AlbumShape> {
  const { kept, items } = await albumCalled(memory, id);
  return shapeOf(memory, id, kept, items);
}

/** A page of its items by time. Errors: `not-found`, `invalid-cursor`, those of `search`. */
export async function albumItems(memory: OpenMemory, id: string, page: PageOptions): Promise<ItemPageResponse> {
  const { kept, items } = await albumCalled(memory, id);
  return itemPage(memory, isSearch(kept) ? await found(memory, kept) : items, page);
}

/** Makes an album without items, or keeps a search. Errors: `usage` for a name that is taken or has no letters. */
export async function makeAlbum(memory: OpenMemory, made: NewAlbum): Promise<AlbumShape> {
  const id = idOf(made);
  if ((await itemsByAlbum(memory.store)).has(id) || (await keptAlbums(memory)).has(id)) throw taken(made.name);
  const { name, query, plan } = made;
  const said = { ...(query === undefined ? {} : { query }), ...(plan === undefined ? {} : { plan }) };
  await put(memory, { id, name, at: memory.clock.now().toISOString(), ...said });
  return albumPage(memory, id);
}

/** Renames an album, in all of its items, or says what stands for it. Errors: `not-found`, `usage`, those of `check`. */
export async function changeAlbum(
  memory: OpenMemory,
  id: string,
  change: AlbumChange,
  check?: Check,
): Promise<AlbumChanged> {
  const { kept, items } = await albumCalled(memory, id);
  const before: Album = kept ?? { id, name: await nameOf(memory, id, items), at: memory.clock.now().toISOString() };
  const name = change.name ?? before.name;
  const next = idOf({ ...before, name });
  const isTaken = next !== id && ((await itemsByAlbum(memory.store)).has(next) || (await keptAlbums(memory)).has(next));
  if (isTaken) throw taken(name);
  const { cover: last, ...rest } = before;
  const cover =
    change.cover === undefined ? last : change.cover === null ? undefined : itemIdSchema.parse(change.cover);
  const isRenamed = name !== before.name && items.length > 0;
  const corrections = isRenamed ? await saidOf(memory, items, { add: [name], remove: [before.name] }, check) : [];
  if (next !== id) await memory.store.write([{ op: 'deleteRecord', kind: 'album', id }]);
  await put(memory, { ...rest, id: next, name, ...(cover === undefined ? {} : { cover }) });
  return { done: name === before.name ? 'The album was changed.' : `Renamed to “${name}”.`, album: next, corrections };
}

/** Deletes an album and none of its items. Errors: `not-found`. */
export async function deleteAlbum(memory: OpenMemory, id: string): Promise<AlbumChanged> {
  const { kept, items } = await albumCalled(memory, id);
  const name = kept?.name ?? (await nameOf(memory, id, items));
  await memory.store.write([{ op: 'deleteRecord', kind: 'album', id }]);
  const corrections = items.length === 0 ? [] : await saidOf(memory, items, { remove: [name] });
  return { done: `The album “${name}” was deleted; its items were kept.`, corrections };
}

const saidOf = async (
  memory: OpenMemory,
  items: readonly ItemId[],
  albums: { readonly add?: string[]; readonly remove?: string[] },
  check?: Check,
): Promise<string[]> => {
  const { corrections } = await correctItems(memory, items, { albums }, { check });
  return [...new Set(corrections.map(({ id }) => id))];
};

async function albumCalled(memory: OpenMemory, id: string) {
  const kept = (await keptAlbums(memory)).get(id);
  const items = (await itemsByAlbum(memory.store)).get(id);
  if (kept !== undefined || items !== undefined) return { kept, items: items ?? [] };
  throw new MadeleineError('not-found', `Album not found: ${id}.`, { action: 'List albums with `madeleine albums`.' });
}

const keptAlbums = async ({ store }: OpenMemory): Promise<ReadonlyMap<string, Album>> =>
  new Map((await store.records('album')).map((album) => [album.id, album]));
const put = ({ store }: OpenMemory, value: Album): Promise<void> =>
  store.write([{ op: 'putRecord', kind: 'album', id: value.id, value }]);

const isSearch = (album: Album | undefined): album is Album => album?.id.startsWith(SEARCH) === true;

async function found(memory: OpenMemory, { query, plan }: Album): Promise<ItemId[]> {
  try {
    return await itemsChosen(memory, { query, plan });
  } catch (error) {
    if (error instanceof MadeleineError && error.code === 'usage') return [];
    throw error;
  }
}

/** Errors: `usage` for a name without letters and digits. */
function idOf({ name, query, plan }: NewAlbum | Album): string {
  const made = slug(name);
  if (made === '') throw new MadeleineError('usage', 'The name has no letters.', { action: 'Choose another name.' });
  return query === undefined && plan === undefined ? made : `${SEARCH}${made}`;
}

const taken = (name: string): MadeleineError =>
  new MadeleineError('usage', `There is already an album called “${name}”.`, { action: 'Choose another name.' });

/** As its items write it. */
async function nameOf({ store }: OpenMemory, id: string, items: readonly ItemId[]): Promise<string> {
  const [first] = items;
  const item = first === undefined ? undefined : await store.item(first);
  return albumNames(item?.tags).find((name) => slug(name) === id) ?? id;
}

async function shapeOf(
  memory: OpenMemory,
  id: string,
  kept: Album | undefined,
  items: readonly ItemId[],
): Promise<AlbumShape> {
  const { query, plan } = kept ?? {};
  const said = { ...(query === undefined ? {} : { query }), ...(plan === undefined ? {} : { plan }) };
  const cover = await coverOf(memory, kept?.cover, items);
  const { first, latest } = tallyOf(items, await itemOutlines(memory));
  return {
    id,
    name: kept?.name ?? (await nameOf(memory, id, items)),
    ...said,
    ...(isSearch(kept) ? { kind: 'search' } : { kind: 'album', items: items.length }),
    ...(cover === undefined ? {} : { cover }),
    ...(first === undefined ? {} : { first }),
    ...(latest === undefined ? {} : { latest }),
  };
}

/** The item that the owner chose, while it is there, else the picture of most appeal. */
async function coverOf(memory: OpenMemory, chosen: ItemId | undefined, items: readonly ItemId[]) {
  const [row] = chosen === undefined ? [] : await memory.store.timeline({ ids: [chosen] });
  const [best] = row === undefined ? await highlightsOf(memory, items, 1) : [row];
  return best === undefined ? undefined : coverShape.parse(best);
}
