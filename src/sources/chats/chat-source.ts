import { dirname, resolve } from 'node:path';
import { DateTime } from 'luxon';
import { slug } from '../../language/fold.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import type { Source, SourceOptions } from '../../ports/source.ts';
import { beginningOf } from '../archive/tree.ts';
import { ChatDays } from './chat-days.ts';
import { type ChatExport, folderExport } from './chat-files.ts';
import { type ChatFormat, chatFormatOf } from './chat-format.ts';
import type { ChatStep } from './chat-message.ts';
import { signalMessages } from './signal.ts';
import { type OffsetAt, smsMessages } from './sms-backup.ts';
import { telegramMessages } from './telegram.ts';
import { telegramPages } from './telegram-page.ts';
import { textLines } from './text-lines.ts';
import { whatsappMessages } from './whatsapp.ts';
import { androidLayout, encryptedBackup } from './whatsapp-backup.ts';
import { databaseMessages } from './whatsapp-database.ts';
import { iosLayout } from './whatsapp-ios.ts';

export type ChatOptions = {
  /** IANA zone of messages of which only the moment is known; default: this machine's. */
  readonly zone?: string;
  readonly now?: () => Date;
  /** Told of each file that belongs to a message, absolute, before the message is passed on. */
  readonly onFile?: (path: string) => void;
};

export type Reading = { readonly zone: string; readonly now: () => Date };
export const readingOf = ({ zone, now }: ChatOptions): Reading => ({
  zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  now: now ?? (() => new Date()),
});

/**
 * Exports of chats (`paths` absolute, named relative to `root`): WhatsApp (text or backup), Telegram Desktop, signal-export, SMS Backup &
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

/** Of messages that cannot be read so many are named. */
const MOST_NAMED = 20;

/** What one export says, in its order. Never throws but when it is stopped. */
export async function* exportEvents(
  one: ChatExport,
  by: Reading,
  { signal }: SourceOptions,
): AsyncGenerator<SourceEvent> {
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

/** Which export it is; nothing for a file that is none. */
async function formatOf(one: ChatExport): Promise<ChatFormat | undefined> {
  return chatFormatOf(one.names[0] ?? '', await beginningOf(await one.open()));
}

async function* read(one: ChatExport): AsyncGenerator<Uint8Array> {
  yield* await one.open();
}

const offsetIn =
  (zone: string): OffsetAt =>
  (millis) =>
    DateTime.fromMillis(millis, { zone }).offset;

function stepsOf(one: ChatExport, format: ChatFormat | undefined, by: Reading): AsyncIterable<ChatStep> {
  const { fileOf } = one;
  switch (format) {
    case 'whatsapp': {
      const latest = Math.max(one.modified, by.now().getTime());
      return whatsappMessages({ names: one.names, latest, lines: () => textLines(read(one)), fileOf });
    }
    case 'whatsapp-backup':
      return databaseMessages(one, androidLayout, offsetIn(by.zone));
    case 'whatsapp-ios':
      return databaseMessages(one, iosLayout, offsetIn(by.zone));
    case 'whatsapp-encrypted':
      throw encryptedBackup(one.where);
    case 'telegram':
      return telegramMessages(read(one), fileOf);
    case 'telegram-page':
      return telegramPages(read(one), fileOf);
    case 'signal':
      return signalMessages(textLines(read(one)), one.names[1] ?? 'Signal', fileOf);
    case 'sms':
      return smsMessages(read(one), offsetIn(by.zone));
    default:
      throw new MadeleineError('unsupported-format', 'This is no export of a chat that can be read.', {
        path: one.where,
        action: 'Export the chat from WhatsApp, Telegram Desktop, signal-export or SMS Backup & Restore.',
      });
  }
}
