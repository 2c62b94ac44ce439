import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceOptions } from '../../ports/source.ts';
import { estimateFiles } from './eml-source.ts';
import { mailEvent } from './mail-record.ts';
import { type MessageFile, pathInside, readMessageFile, walkMessageFiles } from './message-files.ts';
import { pauseWhenBusy } from './pause.ts';

/** Maildir's own files (dovecot's indexes, subscriptions) and dot files are not messages. */
const isMessageName = (name: string): boolean =>
  !name.startsWith('.') && !/^(dovecot|maildir|subscriptions|courier)/i.test(name);

/**
 * A Maildir with its folders (Maildir++ `.Folder.Sub`, or plain subfolders): messages in `cur` and `new`; what is in
 * `tmp` is not delivered yet. Flags after `:2,` (or `;2,` or `!2,`) tell drafts, trash and starred messages.
 */
export function openMaildirSource(dir: string): Source {
  const root = resolve(dir);
  return {
    importer: 'mail',
    root,
    estimate: (signal) => estimateFiles([root], isMessageName, signal),
    read: (options) => readMaildir(root, options),
  };
}

async function* readMaildir(root: string, options: SourceOptions): AsyncGenerator<SourceEvent> {
  const pause = pauseWhenBusy();
  for await (const found of walkMessageFiles(root, () => true)) {
    options.signal?.throwIfAborted();
    if (found.kind === 'failure') {
      yield { type: 'failure', failure: found.failure };
      continue;
    }
    const { file } = found;
    const reason = reasonToLeaveOut(file.path);
    if (reason !== undefined) yield { type: 'skipped', path: file.path, reason };
    else if (options.unchanged?.(file.path, file.bytes, file.modified) !== true) yield await eventOf(root, file);
    await pause();
  }
}

/** Why a file of a Maildir is no message; undefined for one that is. */
function reasonToLeaveOut(path: string): string | undefined {
  if (!isMessageName(basename(path))) return 'kept by the mail program for itself';
  const box = basename(dirname(path));
  if (box === 'cur' || box === 'new') return undefined;
  return box === 'tmp' ? 'not delivered yet' : 'outside the folders of messages of a Maildir';
}

async function eventOf(root: string, file: MessageFile): Promise<SourceEvent> {
  try {
    const flags = /[:;!]2,([A-Za-z]*)$/.exec(file.path)?.[1];
    return mailEvent(await readMessageFile(file), {
      root,
      path: pathInside(root, file.path),
      ...folderOf(root, dirname(dirname(file.path))),
      ...(flags === undefined ? {} : { flags }),
      fileTime: file.modified,
      reread: () => readFile(file.path),
    });
  } catch (error) {
    return { type: 'failure', failure: failureOf(file.path, error) };
  }
}

/** "Travel/Portugal" of the folder ".Travel.Portugal"; the Maildir itself is the inbox, which needs no name. */
function folderOf(root: string, folder: string): { folder?: string } {
  const inside = pathInside(root, folder);
  if (inside === '') return {};
  return { folder: inside.startsWith('.') ? inside.slice(1).split('.').map(fromModifiedUtf7).join('/') : inside };
}

/** Folder names of IMAP servers (RFC 3501 §5.1.3): "&" to "-" is base64 of UTF-16, with "," for "/". */
export function fromModifiedUtf7(name: string): string {
  return name.replace(/&([A-Za-z0-9+,]*)-/g, (_, code: string) =>
    code === '' ? '&' : new TextDecoder('utf-16be').decode(Buffer.from(code.replaceAll(',', '/'), 'base64')),
  );
}
