import { insideInnermost } from '../../memory/origin.ts';
import { observed } from '../../memory/provenance.ts';
import { reading } from '../../memory/reading.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';
import { mediaKindByName, mimeByName } from '../archive/media-names.ts';
import { baseName, folderOf, type Tree, type TreeEntry } from '../archive/tree.ts';
import { archivedExport, type ChatExport, telegramFrame } from './chat-files.ts';
import { mayBeChat } from './chat-format.ts';
import { type ChatOptions, exportEvents, type Reading, readingOf } from './chat-source.ts';
import { backupKind } from './whatsapp-backup-name.ts';

/** Exports that an archive holds, the members that belong to them, and whether that is all it holds. */
export type ArchivedChats = {
  readonly source: Source;
  /** Of members as they are named in failures. */
  readonly claims: (where: string) => boolean;
  readonly isWhole: boolean;
};

/**
 * The exports of an archive, whose texts are `found` among its `members`. Pictures that lie beside an export and no message
 * names are added, too: they were sent before it begins.
 */
export function archivedChats(
  tree: Tree,
  found: readonly TreeEntry[],
  members: ReadonlyMap<string, TreeEntry>,
  options: ChatOptions = {},
): ArchivedChats {
  const exports = found.map((entry) => archivedExport(tree, entry, members));
  const owned = belonging(members, exports);
  const wheres = new Set([...owned.keys()].map((path) => tree.where(path)));
  return {
    source: archiveSource(tree, owned, exports, readingOf(options)),
    claims: (where) => wheres.has(where),
    isWhole: owned.size === members.size,
  };
}

/**
 * Where exports have their messages: at the top or in a folder, a conversation each; those that are told by the name that the
 * service gave them, wherever.
 */
export const isExportPath = (path: string): boolean =>
  mayBeChat(baseName(path)) &&
  (insideInnermost(path).split('/').length <= 2 ||
    /^(?:(?:result|data)\.json|messages\d*\.html|_chat\.txt)$/i.test(baseName(path)) ||
    /whatsapp.*\.txt$/i.test(baseName(path)) ||
    backupKind(baseName(path)) !== undefined);

/** The texts of exports, their pictures and films, and what belongs to their pages. */
function belonging(members: ReadonlyMap<string, TreeEntry>, exports: readonly ChatExport[]): Map<string, TreeEntry> {
  const texts = new Set(exports.map(({ path }) => path));
  const folders = [...new Set(exports.map(({ path }) => folderOf(path)))];
  const isBeside = (path: string): boolean => folders.some((folder) => folder === '' || path.startsWith(`${folder}/`));
  const isFrame = telegramFrame([...texts]);
  return new Map(
    [...members].filter(
      ([path]) => texts.has(path) || isFrame(path) || (mediaKindByName(path) !== undefined && isBeside(path)),
    ),
  );
}

function archiveSource(
  tree: Tree,
  owned: ReadonlyMap<string, TreeEntry>,
  exports: readonly ChatExport[],
  by: Reading,
): Source {
  const isFrame = telegramFrame(exports.map(({ path }) => path));
  const media = [...owned.values()].filter(({ path }) => mediaKindByName(path) !== undefined && !isFrame(path));
  return {
    importer: 'chats',
    root: tree.root,
    estimate: async () => ({
      images: media.filter(({ path }) => mediaKindByName(path) === 'image').length,
      videos: media.filter(({ path }) => mediaKindByName(path) === 'video').length,
      mails: 0,
      rows: exports.length,
      bytes: exports.reduce((sum, { bytes }) => sum + bytes, 0),
      copied: media.reduce((sum, { bytes }) => sum + bytes, 0),
    }),
    async *read(asked) {
      const met = new Set<string>();
      for (const one of exports) {
        for await (const event of exportEvents(one, by, asked)) {
          if (event.type === 'record') for (const { record } of event.record.parts) met.add(record.origin.path);
          yield event;
        }
      }
      for (const entry of media) if (!met.has(entry.path)) yield leftOver(tree, entry);
    },
  };
}

function leftOver(tree: Tree, entry: TreeEntry): SourceEvent {
  return {
    type: 'record',
    record: {
      modality: mediaKindByName(entry.path) ?? 'image',
      origin: { importer: 'chats', root: tree.root, path: entry.path },
      content: tree.content(entry),
      readings: [reading('media', { mime: mimeByName(entry.path) ?? 'image/jpeg' }, observed('chats'))],
      parts: [],
    },
  };
}
