import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { failureOf } from '../../memory/failure.ts';
import { insideInnermost } from '../../memory/origin.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { SourceOptions } from '../../ports/source.ts';
import { collect, folderOf } from '../archive/tree.ts';
import { messageInFile } from '../mail/eml-source.ts';
import { mailEvent } from '../mail/mail-record.ts';
import { likelyMessages, mailboxName, mboxEvents } from '../mail/mbox-source.ts';
import { LARGEST_MESSAGE } from '../mail/mbox-stream.ts';
import { tooLarge } from '../mail/message-files.ts';
import { brokenPromise } from '../photos/left-out.ts';
import type { Located } from './takeout-catalogue.ts';
import type { MailReaders } from './takeout-source.ts';

/**
 * The messages of a mailbox of an export, in a folder or out of an archive, carried on with where reading stopped.
 * Damage ends the mailbox with one failure, never the export.
 */
async function* readMailbox(mailbox: Located, options: SourceOptions): AsyncGenerator<SourceEvent> {
  try {
    yield* messagesOf(mailbox, options);
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    const at = mailbox.tree.where(mailbox.entry.path);
    yield { type: 'failure', failure: failureOf(at, error) };
  }
}

async function* messagesOf(mailbox: Located, options: SourceOptions): AsyncGenerator<SourceEvent> {
  const { tree, entry } = mailbox;
  const file = tree.form === 'folder' ? join(tree.root, entry.path) : undefined;
  if (file !== undefined && options.unchanged?.(file, entry.bytes, entry.modified) === true) return;
  const start = file === undefined ? undefined : options.offsetOf?.(file, entry.bytes, entry.modified);
  const chunks = file === undefined ? await tree.open(entry.path) : createReadStream(file, { start: start ?? 0 });
  const place = { root: tree.root, path: entry.path, importer: 'takeout' as const, folder: mailboxName(entry.path) };
  let events = 0;
  for await (const event of mboxEvents(chunks, place, start === undefined ? {} : { start })) {
    if (options.signal?.aborted === true) return;
    events += 1;
    yield event;
  }
  if (events === 0 && start === undefined) yield withoutMessages(tree.where(entry.path), entry.bytes);
}

function withoutMessages(path: string, bytes: number): SourceEvent {
  const promise = bytes === 0 ? undefined : brokenPromise(path);
  if (promise === undefined) return { type: 'skipped', path, reason: 'mailbox without messages' };
  return { type: 'failure', failure: { path, code: 'unsupported-format', ...promise } };
}

/** A mail that is a file of its own, in a folder or out of an archive. Never throws. */
async function readMessage({ tree, entry }: Located, options: SourceOptions): Promise<SourceEvent> {
  const at = tree.where(entry.path);
  if (tree.form === 'folder' && options.unchanged?.(at, entry.bytes, entry.modified) === true)
    return { type: 'skipped', path: at, reason: 'unchanged' };
  try {
    const read = async (): Promise<Buffer> => {
      const bytes = await collect(await tree.open(entry.path), LARGEST_MESSAGE);
      if (bytes === undefined) throw tooLarge(at, entry.bytes);
      return messageInFile(entry.path, Buffer.from(bytes));
    };
    const folder = folderOf(insideInnermost(entry.path)).replace(/\/(cur|new)$/, '');
    return mailEvent(await read(), {
      root: tree.root,
      path: entry.path,
      importer: 'mail',
      ownFile: true,
      fileTime: entry.modified,
      reread: read,
      ...(folder === '' ? {} : { folder }),
    });
  } catch (error) {
    return { type: 'failure', failure: failureOf(at, error) };
  }
}

/** An exported mail is some 50 kB on average, attachments included. */
const MEAN_MAIL_BYTES = 50_000;

/** About how many messages a mailbox holds; a look inside a tar would cost a pass over it. Never throws. */
async function countMailbox({ tree, entry }: Located): Promise<number> {
  const roughly = Math.max(1, Math.round(entry.bytes / MEAN_MAIL_BYTES));
  if (tree.form === 'tar') return roughly;
  try {
    return await likelyMessages(await tree.open(entry.path), entry.bytes);
  } catch {
    return roughly;
  }
}

/** How the mails of an export are read. */
export const takeoutMail: MailReaders = { readMailbox, readMessage, countMailbox };
