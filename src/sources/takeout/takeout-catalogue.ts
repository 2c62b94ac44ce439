import { beginsAs, type DocumentFormat, documentFormat, isToldByContent } from '../../memory/document-format.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import { NO_READER } from '../../memory/kinds-not-read.ts';
import { insideInnermost } from '../../memory/origin.ts';
import { mediaKindByName } from '../archive/media-names.ts';
import { baseName, extensionOf, folderOf, type Tree, type TreeEntry } from '../archive/tree.ts';
import { tooLarge } from '../documents/document-errors.ts';
import { PersonalFiles } from '../documents/personal-files.ts';
import { isExportName, isTakeoutName } from './is-takeout.ts';
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
  /** PDF and office files, passes, notes, pages, and invoices in XML. */
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
  const look = lookIntoXml();
  for (const tree of trees) {
    const others: Other[] = [];
    for await (const event of tree.walk({ keep: isNote, look, signal })) {
      if (event.type === 'failure') found.failures.push(event.failure);
      else place(found, { tree, entry: event.entry }, others, event);
    }
    placeOthers(found, others);
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

const MOST_LOOKED_AT = 5000;

/** XML is an invoice by its content alone. */
function lookIntoXml(): (entry: TreeEntry) => boolean {
  let looked = 0;
  return ({ path }) => {
    const format = documentFormat({ name: baseName(path) });
    return format !== undefined && isToldByContent(format) && looked++ < MOST_LOOKED_AT;
  };
}

type Content = { readonly kept?: Uint8Array; readonly head?: Uint8Array };
type Other = { readonly at: Located; readonly isNote: boolean; readonly head?: Uint8Array | undefined };

function place(found: Building, at: Located, others: Other[], { kept, head }: Content): void {
  const { path } = at.entry;
  if (mediaKindByName(path) !== undefined) folderFor(found, path).media.push(at);
  else if (extensionOf(path) === 'mbox') found.mailboxes.push(at);
  else if (messageFile.test(path)) found.messages.push(at);
  else {
    others.push({ at, isNote: kept !== undefined, head });
    if (kept !== undefined) placeNote(found, at, kept);
  }
}

/** What is neither picture nor mail, as in folders: what explains programs and downloads is no document of the owner's. */
function placeOthers(found: Building, others: readonly Other[]): void {
  const personal = new PersonalFiles('');
  const folders = Map.groupBy(others, ({ at }) => folderOf(`/${at.entry.path}`));
  for (const [folder, members] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const files = members.map(({ at }) => ({ ...at.entry, path: `/${at.entry.path}`, name: nameOf(at) }));
    const sort = personal.sort(folder, files);
    for (const [n, other] of members.entries()) {
      const file = files[n];
      if (!other.isNote && file !== undefined) placeOther(found, other, sort(file)?.leftOut);
    }
  }
}

function placeOther(found: Building, { at, head }: Other, leftOut: string | undefined): void {
  const { path, bytes } = at.entry;
  const format = documentFormat({ name: baseName(path) });
  if (format === undefined || isOfOther(format, at, head)) found.rest.push({ at, reason: NO_READER });
  else if (leftOut !== undefined) found.rest.push({ at, reason: leftOut });
  else if (bytes === 0) found.rest.push({ at, reason: 'empty file' });
  else if (bytes <= format.largest) found.documents.push(at);
  else found.failures.push(failureOf(at.tree.where(path), tooLarge(format.largest)));
}

/** XML that is no invoice, and the pages of an export of Google's, which are its own lists and logs. */
function isOfOther(format: DocumentFormat, { tree, entry }: Located, head: Uint8Array | undefined): boolean {
  if (isToldByContent(format)) return head === undefined || !beginsAs(format, head);
  if (format.name !== 'html') return false;
  return isExportName(baseName(tree.root)) || folderOf(entry.path).split('/').some(isTakeoutName);
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
  const segments = folderOf(insideInnermost(path)).normalize('NFC').split('/');
  const top = segments.findLastIndex((segment) => /^takeout([-_ ]?[\w-]*)?( ?\(?\d+\)?)?$/i.test(segment));
  return segments.slice(top + 1).join('/');
}

/** File names in a folder, by which sidecars are matched. */
export const nameOf = (at: Located): string => baseName(at.entry.path);
