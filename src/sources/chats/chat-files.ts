import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { isMadeleineError } from '../../memory/errors.ts';
import { baseName, folderOf, type Tree, type TreeEntry } from '../archive/tree.ts';
import { namedInside } from '../inside-root.ts';
import { pathInside } from '../mail/message-files.ts';
import type { ChatFile } from './chat-message.ts';

/** The file of an export that has the messages, with what lies beside it. */
export type ChatExport = {
  /** Absolute folder or archive that was added, and the file inside it. */
  readonly root: string;
  readonly path: string;
  /** Where the file is, unless it lies in an archive. */
  readonly file?: string;
  /** How the file is named in failures. */
  readonly where: string;
  readonly bytes: number;
  /** Milliseconds. */
  readonly modified: number;
  /** Names that tell whose conversation it is. */
  readonly names: readonly string[];
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
  /** The file of that name, relative to the folder of the export's. */
  readonly fileOf: (name: string) => Promise<ChatFile | undefined>;
};

/** WhatsApp's own names for stickers. */
const isSticker = (name: string): boolean => /^STK-\d{8}-WA\d+\./.test(name) || /-STICKER-/.test(name);

/** An export in a folder, of which links and names that lead out of what was added are not followed. */
export async function folderExport(root: string, file: string): Promise<ChatExport> {
  const folder = dirname(file);
  const { size, mtimeMs } = await stat(file);
  return {
    root,
    path: pathInside(root, file),
    file,
    where: file,
    bytes: size,
    modified: mtimeMs,
    names: [baseName(file), baseName(folder)],
    open: async () => createReadStream(file),
    fileOf: async (name) => {
      try {
        const path = await namedInside(root, join(pathInside(root, folder), name));
        const found = await stat(path);
        if (!found.isFile()) return undefined;
        const content = { kind: 'file', path, bytes: found.size, modified: Math.trunc(found.mtimeMs) } as const;
        return { name: baseName(name), path: pathInside(root, path), content, isDecoration: isSticker(baseName(name)) };
      } catch (error) {
        // What an export names need not have come along, and what leads elsewhere is none of it.
        if (isMadeleineError(error) || error instanceof Error) return undefined;
        throw error;
      }
    },
  };
}

/** An export in an archive. `members` are all its files by their paths. */
export function archivedExport(tree: Tree, entry: TreeEntry, members: ReadonlyMap<string, TreeEntry>): ChatExport {
  const folder = folderOf(entry.path);
  const around = folder === '' ? baseName(tree.root) : baseName(folder).replace(/!$/, '');
  return {
    root: tree.root,
    path: entry.path,
    where: tree.where(entry.path),
    bytes: entry.bytes,
    modified: entry.modified,
    names: [baseName(entry.path), around, baseName(tree.root)],
    open: () => tree.open(entry.path),
    fileOf: async (name) => {
      const found = members.get(posix.join(folder, name));
      if (found === undefined) return undefined;
      const content = tree.content(found);
      return { name: baseName(found.path), path: found.path, content, isDecoration: isSticker(baseName(found.path)) };
    },
  };
}

const pageName = /^messages\d*\.html$/i;
const frameFolder = /^(?:css|js|images|lists)$/;
const smallCopy = /_thumb\.(?:jpe?g|png|webp)$/i;

/**
 * Tells what Telegram puts beside an export and nobody sent: styles, icons and lists of its pages, and small copies of
 * pictures. `exports`: the paths of the texts.
 */
export function telegramFrame(exports: readonly string[]): (path: string) => boolean {
  const framed = new Set<string>();
  const withMedia = new Set<string>();
  for (const path of exports) {
    const folder = folderOf(path);
    const isPage = pageName.test(baseName(path));
    if (!isPage && baseName(path).toLowerCase() !== 'result.json') continue;
    withMedia.add(folder);
    if (!isPage) continue;
    framed.add(folder);
    // An export of everything has a folder for each conversation: "chats/chat_001".
    const above = folderOf(folder);
    if (baseName(above) === 'chats') framed.add(folderOf(above));
  }
  return (path) => {
    const folder = folderOf(path);
    const isFrame = frameFolder.test(baseName(folder)) && framed.has(folderOf(folder));
    const isIndex = framed.has(folder) && baseName(path) === 'export_results.html';
    return isFrame || isIndex || (smallCopy.test(path) && withMedia.has(folderOf(folder)));
  };
}
