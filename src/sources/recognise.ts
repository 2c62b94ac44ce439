import { readdir } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { MadeleineError } from '../memory/errors.ts';
import { type Failure, failureOf } from '../memory/failure.ts';
import { mediaKind } from '../memory/media-kind.ts';
import type { Importer } from '../memory/origin.ts';
import type { Source } from '../ports/source.ts';
import { openPhotosLibrary } from './apple-photos/photos-library-source.ts';
import { archiveForm, firstBytes, openTree } from './archive/open-tree.ts';
import type { Tree } from './archive/tree.ts';
import { isCalendarName, openCalendarSource } from './calendar/calendar-source.ts';
import { chatFormatOf } from './chats/chat-format.ts';
import { openChatFile } from './chats/chat-source.ts';
import { isContactsName, isContactTable, openContactsSource } from './contacts/contacts-source.ts';
import { dataSets, namedPath, type Recognised, statOf } from './data-sets.ts';
import { isDocumentFile, openOneDocument } from './documents/document-source.ts';
import { exportSources, recordsApart } from './export-archives.ts';
import { icloudSource } from './icloud/icloud-source.ts';
import { locationFormatOf, openLocationFile } from './locations/location-source.ts';
import { isLocomo } from './locomo/is-locomo.ts';
import { openLocomoSource } from './locomo/locomo-source.ts';
import { openEmlSource } from './mail/eml-source.ts';
import { openLeftOver } from './mail/left-over.ts';
import { openMaildirSource } from './mail/maildir-source.ts';
import { openMboxSource } from './mail/mbox-source.ts';
import { looksLikeEml, looksLikeMaildir, looksLikeMbox } from './mail/recognise.ts';
import { type MixedFolder, sortFolder } from './mixed-folder.ts';
import { openPhotoSource } from './photos/photo-source.ts';
import { type FolderContents, openMixedFolder, openParts, recogniseFolder } from './recognise-folder.ts';
import { takeoutMail } from './takeout/takeout-mailbox.ts';
import { takeoutSource } from './takeout/takeout-source.ts';

const HEAD_BYTES = 8192;

/**
 * What a path holds, told by its structure and first bytes: an export, a data set, a mailbox, or a folder of photos and
 * mails in any mixture. Errors: `missing`, `unreadable`, `unsupported-format`.
 */
export async function recognise(path: string): Promise<Source[]> {
  const top = await namedPath(path);
  const found = await statOf(top);
  if (!found.isDirectory()) return recogniseFile(top);
  const { sources, parts } = await recogniseFolder(top);
  return [...(await openParts(parts, 'auto')), ...sources];
}

async function recogniseFile(top: string): Promise<Source[]> {
  const head = await firstBytes(top, HEAD_BYTES);
  if ((await archiveForm(top)) !== undefined) return exportSources([await openTree(top)]);
  if (chatFormatOf(basename(top), head) !== undefined) return [openChatFile(top)];
  if (locationFormatOf(top, head) !== undefined) return [openLocationFile(top)];
  if (/\.json$/i.test(top) && (await isLocomo(top))) return [openLocomoSource(top)];
  if (/\.(eml|emlx)$/i.test(top)) return [openEmlSource(top)];
  if (isCalendarName(top)) return [openCalendarSource(dirname(top), [top])];
  if (isContactsName(top) || isContactTable(top, head)) return [openContactsSource(dirname(top), [top])];
  if (/\.(mbox|mbx)$/i.test(top) || looksLikeMbox(head)) return [openMboxSource(top)];
  if (mediaKind(head) === undefined && looksLikeEml(head)) return [openEmlSource(dirname(top), [top])];
  if (await isDocumentFile(top)) return [await openOneDocument(dirname(top), top)];
  return [openPhotoSource(top)];
}

/** The source that the owner named, whatever the path looks like. Errors: as `recognise`. */
export async function openSource(path: string, as: Importer): Promise<Source[]> {
  const top = await namedPath(path);
  const found = await statOf(top);
  const openSet = dataSets[as];
  if (openSet !== undefined) return [await openSet(top)];
  const open = named[as];
  if (open === undefined) return recognise(top);
  return open(top, found.isDirectory());
}

