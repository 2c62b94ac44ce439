import { basename } from 'node:path';
import type { Source } from '../ports/source.ts';
import { baseName, extensionOf, type Tree, type TreeEntry } from './archive/tree.ts';
import { archivedCalendars, isCalendarName } from './calendar/calendar-source.ts';
import { archivedChats, isExportPath } from './chats/archived-chats.ts';
import { chatFormatOf } from './chats/chat-format.ts';
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
  const { sources, rest } = await recordsApart(given, { withChats: true });
  return [...sources, ...(await pictureExports(rest))];
}

/** Histories of locations, calendars and contacts that lie in exports, chats too if asked, and the exports without them. */
export async function recordsApart(
  trees: readonly Tree[],
  { withChats = false } = {},
): Promise<{ readonly sources: readonly Source[]; readonly rest: readonly Tree[] }> {
  const chats: Source[] = [];
  const sources: Source[] = [];
  const rest: Tree[] = [];
  for (const tree of trees) {
    const listed = await listedIn(tree, withChats);
    const talk = listed.chats.length === 0 ? undefined : archivedChats(tree, listed.chats, listed.members);
    if (talk !== undefined) chats.push(talk.source);
    // Of an archive that is an export of chats and nothing else, nothing is left to read.
    if (talk?.isWhole === true && !listed.isBroken) continue;
    const kinds = [
      { open: archivedLocations, entries: listed.locations },
      { open: archivedCalendars, entries: listed.calendars },
      { open: archivedContacts, entries: listed.contacts },
    ].filter(({ entries }) => entries.length > 0);
    for (const { open, entries } of kinds) sources.push(open(tree, entries));
    const wheres = new Set(kinds.flatMap(({ entries }) => entries.map(({ path }) => tree.where(path))));
    const isClaimed = (where: string): boolean => wheres.has(where) || talk?.claims(where) === true;
    rest.push(wheres.size === 0 && talk === undefined ? tree : unclaimedTree(tree, isClaimed));
  }
  return { sources: [...chats, ...sources], rest };
}

/** To list a tar further costs more than it gives: exports have their few files early, or are all pictures. */
const MOST_LISTED = 20_000;
/** Members of a larger archive are not looked through for chats, nor are more texts and tables looked into. */
const [MOST_MEMBERS, MOST_TEXTS, MOST_TABLES] = [200_000, 5000, 200];
const isTable = ({ path, bytes }: TreeEntry): boolean => extensionOf(path) === 'csv' && bytes > 0;

type Listed = {
  readonly members: Map<string, TreeEntry>;
  chats: TreeEntry[];
  readonly locations: TreeEntry[];
  readonly calendars: TreeEntry[];
  readonly contacts: TreeEntry[];
  isBroken: boolean;
};

/** The members of a tree, and what can be told of them by their names and by how they begin. */
async function listedIn(tree: Tree, withChats: boolean): Promise<Listed> {
  const found: Listed = { members: new Map(), chats: [], locations: [], calendars: [], contacts: [], isBroken: false };
  let [texts, tables] = [0, 0];
  // Of a folder each file is told by itself.
  const mayBeExport = ({ path }: TreeEntry): boolean => withChats && tree.form !== 'folder' && isExportPath(path);
  const look = (entry: TreeEntry): boolean =>
    (mayBeExport(entry) && texts++ < MOST_TEXTS) || (isTable(entry) && tables++ < MOST_TABLES);
  for await (const event of tree.walk({ look })) {
    if (event.type === 'failure') {
      found.isBroken = true;
      continue;
    }
    const { entry, head } = event;
    if (found.members.size <= MOST_MEMBERS) found.members.set(entry.path, entry);
    sort(found, entry, head);
    if (found.members.size > MOST_LISTED && tree.form === 'tar') {
      found.isBroken = true;
      break;
    }
  }
  if (found.members.size > MOST_MEMBERS) found.chats = [];
  return found;
}

function sort(found: Listed, entry: TreeEntry, head: Uint8Array | undefined): void {
  const { path } = entry;
  if (mayBeArchivedHistory(entry)) found.locations.push(entry);
  else if (isCalendarName(path)) found.calendars.push(entry);
  else if (isContactsName(path)) found.contacts.push(entry);
  else if (head !== undefined && isContactTable(path, head)) found.contacts.push(entry);
  else if (head !== undefined && chatFormatOf(baseName(path), head) !== undefined) found.chats.push(entry);
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
