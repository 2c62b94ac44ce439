import { isDeepStrictEqual } from 'node:util';
import { folderPlace, type ImapFolder } from '../../memory/mail-account.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { MailSession, RemoteFolder, RemoteMessage } from '../../ports/mail-server.ts';
import type { Source, SourceOptions } from '../../ports/source.ts';
import { LARGEST_MESSAGE } from './mbox-stream.ts';
import { type Connecting, PatientSession } from './patient-session.ts';
import { serverMessage } from './server-message.ts';

export type MailServerReading = Connecting<MailSession> & {
  readonly account: string;
  /** What the messages' places begin with. */
  readonly root: string;
  /** The folders that the owner chose, as the server calls them; undefined: those that hold what was sent and received. */
  readonly folders: readonly string[] | undefined;
  readonly known: (path: string) => ImapFolder | undefined;
  /** UIDs of the messages of a folder that the memory has, under its present UIDVALIDITY. */
  readonly knownUids: (place: string) => Promise<readonly number[]>;
  /** UIDs of a folder do not hold any more: what is known by them is of no use. */
  readonly onRenumbered: (place: string) => Promise<void>;
  readonly onMissingFolder: (path: string) => void;
};

/** After so many messages it is noted how far a folder was read. */
const NOTED_EVERY = 25;

/** Folders whose messages are not meant for a memory, or lie in others, too. */
const leftOut = new Set(['junk', 'trash', 'drafts', 'all', 'flagged']);

export const isChosen = ({ use }: RemoteFolder): boolean => use === undefined || !leftOut.has(use);

/**
 * The messages of a mail server that the memory does not know yet, folder by folder, and how far each folder is known. A connection
 * that breaks is made again, later each time, as long as it brings something in between. Nothing is written to the server.
 */
export function openMailServerSource(reading: MailServerReading): Source {
  return {
    importer: 'mail',
    root: reading.root,
    estimate: async () => ({ images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 }),
    read: (options) => new ServerRead(reading, options).read(),
  };
}

/** How far a folder is known. */
type Progress = { known: ImapFolder | undefined };

class ServerRead {
  readonly #reading: MailServerReading;
  readonly #signal: AbortSignal | undefined;
  readonly #server: PatientSession<MailSession>;

  constructor(reading: MailServerReading, { signal }: SourceOptions) {
    this.#reading = reading;
    this.#signal = signal;
    this.#server = new PatientSession(reading, signal);
  }

  async *read(): AsyncGenerator<SourceEvent> {
    try {
      const listed = await this.#server.patiently((session) => session.folders());
      const chosen = this.#reading.folders ?? listed.filter(isChosen).map(({ path }) => path);
      for (const path of chosen) {
        const folder = listed.find((one) => one.path === path);
        if (folder === undefined) this.#reading.onMissingFolder(path);
        else yield* this.#folder(folder);
      }
    } finally {
      await this.#server.close();
    }
  }

  /** Reads a folder from where it is known; from where it came to when the connection breaks. */
  #folder(remote: RemoteFolder): AsyncGenerator<SourceEvent> {
    const progress = { known: this.#reading.known(remote.path) };
    return this.#server.events(
      () => this.#read(remote, progress),
      () => this.#reading.onMissingFolder(remote.path),
    );
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
