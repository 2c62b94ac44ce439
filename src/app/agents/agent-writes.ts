import type { NewNote, WriteOutput } from '../../contract/agent-writes.ts';
import type { ItemPatch } from '../../contract/item-verbs.ts';
import { slug } from '../../language/fold.ts';
import type { AgentScope } from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { locationText, timestampText } from '../../memory/sgm-fields.ts';
import { undoImport } from '../import/undo-import.ts';
import { correctItems, previewCorrection, undoCorrections } from '../items/correct-items.ts';
import { ShareLinks } from '../links/share-links.ts';
import type { OpenMemory } from '../open-memory.ts';
import { deleteAlbum, listAlbums, makeAlbum } from '../search/albums.ts';
import { addNote, markdownOf } from './agent-notes.ts';
import { shownByLink, showsNoMore } from './shown-to-others.ts';
import { readReceipt, writtenReceipt } from './undo-receipt.ts';

type Asked = { readonly preview: boolean };
type Change = WriteOutput['changes'][number];

/**
 * Corrects or tags items as the owner does, marked as an agent's word. What a link to a saved search would show by that is taken
 * back at once. Errors: as of `correctItems`; `forbidden`.
 */
export async function agentCorrects(
  memory: OpenMemory,
  scope: 'correct' | 'tag',
  ids: readonly string[],
  patch: ItemPatch,
  { preview }: Asked,
): Promise<WriteOutput> {
  const check = showsNoMore(memory);
  const { would, before, after } = await previewCorrection(memory, ids, patch, check);
  const changes = changesBetween(before, after);
  if (preview) return { done: false, summary: would, changes };
  const shown = await shownByLinks(memory);
  const { done, corrections } = await correctItems(memory, ids, patch, { by: 'agent', check });
  const more = shown.size === 0 ? undefined : [...(await shownByLinks(memory))].find(isMoreThan(shown));
  if (more !== undefined) {
    await undoCorrections(memory, idsOf(corrections));
    throw shownByLink(more[1].name);
  }
  const undo = writtenReceipt(memory, { scope, corrections: idsOf(corrections) });
  return { done: true, summary: done, changes, undo };
}

type Shown = { readonly name: string; readonly items: ReadonlySet<string> };

/** What links show that were made of albums and saved searches, by their ids: what a search finds is known only once it is so. */
async function shownByLinks(memory: OpenMemory): Promise<ReadonlyMap<string, Shown>> {
  const links = new ShareLinks(memory);
  const shown = (await links.ofAlbums()).map(async (link) => {
    const items = new Set<string>([...(await links.items(link)).values()].map(({ id }) => id));
    return [link.id, { name: link.name, items }] as const;
  });
  return new Map(await Promise.all(shown));
}

const isMoreThan =
  (before: ReadonlyMap<string, Shown>) =>
  ([link, { items }]: readonly [string, Shown]): boolean =>
    !items.isSubsetOf(before.get(link)?.items ?? new Set());

/**
 * Makes an album where there is none of this name, and adds items to it or takes them out. Errors: as of `correctItems`;
 * `forbidden`.
 */
export async function agentAlbum(
  memory: OpenMemory,
  { name, add = [], remove = [] }: { readonly name: string; readonly add?: string[]; readonly remove?: string[] },
  { preview }: Asked,
): Promise<WriteOutput> {
  const { albums } = await listAlbums(memory);
  const isNew = !albums.some(({ kind, id }) => kind === 'album' && id === slug(name));
  const steps = [
    ...(add.length === 0 ? [] : [{ ids: add, patch: { albums: { add: [name] } } }]),
    ...(remove.length === 0 ? [] : [{ ids: remove, patch: { albums: { remove: [name] } } }]),
  ];
  // All steps are looked at before the first is taken.
  const previews = [];
  const check = showsNoMore(memory);
  for (const { ids, patch } of steps) previews.push(await previewCorrection(memory, ids, patch, check));
  const changes = previews.flatMap(({ before, after }) => changesBetween(before, after));
  const created = isNew ? [`Album “${name}” created.`] : [];
  if (preview) {
    const would = isNew ? [`Album “${name}” would be created.`] : [];
    return { done: false, summary: summed([...would, ...previews.map((one) => one.would)]), changes };
  }
  const album = isNew ? (await makeAlbum(memory, { name })).id : slug(name);
  const corrected = [];
  for (const { ids, patch } of steps) corrected.push(await correctItems(memory, ids, patch, { by: 'agent', check }));
  const corrections = idsOf(corrected.flatMap((one) => one.corrections));
  const summary = summed([...created, ...corrected.map(({ done }) => done)]);
  if (!isNew && corrections.length === 0) return { done: false, summary, changes, album };
  const undo = writtenReceipt(memory, { scope: 'album', corrections, ...(isNew ? { album } : {}) });
  return { done: true, summary, changes, album, undo };
}

