import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { mediaKind } from '../memory/media-kind.ts';
import { isArchiveName } from '../memory/origin.ts';
import type { Source, SourceOptions } from '../ports/source.ts';
import { archiveForm, headOf, openTree } from './archive/open-tree.ts';
import type { Tree } from './archive/tree.ts';
import { isCalendarName, openCalendarSource } from './calendar/calendar-source.ts';
import { telegramFrame } from './chats/chat-files.ts';
import { chatFormatOf, mayBeChat } from './chats/chat-format.ts';
import { openChatSource } from './chats/chat-source.ts';
import { isContactsName, isContactTable, openContactsSource } from './contacts/contacts-source.ts';
import { isDocumentFile, isDocumentName, openDocumentSource } from './documents/document-source.ts';
import { PersonalFiles, type SortedDocument } from './documents/personal-files.ts';
import { locationFormatOf, mayBeHistory, openLocationSource } from './locations/location-source.ts';
import { isLocomo } from './locomo/is-locomo.ts';
import { openLocomoSource } from './locomo/locomo-source.ts';
import { openEmlSource } from './mail/eml-source.ts';
import { openMaildirSource } from './mail/maildir-source.ts';
import { openMboxSource } from './mail/mbox-source.ts';
import { looksLikeEml, looksLikeMaildir, looksLikeMbox } from './mail/recognise.ts';
import { reasonToLeaveOut } from './photos/left-out.ts';
import { type FoundFile, walk } from './photos/walk.ts';

const messageFile = /\.(eml|emlx)$/i;
const mailboxFile = /\.(mbox|mbx)$/i;
/** What a program or a person called by its kind; messages of corpora, MH and news have numbers and sums for names. */
const usualName = /\.[a-z][a-z0-9]{0,4}$/i;
const HEAD_BYTES = 4096;

type Found = {
  readonly messages: string[];
  readonly mailboxes: string[];
  readonly maildirs: string[];
  readonly archives: string[];
  readonly dialogues: string[];
  readonly calendars: string[];
  readonly chats: string[];
  readonly locations: string[];
  readonly contacts: string[];
  readonly documents: SortedDocument[];
};

/** What a folder holds beside pictures and films, in any mixture. */
export type MixedFolder = {
  /** Single mails, mailboxes, Maildirs, exports, documents and dialogues: one source each, none reading what another reads. */
  readonly sources: readonly Source[];
  readonly archives: readonly Tree[];
  /** True for a file that one of these reads. */
  readonly claims: (path: string) => boolean;
};

export type SortOptions = {
  /** Folders that other sources read. */
  readonly except?: ReadonlySet<string>;
  /** The owner says that mails lie here: every file is looked into, whatever its name. */
  readonly isMail?: boolean;
};

/** Looks through a folder with all its folders. */
export async function sortFolder(top: string, { except, isMail = false }: SortOptions = {}): Promise<MixedFolder> {
  const found: Found = {
    messages: [],
    mailboxes: [],
    maildirs: [],
    archives: [],
    dialogues: [],
    calendars: [],
    chats: [],
    locations: [],
    contacts: [],
    documents: [],
  };
  const personal = new PersonalFiles(top);
  for await (const step of walk(top, undefined, except)) {
    if (step.type !== 'folder') continue;
    const document = personal.sort(step.path, step.files);
    if (await isMailbox(step.path, step.files)) addMaildir(found, dirname(step.path));
    else for (const file of step.files) await sort(found, file, { isMail, document });
  }
  // A Maildir is read with its folders.
  const maildirs = found.maildirs.filter((folder) => !found.maildirs.some((o) => folder.startsWith(`${o}/`)));
  const isFrame = telegramFrame(found.chats);
  const documents = found.documents.filter(({ file }) => !isFrame(file.path));
  const { documents: _, ...others } = found;
  const claimed = new Set(Object.values({ ...others, maildirs: [] }).flat());
  for (const { file } of documents) claimed.add(file.path);
  // Chats are read before pictures: what was sent with a message comes with it, and goes with it.
  const onFile = (path: string) => void claimed.add(path);
  return {
    sources: [
      ...found.mailboxes.map((file) => openMboxSource(file, top)),
      ...found.dialogues.map((file) => openLocomoSource(file)),
      ...maildirs.map((folder) => openMaildirSource(folder)),
      ...(found.messages.length > 0 ? [openEmlSource(top, found.messages)] : []),
      ...(found.calendars.length > 0 ? [openCalendarSource(top, found.calendars)] : []),
      ...(found.chats.length > 0 ? [openChatSource(top, found.chats, { onFile })] : []),
      ...(found.locations.length > 0 ? [openLocationSource(top, found.locations)] : []),
      ...(found.contacts.length > 0 ? [openContactsSource(top, found.contacts)] : []),
      ...(documents.length > 0 ? [openDocumentSource(top, documents)] : []),
    ],
    archives: await Promise.all(found.archives.map((archive) => openTree(archive))),
    claims: (path) => claimed.has(path) || isFrame(path) || maildirs.some((folder) => path.startsWith(`${folder}/`)),
  };
}

