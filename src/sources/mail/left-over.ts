import { resolve } from 'node:path';
import { mediaKind } from '../../memory/media-kind.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';
import { archiveForm, headOf } from '../archive/open-tree.ts';
import { reasonToLeaveOut } from '../photos/left-out.ts';
import { walk } from '../photos/walk.ts';

const HEAD_BYTES = 4096;

/** Names the files of a folder of mails that hold none, which no other source reads; of itself it brings nothing. */
export function openLeftOver(folder: string, isClaimed: (path: string) => boolean): Source {
  const root = resolve(folder);
  return {
    importer: 'mail',
    root,
    estimate: async () => ({ images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 }),
    read: ({ signal }) => readLeftOver(root, isClaimed, signal),
  };
}

/** The owner says that mails lie here: what is none and holds nothing else that is known is a failure, and is named. */
async function leftOver(path: string, name: string, bytes: number): Promise<SourceEvent> {
  const reason = reasonToLeaveOut(name) ?? (bytes === 0 ? 'empty file' : await otherKind(path));
  if (reason !== undefined) return { type: 'skipped', path, reason };
  const message = 'The file is neither an email nor a mailbox: it does not start with an email header.';
  const action = 'Export it again from the mail program, or add it without --as mail.';
  return { type: 'failure', failure: { path, code: 'unsupported-format', message, action } };
}

async function otherKind(path: string): Promise<string | undefined> {
  const head = await headOf(path, HEAD_BYTES);
  if (head !== undefined && mediaKind(head) !== undefined) return 'picture or video, not an email';
  return (await archiveForm(path)) === undefined ? undefined : 'archive, not an email';
}

async function* readLeftOver(
  root: string,
  isClaimed: (path: string) => boolean,
  signal: AbortSignal | undefined,
): AsyncGenerator<SourceEvent> {
  for await (const step of walk(root, signal)) {
    if (step.type !== 'folder') yield step;
    else
      for (const { path, name, bytes } of step.files) {
        if (isClaimed(path)) continue;
        yield await leftOver(path, name, bytes);
      }
  }
}
