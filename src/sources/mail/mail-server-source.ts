import { isDeepStrictEqual } from 'node:util';
import { folderPlace, type ImapFolder } from '../../memory/mail-account.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { MailSession, RemoteFolder, RemoteMessage } from '../../ports/mail-server.ts';
import type { Source } from '../../ports/source.ts';
import { type FoldersReading, openChosenFolders } from './chosen-folders.ts';
import { LARGEST_MESSAGE } from './mbox-stream.ts';
import type { PatientSession } from './patient-session.ts';
import { serverMessage } from './server-message.ts';

export type MailServerReading = FoldersReading<MailSession> & {
  readonly known: (path: string) => ImapFolder | undefined;
  /** UIDs of the messages of a folder that the memory has, under its present UIDVALIDITY. */
  readonly knownUids: (place: string) => Promise<readonly number[]>;
  /** UIDs of a folder do not hold any more: what is known by them is of no use. */
  readonly onRenumbered: (place: string) => Promise<void>;
};

/** After so many messages it is noted how far a folder was read. */
const NOTED_EVERY = 25;

/** The messages of a mail server that the memory does not know yet, and how far each folder is known. Nothing is written to the server. */
export const openMailServerSource = (reading: MailServerReading): Source =>
  openChosenFolders(reading, (server, signal) => {
    const read = new ServerRead(reading, server, signal);
    return { reads: (folder) => read.folder(folder) };
  });

/** How far a folder is known. */
type Progress = { known: ImapFolder | undefined };

class ServerRead {
  readonly #reading: MailServerReading;
  readonly #signal: AbortSignal | undefined;
  readonly #server: PatientSession<MailSession>;

  constructor(reading: MailServerReading, server: PatientSession<MailSession>, signal: AbortSignal | undefined) {
    this.#reading = reading;
    this.#signal = signal;
    this.#server = server;
  }

  /** Reads a folder from where it is known; from where it came to when it is called again. */
  folder(remote: RemoteFolder): () => AsyncGenerator<SourceEvent> {
    const progress = { known: this.#reading.known(remote.path) };
    return () => this.#read(remote, progress);
  }

  async *#read(remote: RemoteFolder, progress: Progress): AsyncGenerator<SourceEvent> {
    const before = progress.known;
    const noted = (known: ImapFolder): SourceEvent => {
      progress.known = known;
      return { type: 'mailFolder', folder: known };
    };
    const session = await this.#server.open();
    const { uidValidity, uidNext, modseq } = await session.examine(remote.path);
    const place = folderPlace(remote.path, uidValidity);
    const isSame = before?.uidValidity === uidValidity;
    if (before !== undefined && !isSame) await this.#reading.onRenumbered(folderPlace(remote.path, before.uidValidity));
    let folder: ImapFolder = isSame
      ? before
      : { protocol: 'imap', account: this.#reading.account, path: remote.path, uidValidity, lastUid: 0, gone: [] };
    const starred: number[] = [];
    if (isSame && (modseq === undefined || modseq !== before.modseq)) {
      const changes = await this.#changes(session, folder, place);
      folder = { ...folder, gone: [...new Set([...folder.gone, ...changes.gone])] };
      starred.push(...changes.flagged.filter((uid) => uid <= folder.lastUid && !folder.gone.includes(uid)));
    }
    // Where it reads as having nothing new, one question is spared.
    const fresh = uidNext > folder.lastUid + 1 ? await session.uidsFrom(folder.lastUid + 1) : [];
    let read = 0;
    for await (const message of session.messages([...starred, ...fresh], LARGEST_MESSAGE)) {
      this.#signal?.throwIfAborted();
      yield this.#event(message, remote, place);
      folder = { ...folder, lastUid: Math.max(folder.lastUid, message.uid) };
      read += 1;
      if (read % NOTED_EVERY === 0) yield noted(folder);
    }
    const { modseq: _, ...rest } = folder;
    const lastUid = Math.max(folder.lastUid, fresh.at(-1) ?? 0);
    const after = { ...rest, lastUid, ...(modseq === undefined ? {} : { modseq }) };
    if (!isDeepStrictEqual(after, before)) yield noted(after);
  }

  /** What went and what was marked since: as the server tells, else by comparing. */
  async #changes(session: MailSession, folder: ImapFolder, place: string) {
    const told = folder.modseq === undefined ? undefined : await session.changesSince(folder.modseq);
    const known = await this.#reading.knownUids(place);
    const isThere = told === undefined ? new Set(await session.uidsFrom(1)) : undefined;
    const gone = new Set(told?.gone);
    return {
      gone: known.filter((uid) => (isThere === undefined ? gone.has(uid) : !isThere.has(uid))),
      flagged: told?.flagged ?? [],
    };
  }

  #event({ uid, flags, ...message }: RemoteMessage, { name }: RemoteFolder, place: string): SourceEvent {
    return serverMessage({
      ...{ ...message, root: this.#reading.root, path: `${place}${uid}`, folder: name },
      ...{ isDraft: flags.includes('\\Draft'), isFlagged: flags.includes('\\Flagged') },
    });
  }
}
