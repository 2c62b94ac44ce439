import { dirname, resolve } from 'node:path';
import { DateTime } from 'luxon';
import { slug } from '../../language/fold.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import { observed } from '../../memory/provenance.ts';
import { reading } from '../../memory/reading.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import type { Source, SourceOptions } from '../../ports/source.ts';
import { mediaKindByName, mimeByName } from '../archive/media-names.ts';
import { baseName, type Tree, type TreeEntry } from '../archive/tree.ts';
import { ChatDays } from './chat-days.ts';
import { archivedExport, type ChatExport, folderExport } from './chat-files.ts';
import { type ChatFormat, chatFormatOf, mayBeChat } from './chat-format.ts';
import type { ChatStep } from './chat-message.ts';
import { signalMessages } from './signal.ts';
import { smsMessages } from './sms-backup.ts';
import { telegramMessages } from './telegram.ts';
import { textLines } from './text-lines.ts';
import { whatsappMessages } from './whatsapp.ts';

export type ChatOptions = {
  /** IANA zone of messages of which only the moment is known; default: this machine's. */
  readonly zone?: string;
  readonly now?: () => Date;
  /** Told of each file that belongs to a message, absolute, before the message is passed on. */
  readonly onFile?: (path: string) => void;
};

type Reading = { readonly zone: string; readonly now: () => Date };
const readingOf = ({ zone, now }: ChatOptions): Reading => ({
  zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  now: now ?? (() => new Date()),
});

/**
 * Exports of chats (`paths` absolute, named relative to `root`): WhatsApp, Telegram Desktop, signal-export, SMS Backup &
 * Restore. Each day of a conversation is a `text` item, its pictures and films are items that belong to it. Errors:
 * `corrupt`, `truncated`, `too-large`; `malformed-row` for a message.
 */
export function openChatSource(root: string, paths: readonly string[], options: ChatOptions = {}): Source {
  const top = resolve(root);
  return {
    importer: 'chats',
    root: top,
    estimate: async () => {
      const sizes = await Promise.all(
        paths.map((path) =>
          folderExport(top, path).then(
            ({ bytes }) => bytes,
            () => 0,
          ),
        ),
      );
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      return { images: 0, videos: 0, mails: 0, rows: paths.length, bytes, copied: 0 };
    },
    async *read(asked) {
      for (const path of paths) {
        try {
          const one = await folderExport(top, path);
          if (asked.unchanged?.(path, one.bytes, one.modified) === true) {
            yield { type: 'skipped', path, reason: 'unchanged' };
            continue;
          }
          for await (const event of exportEvents(one, readingOf(options), asked)) {
            if (event.type === 'record') for (const file of filesOf(event.record)) options.onFile?.(file);
            yield event;
          }
        } catch (error) {
          asked.signal?.throwIfAborted();
          yield { type: 'failure', failure: failureOf(path, error) };
        }
      }
    },
  };
}

const filesOf = ({ parts }: SourceRecord): string[] =>
  parts.flatMap(({ record: { content } }) => (content?.kind === 'file' ? [content.path] : []));

/** A single file that is an export. */
export const openChatFile = (path: string): Source => openChatSource(dirname(path), [path]);

/**
 * A `.zip` that is an export, or nothing. What lies in it and no message names is added, too: pictures that were sent
 * before the export begins.
 */
export async function chatArchive(tree: Tree, options: ChatOptions = {}): Promise<Source | undefined> {
  // Of a folder each file is told by itself; a member of a tar can be looked into only after all before it.
  if (tree.form !== 'zip') return undefined;
  const members = new Map<string, TreeEntry>();
  const found: TreeEntry[] = [];
  for await (const event of tree.walk()) {
    if (event.type !== 'entry') continue;
    members.set(event.entry.path, event.entry);
    if (members.size > MOST_MEMBERS) return undefined;
    if (isExportPath(event.entry.path)) found.push(event.entry);
  }
  const exports: ChatExport[] = [];
  for (const entry of found) {
    const one = archivedExport(tree, entry, members);
    // A member that cannot be read is named by whoever reads the archive.
    if ((await formatOf(one).catch(() => undefined)) !== undefined) exports.push(one);
  }
  return exports.length === 0 ? undefined : archiveSource(tree, members, exports, readingOf(options));
}

