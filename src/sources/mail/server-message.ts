import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import { mailEvent } from './mail-record.ts';
import { tooLarge } from './message-files.ts';

export type ServerMessage = {
  readonly root: string;
  readonly path: string;
  /** As its folder is called. */
  readonly folder: string;
  readonly isDraft: boolean;
  readonly isFlagged: boolean;
  readonly bytes: number;
  /** When the server received it, in milliseconds since 1970. */
  readonly received: number | undefined;
  /** Undefined where it is larger than may be held. */
  readonly raw: Uint8Array | undefined;
};

/** A message that a server gave, as its file would be read; the memory keeps a copy. */
export function serverMessage({
  root,
  path,
  folder,
  isDraft,
  isFlagged,
  bytes,
  received,
  raw,
}: ServerMessage): SourceEvent {
  if (raw === undefined) return { type: 'failure', failure: failureOf(`${root}/${path}`, tooLarge(path, bytes)) };
  return mailEvent(raw, {
    ...{ root, path, folder },
    flags: `${isDraft ? 'D' : ''}${isFlagged ? 'F' : ''}`,
    ...(received === undefined ? {} : { fileTime: received }),
    kept: {
      ...{ kind: 'stream', name: 'message.eml', bytes: raw.length, modified: received ?? 0 },
      open: async () => once(raw),
    },
    reread: async () => raw,
  });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
