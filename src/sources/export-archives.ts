import { basename } from 'node:path';
import type { Source } from '../ports/source.ts';
import { extensionOf, type Tree, type TreeEntry } from './archive/tree.ts';
import { archivedCalendars, isCalendarName } from './calendar/calendar-source.ts';
import { archivedChats } from './chats/archived-chats.ts';
import { archivedContacts, isContactsName, isContactTable } from './contacts/contacts-source.ts';
import { icloudSource, isIcloud } from './icloud/icloud-source.ts';
import { archivedLocations, mayBeArchivedHistory } from './locations/location-source.ts';
import { unclaimedTree } from './mixed-folder.ts';
import { takeoutMail } from './takeout/takeout-mailbox.ts';
import { takeoutSource } from './takeout/takeout-source.ts';

/**
 * Archives of one import: what they hold of chats, calendars, contacts and locations, each read for itself; of the rest the
 * parts of an iCloud export together, and all others as the parts of a Takeout.
 */
export async function exportSources(given: readonly Tree[]): Promise<Source[]> {
  const chats: Source[] = [];
  const trees: Tree[] = [];
  for (const tree of given) {
    const found = await archivedChats(tree);
    if (found !== undefined) chats.push(found.source);
    // Of an archive that is an export of chats and nothing else, nothing is left to read.
    if (found?.isWhole !== true) trees.push(found === undefined ? tree : unclaimedTree(tree, found.claims));
  }
  const { sources, rest } = await recordsApart(trees);
  return [...chats, ...sources, ...(await pictureExports(rest))];
}

/** Histories of locations, calendars and contacts that lie in exports, and the exports without them. */
export async function recordsApart(
  trees: readonly Tree[],
): Promise<{ readonly sources: readonly Source[]; readonly rest: readonly Tree[] }> {
  const sources: Source[] = [];
  const rest: Tree[] = [];
  for (const tree of trees) {
    const listed = await listedIn(tree);
    const kinds = [
      { open: archivedLocations, entries: listed.filter(mayBeArchivedHistory) },
      { open: archivedCalendars, entries: listed.filter(({ path }) => isCalendarName(path)) },
      { open: archivedContacts, entries: await contactsIn(tree, listed) },
    ].filter(({ entries }) => entries.length > 0);
    for (const { open, entries } of kinds) sources.push(open(tree, entries));
    const wheres = new Set(kinds.flatMap(({ entries }) => entries.map(({ path }) => tree.where(path))));
    rest.push(wheres.size === 0 ? tree : unclaimedTree(tree, (where) => wheres.has(where)));
  }
  return { sources, rest };
}

/** To list a tar further costs more than it gives: exports have their few files early, or are all pictures. */
const MOST_LISTED = 20_000;
const isTable = ({ path, bytes }: TreeEntry): boolean => extensionOf(path) === 'csv' && bytes > 0;

/** The members that may be told apart by their names. */
async function listedIn(tree: Tree): Promise<TreeEntry[]> {
  const found: TreeEntry[] = [];
  let listed = 0;
  for await (const event of tree.walk()) {
    if (event.type !== 'entry') continue;
    const { entry } = event;
    const isWanted = mayBeArchivedHistory(entry) || isCalendarName(entry.path) || isContactsName(entry.path);
    if (isWanted || isTable(entry)) found.push(entry);
    listed += 1;
    if (listed > MOST_LISTED && tree.form === 'tar') break;
  }
  return found;
}

/** So many tables of an archive are looked into. */
const MOST_TABLES = 200;

/** Contacts by their names; tables by how they begin, but in a tar, of which no member is looked into before it is read. */
async function contactsIn(tree: Tree, listed: readonly TreeEntry[]): Promise<TreeEntry[]> {
  const cards = listed.filter(({ path }) => isContactsName(path));
  if (tree.form === 'tar') return cards;
  for (const entry of listed.filter(isTable).slice(0, MOST_TABLES)) {
    // A member that cannot be read is named by whoever reads the archive.
    const head = await firstChunk(tree, entry.path).catch(() => undefined);
    if (head !== undefined && isContactTable(entry.path, head)) cards.push(entry);
  }
  return cards;
}

async function firstChunk(tree: Tree, path: string): Promise<Uint8Array | undefined> {
  for await (const chunk of await tree.open(path)) return chunk;
  return undefined;
}

async function pictureExports(trees: readonly Tree[]): Promise<Source[]> {
  const marked = await Promise.all(trees.map(async (tree) => ({ tree, icloud: await isIcloud(tree) })));
  const parts = marked.some(({ icloud }) => icloud)
    ? marked.filter(({ tree, icloud }) => icloud || isIcloudPart(tree.root))
    : [];
  const icloud = parts.map(({ tree }) => tree);
  const others = trees.filter((tree) => !icloud.includes(tree));
  return [
    ...(icloud.length === 0 ? [] : [icloudSource(icloud, [takeoutSource(icloud, takeoutMail)])]),
    ...(others.length === 0 ? [] : [takeoutSource(others, takeoutMail)]),
  ];
}

/** Parts without a table of their own are told by their name. */
const isIcloudPart = (root: string): boolean => /icloud photos/i.test(basename(root));