const MOST_MEMBERS = 200_000;

/** Where exports have their messages: at the top or in a folder, a conversation each; others name the file themselves. */
const isExportPath = (path: string): boolean =>
  mayBeChat(baseName(path)) &&
  (path.split('/').length <= 2 || /^(?:result|data)\.json$/i.test(baseName(path)) || baseName(path) === '_chat.txt');

function archiveSource(
  tree: Tree,
  members: ReadonlyMap<string, TreeEntry>,
  exports: readonly ChatExport[],
  by: Reading,
): Source {
  const media = [...members.values()].filter(({ path }) => mediaKindByName(path) !== undefined);
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

/** Of messages that cannot be read so many are named. */
const MOST_NAMED = 20;

async function* exportEvents(one: ChatExport, by: Reading, { signal }: SourceOptions): AsyncGenerator<SourceEvent> {
  const days = new ChatDays({ root: one.root, path: one.path });
  let [unread, count, isWhole] = [0, 0, true];
  try {
    for await (const step of stepsOf(one, await formatOf(one), by)) {
      signal?.throwIfAborted();
      if (step.type === 'message')
        for (const record of days.take(step.chat, step.message)) {
          count += 1;
          yield { type: 'record', record };
        }
      else if (step.type === 'owner') yield ownerOf(step);
      else if (++unread <= MOST_NAMED) yield unreadMessage(one, step);
    }
  } catch (error) {
    signal?.throwIfAborted();
    isWhole = false;
    yield { type: 'failure', failure: failureOf(one.where, error) };
  }
  for (const record of days.end()) {
    count += 1;
    yield { type: 'record', record };
  }
  if (isWhole) yield { type: 'read', path: one.where, bytes: one.bytes, modified: one.modified, count };
}

const ownerOf = ({ service, name }: Extract<ChatStep, { type: 'owner' }>): SourceEvent => ({
  type: 'person',
  person: {
    importer: 'chats',
    face: `${service}:${slug(name) || 'owner'}`,
    names: [name],
    roles: [],
    owner: true,
    kind: 'person',
  },
});

function unreadMessage({ where }: ChatExport, step: Extract<ChatStep, { type: 'unread' }>): SourceEvent {
  const error = new MadeleineError('malformed-row', `${step.where}: ${step.why}`, {
    path: where,
    action: 'Export the chat again; the other messages have been read.',
  });
  return { type: 'failure', failure: failureOf(where, error) };
}

const HEAD_BYTES = 8192;

async function formatOf(one: ChatExport): Promise<ChatFormat | undefined> {
  return chatFormatOf(one.names[0] ?? '', await headOf(one));
}

async function headOf(one: ChatExport): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of await one.open()) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, HEAD_BYTES);
}

async function* read(one: ChatExport): AsyncGenerator<Uint8Array> {
  yield* await one.open();
}

function stepsOf(one: ChatExport, format: ChatFormat | undefined, by: Reading): AsyncIterable<ChatStep> {
  const { fileOf } = one;
  switch (format) {
    case 'whatsapp': {
      const latest = Math.max(one.modified, by.now().getTime());
      return whatsappMessages({ names: one.names, latest, lines: () => textLines(read(one)), fileOf });
    }
    case 'telegram':
      return telegramMessages(read(one), fileOf);
    case 'signal':
      return signalMessages(textLines(read(one)), one.names[1] ?? 'Signal', fileOf);
    case 'sms':
      return smsMessages(read(one), (millis) => DateTime.fromMillis(millis, { zone: by.zone }).offset);
    default:
      throw new MadeleineError('unsupported-format', 'This is no export of a chat that can be read.', {
        path: one.where,
        action: 'Export the chat from WhatsApp, Telegram Desktop, signal-export or SMS Backup & Restore.',
      });
  }
}