/** So many files are looked at to tell a Maildir from a folder of pictures that is called "new". */
const LOOKED_AT = 5;

/** True for the folder of a Maildir that messages lie in, whether or not its sisters came along. */
async function isMailbox(folder: string, files: readonly FoundFile[]): Promise<boolean> {
  if (!/[/\\](cur|new)$/.test(folder) || files.length === 0) return false;
  if (looksLikeMaildir(await readdir(dirname(folder)))) return true;
  for (const { path } of files.slice(0, LOOKED_AT)) {
    const head = await headOf(path, HEAD_BYTES);
    if (head !== undefined && looksLikeEml(head)) return true;
  }
  return false;
}

function addMaildir(found: Found, folder: string): void {
  if (!found.maildirs.includes(folder)) found.maildirs.push(folder);
}

type Sorting = { readonly isMail: boolean; readonly document: ReturnType<PersonalFiles['sort']> };

async function sort(found: Found, file: FoundFile, { isMail, document }: Sorting): Promise<void> {
  if (messageFile.test(file.name)) found.messages.push(file.path);
  else if (isCalendarName(file.name)) found.calendars.push(file.path);
  else if (!isMail && (await sortExport(found, file))) return;
  else if (isContactsName(file.name) || (!isMail && (await isTable(file)))) found.contacts.push(file.path);
  else if (isMail || !(usualName.test(file.name) || isDocumentName(file.name)))
    await sortByContent(found, file, isMail ? 1 : 2);
  else if (mailboxFile.test(file.name) && file.bytes > 0) {
    const head = await headOf(file.path, HEAD_BYTES);
    if (head === undefined || looksLikeMbox(head)) found.mailboxes.push(file.path);
  } else if (/\.json$/i.test(file.name) && file.bytes > 0) {
    if (await isLocomo(file.path)) found.dialogues.push(file.path);
  } else if (isArchiveName(file.name) && (await archiveForm(file.path)) !== undefined) found.archives.push(file.path);
  else {
    const sorted = document(file);
    if (sorted !== undefined && (await isDocumentFile(file.path))) found.documents.push(sorted);
  }
}

/** An export of chats or a history of locations, by how it begins; whether it is one. */
async function sortExport(found: Found, { path, name, bytes }: FoundFile): Promise<boolean> {
  if (bytes === 0 || !(mayBeChat(name) || mayBeHistory(name))) return false;
  const head = await headOf(path, HEAD_BYTES);
  if (head === undefined) return false;
  const isChat = chatFormatOf(name, head) !== undefined;
  if (isChat) found.chats.push(path);
  else if (locationFormatOf(name, head) !== undefined) found.locations.push(path);
  else return false;
  return true;
}

async function isTable({ path, name, bytes }: FoundFile): Promise<boolean> {
  if (bytes === 0 || !/\.csv$/i.test(name)) return false;
  const head = await headOf(path, HEAD_BYTES);
  return head !== undefined && isContactTable(name, head);
}

/** A mailbox or a message by how it begins; whoever reads one that may not be looked into says so. */
async function sortByContent(found: Found, { path, name, bytes }: FoundFile, headers: number): Promise<void> {
  if (bytes === 0 || reasonToLeaveOut(name) !== undefined) return;
  const head = await headOf(path, HEAD_BYTES);
  if (head === undefined) found.messages.push(path);
  else if (mediaKind(head) !== undefined) return;
  else if (looksLikeMbox(head)) found.mailboxes.push(path);
  else if (looksLikeEml(head, headers)) found.messages.push(path);
}

/** A source of media leaves out what it does not know and says so; what another source reads is not left out. */
export function withoutClaimed(source: Source, isClaimed: MixedFolder['claims']): Source {
  return {
    importer: source.importer,
    root: source.root,
    estimate: (signal) => source.estimate(signal),
    async *read(options: SourceOptions) {
      const { unchanged } = options;
      const own: SourceOptions =
        unchanged === undefined
          ? options
          : { ...options, unchanged: (path, bytes, modified) => !isClaimed(path) && unchanged(path, bytes, modified) };
      for await (const event of source.read(own)) {
        if (event.type === 'skipped' && isClaimed(event.path)) continue;
        if (event.type === 'failure' && isClaimed(event.failure.path)) continue;
        const content = event.type === 'record' ? event.record.content : undefined;
        if (content?.kind === 'file' && isClaimed(content.path)) continue;
        yield event;
      }
    },
  };
}

/** The tree of a folder without the files that other sources read. */
export function unclaimedTree(tree: Tree, isClaimed: MixedFolder['claims']): Tree {
  return {
    ...tree,
    async *walk(options) {
      for await (const event of tree.walk(options)) {
        if (event.type === 'failure' || !isClaimed(tree.where(event.entry.path))) yield event;
      }
    },
  };
}
