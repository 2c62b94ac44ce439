import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { SourceOptions } from '../../ports/source.ts';
import { mailboxName, mboxEvents } from '../mail/mbox-source.ts';
import type { Located } from './takeout-catalogue.ts';

/** The messages of a mailbox of an export, in a folder or out of an archive, carried on with where reading stopped. */
export async function* readTakeoutMailbox(mailbox: Located, options: SourceOptions): AsyncGenerator<SourceEvent> {
  const { tree, entry } = mailbox;
  const file = tree.form === 'folder' ? join(tree.root, entry.path) : undefined;
  if (file !== undefined && options.unchanged?.(file, entry.bytes, entry.modified) === true) return;
  const start = file === undefined ? undefined : options.offsetOf?.(file);
  const chunks = file === undefined ? await tree.open(entry.path) : createReadStream(file, { start: start ?? 0 });
  const place = { root: tree.root, path: entry.path, importer: 'takeout' as const, folder: mailboxName(entry.path) };
  for await (const event of mboxEvents(chunks, place, start === undefined ? {} : { start })) {
    if (options.signal?.aborted === true) return;
    yield event;
  }
}
