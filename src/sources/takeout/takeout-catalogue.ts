import { type DocumentFormatName, documentFormat } from '../../memory/document-format.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import { NO_READER } from '../../memory/kinds-not-read.ts';
import { mediaKindByName } from '../archive/media-names.ts';
import { baseName, extensionOf, folderOf, type Tree, type TreeEntry } from '../archive/tree.ts';
import { tooLarge } from '../documents/document-errors.ts';
import { type Album, parseTakeoutNote, type Sidecar } from './sidecar.ts';

/** A file of the export and the part (folder or archive) that holds it. */
export type Located = { readonly tree: Tree; readonly entry: TreeEntry };

/** One folder of the export, put together from all parts given. */
export type TakeoutFolder = {
  readonly media: Located[];
  readonly sidecars: { readonly at: Located; readonly sidecar: Sidecar }[];
  note: Album | undefined;
  /** When the album's note was last changed, epoch milliseconds; 0 without one. */
  noted: number;
};

export type Catalogue = {
  readonly folders: ReadonlyMap<string, TakeoutFolder>;
  readonly mailboxes: readonly Located[];
  /** Mails that are files of their own. */
  readonly messages: readonly Located[];
  /** PDF and office files, passes and notes. */
  readonly documents: readonly Located[];
  /** What the export has beside photos and mail, each with the reason why it is left out. */
  readonly rest: readonly { readonly at: Located; readonly reason: string }[];
  readonly failures: readonly Failure[];
};

/** Sidecars are about a kilobyte; other products of an export keep large JSON files. */
const LARGEST_NOTE = 1024 * 1024;

/** A mail of its own: by its ending, or by its place in a Maildir. */
const messageFile = /\.emlx?$|(^|\/)(cur|new)\/[^/]+$/i;

const isNote = (entry: TreeEntry): boolean => extensionOf(entry.path) === 'json' && entry.bytes <= LARGEST_NOTE;

/** The first pass over all parts: what there is, with sidecars and album notes read. */
export async function catalogue(trees: readonly Tree[], signal?: AbortSignal): Promise<Catalogue> {
  const found = {
    folders: new Map<string, TakeoutFolder>(),
    mailboxes: [],
    messages: [],
    documents: [],
    rest: [],
    failures: [],
  } as Building;
  for (const tree of trees) {
    for await (const event of tree.walk({ keep: isNote, signal })) {
      if (event.type === 'failure') found.failures.push(event.failure);
      else place(found, { tree, entry: event.entry }, event.kept);
    }
  }
  return found;
}

type Building = {
  folders: Map<string, TakeoutFolder>;
  mailboxes: Located[];
  messages: Located[];
  documents: Located[];
  rest: { at: Located; reason: string }[];
  failures: Failure[];
};

function place(found: Building, at: Located, kept: Uint8Array | undefined): void {
  const { path } = at.entry;
  if (mediaKindByName(path) !== undefined) folderFor(found, path).media.push(at);
  else if (extensionOf(path) === 'mbox') found.mailboxes.push(at);
  else if (messageFile.test(path)) found.messages.push(at);
  else if (kept !== undefined) placeNote(found, at, kept);
  else placeOther(found, at);
}

/** Pages and XML of an export are its own lists and logs; other documents are the owner's. */
const ofExport: ReadonlySet<DocumentFormatName> = new Set(['html', 'invoice']);

function placeOther(found: Building, at: Located): void {
  const { path, bytes } = at.entry;
  const format = documentFormat({ name: baseName(path) });
  if (format === undefined || ofExport.has(format.name)) found.rest.push({ at, reason: NO_READER });
  else if (bytes === 0) found.rest.push({ at, reason: 'empty file' });
  else if (bytes <= format.largest) found.documents.push(at);
  else found.failures.push(failureOf(at.tree.where(path), tooLarge(format.largest)));
}

function placeNote(found: Building, at: Located, bytes: Uint8Array): void {
  try {
    const note = parseTakeoutNote(bytes);
    if (note?.kind === 'sidecar') folderFor(found, at.entry.path).sidecars.push({ at, sidecar: note.sidecar });
    else if (note?.kind === 'album') placeAlbum(folderFor(found, at.entry.path), note.album, at.entry.modified);
    else found.rest.push({ at, reason: 'JSON file that is neither a sidecar nor album metadata' });
  } catch (cause) {
    const path = at.tree.where(at.entry.path);
    const error = new MadeleineError('corrupt', 'This sidecar is not valid JSON.', {
      path,
      action: 'Export it again; the photo was read without it.',
      cause,
    });
    found.failures.push(failureOf(path, error));
  }
}

function placeAlbum(folder: TakeoutFolder, album: Album, modified: number): void {
  folder.note ??= album;
  folder.noted = Math.max(folder.noted, modified);
}

function folderFor(found: Building, path: string): TakeoutFolder {
  const key = folderKey(path);
  const known = found.folders.get(key);
  if (known !== undefined) return known;
  const made: TakeoutFolder = { media: [], sidecars: [], note: undefined, noted: 0 };
  found.folders.set(key, made);
  return made;
}

/** The folder of a file without what differs between parts: "takeout-2/Takeout/Google Photos/Rome" is "Google Photos/Rome". */
export function folderKey(path: string): string {
  const segments = folderOf(path).normalize('NFC').split('/');
  const top = segments.findLastIndex((segment) => /^takeout([-_ ]?[\w-]*)?( ?\(?\d+\)?)?$/i.test(segment));
  return segments.slice(top + 1).join('/');
}

/** File names in a folder, by which sidecars are matched. */
export const nameOf = (at: Located): string => baseName(at.entry.path);