const named: Readonly<Partial<Record<Importer, (path: string, folder: boolean) => Promise<Source[]>>>> = {
  photos: async (path) => [openPhotoSource(path)],
  mail: mailSources,
  calendar: calendarSources,
  chats: chatSources,
  locations: locationSources,
  contacts: contactsSources,
  documents: documentSources,
  'apple-photos': async (path) => [openPhotosLibrary(path, { beside: true })],
  takeout: async (path) => [takeoutSource([await openTree(path)], takeoutMail)],
  icloud: async (path, folder) => {
    const tree = await openTree(path);
    return [icloudSource([tree], folder ? await openMixedFolder(path) : [takeoutSource([tree], takeoutMail)])];
  },
};

async function calendarSources(path: string, folder: boolean): Promise<Source[]> {
  if (folder) return ofImporter(await sortFolder(path), 'calendar');
  return (await inArchive(path, 'calendar')) ?? [openCalendarSource(dirname(path), [path])];
}

const ofImporter = ({ sources }: Pick<MixedFolder, 'sources'>, importer: Importer): Source[] =>
  sources.filter((source) => source.importer === importer);

/** What an archive holds of one kind; nothing for a file that is no archive. Errors: `unsupported-format` for one without any. */
async function inArchive(path: string, importer: Importer): Promise<Source[] | undefined> {
  if ((await archiveForm(path)) === undefined) return undefined;
  const tree = await openTree(path);
  const sources = importer === 'chats' ? await exportSources([tree]) : (await recordsApart([tree])).sources;
  const found = ofImporter({ sources }, importer);
  if (found.length > 0) return found;
  throw new MadeleineError('unsupported-format', `The archive holds no ${importer} that can be read.`, {
    path,
    action: 'Add it without --as, so that everything in it is looked at.',
  });
}

async function chatSources(path: string, folder: boolean): Promise<Source[]> {
  if (!folder) return (await inArchive(path, 'chats')) ?? [openChatFile(path)];
  const { sources, archives } = await sortFolder(path);
  const inArchives = (await exportSources(archives)).filter(({ importer }) => importer === 'chats');
  return [...sources.filter(({ importer }) => importer === 'chats'), ...inArchives];
}

async function locationSources(path: string, folder: boolean): Promise<Source[]> {
  if (folder) return ofImporter(await sortFolder(path), 'locations');
  return (await inArchive(path, 'locations')) ?? [openLocationFile(path)];
}

async function contactsSources(path: string, folder: boolean): Promise<Source[]> {
  if (folder) return ofImporter(await sortFolder(path), 'contacts');
  return (await inArchive(path, 'contacts')) ?? [openContactsSource(dirname(path), [path])];
}

async function documentSources(path: string, folder: boolean): Promise<Source[]> {
  return folder ? ofImporter(await sortFolder(path), 'documents') : [await openOneDocument(dirname(path), path)];
}

async function mailSources(path: string, folder: boolean): Promise<Source[]> {
  if (!folder) {
    const isMbox = /\.(mbox|mbx)$/i.test(path) || looksLikeMbox(await firstBytes(path, HEAD_BYTES));
    return [isMbox ? openMboxSource(path) : openEmlSource(dirname(path), [path])];
  }
  if (looksLikeMaildir(await readdir(path))) return [openMaildirSource(path)];
  const { sources, claims } = await sortFolder(path, { isMail: true });
  return [...sources.filter((source) => source.importer === 'mail'), openLeftOver(path, claims)];
}

/**
 * As `recognise` or `openSource`, for all paths of one import. The parts of a Takeout export are read together, so that a
 * sidecar in one part finds its photo in another. Never throws for a path.
 */
export async function recogniseAll(paths: readonly string[], as: Importer | 'auto'): Promise<Recognised> {
  const sources: Source[] = [];
  const failures: Failure[] = [];
  const parts: Tree[] = [];
  for (const path of paths) {
    try {
      const found = await contentsOf(await namedPath(path), as);
      sources.push(...found.sources);
      parts.push(...found.parts);
    } catch (error) {
      failures.push(failureOf(resolve(path), error));
    }
  }
  sources.unshift(...(await openParts(parts, as === 'takeout' ? 'takeout' : 'auto')));
  return { sources, failures };
}

async function contentsOf(top: string, as: Importer | 'auto'): Promise<FolderContents> {
  if (as !== 'auto' && as !== 'takeout') return { sources: await openSource(top, as), parts: [] };
  const found = await statOf(top);
  const isArchive = found.isFile() && (await archiveForm(top)) !== undefined;
  if (isArchive || (found.isDirectory() && as === 'takeout')) return { sources: [], parts: [await openTree(top)] };
  if (found.isDirectory()) return recogniseFolder(top);
  return { sources: as === 'takeout' ? await openSource(top, as) : await recogniseFile(top), parts: [] };
}
