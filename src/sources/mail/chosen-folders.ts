import type { SourceEvent } from '../../memory/source-record.ts';
import type { RemoteFolder } from '../../ports/mail-server.ts';
import type { Source, SourceOptions } from '../../ports/source.ts';
import { type Connecting, PatientSession } from './patient-session.ts';

type FolderSession = { folders(): Promise<readonly RemoteFolder[]>; close(): Promise<void> };

export type FoldersReading<S> = Connecting<S> & {
  readonly account: string;
  /** What the messages' places begin with. */
  readonly root: string;
  /** The folders that the owner chose, as the server calls them; undefined: those that hold what was sent and received. */
  readonly folders: readonly string[] | undefined;
  readonly onMissingFolder: (path: string) => void;
  /** Told what is on the server. */
  readonly onListed?: (folders: readonly RemoteFolder[]) => void;
};

/** What is read of a server, folder by folder. */
export type FolderReader = {
  /** Before the first folder. */
  readonly begin?: () => Promise<void>;
  /** How a folder is read; called again, it goes on from where it came to. */
  readonly reads: (folder: RemoteFolder) => () => AsyncIterable<SourceEvent>;
};

/** Folders whose messages are not meant for a memory, or lie in others, too. */
const leftOut = new Set(['junk', 'trash', 'drafts', 'all', 'flagged']);

export const isChosen = ({ use }: RemoteFolder): boolean => use === undefined || !leftOut.has(use);

/**
 * The messages of the folders of a server that its owner chose. A connection that breaks is made again, later each time, as long as
 * it brings something in between.
 */
export function openChosenFolders<S extends FolderSession>(
  reading: FoldersReading<S>,
  readerOf: (server: PatientSession<S>, signal: AbortSignal | undefined) => FolderReader,
): Source {
  return {
    importer: 'mail',
    root: reading.root,
    estimate: async () => ({ images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 }),
    read: ({ signal }: SourceOptions) => {
      const server = new PatientSession(reading, signal);
      return folderEvents(reading, server, readerOf(server, signal));
    },
  };
}

async function* folderEvents<S extends FolderSession>(
  { folders, onMissingFolder, onListed }: FoldersReading<S>,
  server: PatientSession<S>,
  { begin, reads }: FolderReader,
): AsyncGenerator<SourceEvent> {
  try {
    const listed = await server.patiently((session) => session.folders());
    onListed?.(listed);
    await begin?.();
    for (const path of folders ?? listed.filter(isChosen).map((one) => one.path)) {
      const folder = listed.find((one) => one.path === path);
      if (folder === undefined) onMissingFolder(path);
      else yield* server.events(reads(folder), () => onMissingFolder(path));
    }
  } finally {
    await server.close();
  }
}