/** Adds a note; one that others would be shown is taken back at once. Errors: as of `addNote`; `forbidden`. */
export async function agentNote(
  memory: OpenMemory,
  note: NewNote,
  { preview, signal }: Asked & { readonly signal: AbortSignal },
): Promise<WriteOutput> {
  const after = markdownOf(note, memory.clock.now());
  if (preview)
    return { done: false, summary: 'A note would be added.', changes: [{ item: 'new', field: 'note', after }] };
  const { batch, item } = await addNote(memory, note, signal);
  if (item === undefined) return { done: false, summary: 'The same note is already in the memory.', changes: [] };
  try {
    await showsNoMore(memory)([], await memory.store.items([item]));
  } catch (error) {
    await undoImport(memory, batch);
    throw error;
  }
  const undo = writtenReceipt(memory, { scope: 'note', batch });
  return { done: true, summary: 'Note added.', changes: [{ item, field: 'note', after }], item, undo };
}

/** Takes back one change of an agent. Errors: `usage` for a foreign receipt, `forbidden` for a scope that is not allowed, `not-found`. */
export async function agentUndo(
  memory: OpenMemory,
  receipt: string,
  allowed: ReadonlySet<AgentScope>,
): Promise<WriteOutput> {
  const { scope, corrections = [], batch, album } = readReceipt(memory, receipt);
  if (!allowed.has(scope)) {
    throw new MadeleineError('forbidden', `Changes of the kind "${scope}" are not allowed here.`, {
      action: 'Ask the owner of the memory to undo it, or to allow such changes.',
    });
  }
  const said: string[] = [];
  if (corrections.length > 0) said.push((await undoCorrections(memory, corrections, showsNoMore(memory))).done);
  if (batch !== undefined) said.push(`${(await undoImport(memory, batch)).forgotten} note removed.`);
  if (album !== undefined) said.push(await withoutEmptyAlbum(memory, album));
  return { done: true, summary: summed(said), changes: [] };
}

/** What others have put into the album meanwhile stays, and so does the album. */
async function withoutEmptyAlbum(memory: OpenMemory, id: string): Promise<string> {
  const made = (await listAlbums(memory)).albums.find((one) => one.id === id);
  if (made === undefined) return 'The album was deleted before.';
  if ((made.items ?? 0) > 0) return `The album “${made.name}” was kept: it has other items.`;
  return (await deleteAlbum(memory, id)).done;
}

const idsOf = (corrections: readonly { readonly id: string }[]): string[] => [
  ...new Set(corrections.map(({ id }) => id)),
];
const summed = (sentences: readonly string[]): string =>
  sentences.length === 0 ? 'Nothing to change.' : sentences.join(' ');

/** What an agent may change of an item, in words. */
const shown: readonly (readonly [field: string, of: (item: MemoryItem) => string | undefined])[] = [
  ['time', ({ time }) => time && timestampText(time)],
  ['place', ({ place }) => place && locationText(place)],
  ['people', ({ people = [] }) => [...new Set(people.map(({ name }) => name))].join(', ')],
  [
    'tags',
    ({ tags = [] }) => tags.map(({ name, source }) => (source === 'album' ? `album: ${name}` : name)).join(', '),
  ],
];

function changesBetween(before: readonly MemoryItem[], after: readonly MemoryItem[]): Change[] {
  return before.flatMap((item, n) =>
    shown.flatMap(([field, of]): Change[] => {
      const [was = '', is = ''] = [of(item), of(after[n] ?? item)];
      if (was === is) return [];
      return [{ item: item.id, field, ...(was === '' ? {} : { before: was }), ...(is === '' ? {} : { after: is }) }];
    }),
  );
}
