import { isDeepStrictEqual } from 'node:util';
import type { JmapFolder } from '../../memory/mail-account.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { JmapSession, RemoteBlob, RemoteEmail } from '../../ports/jmap-server.ts';
import type { RemoteFolder } from '../../ports/mail-server.ts';
import type { Source } from '../../ports/source.ts';
import { type FoldersReading, openChosenFolders } from './chosen-folders.ts';
import { LARGEST_MESSAGE } from './mbox-stream.ts';
import type { PatientSession } from './patient-session.ts';
import { serverMessage } from './server-message.ts';

export type JmapServerReading = FoldersReading<JmapSession> & {
  readonly known: (path: string) => JmapFolder | undefined;
  /** The places of a mailbox that the memory knows. */
  readonly knownPlaces: (place: string) => Promise<readonly string[]>;
};

/**
 * The messages of a JMAP server that the memory does not know yet, mailbox by mailbox, and how far each is known. The server tells
 * changes, or all messages of a mailbox are compared where it cannot. Nothing is written to it.
 */
export const openJmapServerSource = (reading: JmapServerReading): Source =>
  openChosenFolders(reading, (server, signal) => {
    const read = new JmapRead(reading, server, signal);
    return { begin: () => read.begin(), reads: (mailbox) => read.mailbox(mailbox) };
  });

/** What happened to the messages of the account since a state. */
type Changes = { readonly emails: readonly RemoteEmail[]; readonly gone: readonly string[]; readonly state: string };

class JmapRead {
  readonly #reading: JmapServerReading;
  readonly #signal: AbortSignal | undefined;
  readonly #server: PatientSession<JmapSession>;
  /** Mailboxes that are known up to the same state have the same changes. */
  readonly #changes = new Map<string, Changes | undefined>();
  #state: string | undefined;

  constructor(reading: JmapServerReading, server: PatientSession<JmapSession>, signal: AbortSignal | undefined) {
    this.#reading = reading;
    this.#signal = signal;
    this.#server = server;
  }

  /** Asked before anything is read: what changes meanwhile is told by the next sync. */
  async begin(): Promise<void> {
    this.#state = await this.#server.patiently((session) => session.state());
  }

  /** What was read before a connection broke is not asked for again. */
  mailbox(mailbox: RemoteFolder): () => AsyncGenerator<SourceEvent> {
    const met = new Set<string>();
    return () => this.#read(mailbox, met);
  }

  async *#read(mailbox: RemoteFolder, met: Set<string>): AsyncGenerator<SourceEvent> {
    const before = this.#reading.known(mailbox.path);
    if (before !== undefined && before.state === this.#state) return;
    const session = await this.#server.open();
    const place = `${mailbox.path}/`;
    const known = new Set((await this.#reading.knownPlaces(place)).map((one) => one.slice(place.length)));
    const told = before === undefined ? undefined : await this.#changesSince(session, before.state);
    const { there, gone, wanted } =
      told === undefined ? compared(await session.list(mailbox.path), known) : changed(told, mailbox.path, known);
    const left = wanted.filter((one) => !met.has(idOf(one)));
    for await (const { email, blob } of fetched(session, headsOf(session, left))) {
      this.#signal?.throwIfAborted();
      if (blob.kind === 'gone') continue;
      const raw = blob.kind === 'read' ? blob.raw : undefined;
      yield serverMessage({
        ...{ root: this.#reading.root, path: `${place}${email.id}`, folder: mailbox.name, raw },
        ...{ isDraft: email.keywords.includes('$draft'), isFlagged: email.keywords.includes('$flagged') },
        ...{ bytes: email.bytes, received: email.received },
      });
      met.add(email.id);
    }
    const earlier = (before?.gone ?? []).filter((one) => !there.has(one.slice(place.length)));
    const after: JmapFolder = {
      ...{ protocol: 'jmap', account: this.#reading.account, path: mailbox.path },
      state: told?.state ?? this.#state ?? '',
      gone: [...new Set([...earlier, ...gone.map((id) => `${place}${id}`)])],
    };
    if (!isDeepStrictEqual(after, before)) yield { type: 'mailFolder', folder: after };
  }

  async #changesSince(session: JmapSession, state: string): Promise<Changes | undefined> {
    if (this.#changes.has(state)) return this.#changes.get(state);
    const told = await session.changesSince(state);
    const changes =
      told === undefined ? undefined : { ...told, emails: await Array.fromAsync(session.emails(told.changed)) };
    this.#changes.set(state, changes);
    return changes;
  }
}

/** A message by its id, or by what is known of it already. */
type Wanted = string | RemoteEmail;
const idOf = (one: Wanted): string => (typeof one === 'string' ? one : one.id);

type Difference = {
  readonly there: ReadonlySet<string>;
  readonly gone: readonly string[];
  readonly wanted: readonly Wanted[];
};

function compared(listed: readonly string[], known: ReadonlySet<string>): Difference {
  const there = new Set(listed);
  return { there, gone: [...known].filter((id) => !there.has(id)), wanted: listed.filter((id) => !known.has(id)) };
}

/** Of known messages, those that are starred now are read again; those that left the mailbox are gone from it. */
function changed({ emails, gone }: Changes, mailbox: string, known: ReadonlySet<string>): Difference {
  const [here, away] = [true, false].map((is) => emails.filter(({ mailboxes }) => mailboxes.includes(mailbox) === is));
  const left = [...gone, ...(away ?? []).map(({ id }) => id)];
  return {
    there: new Set((here ?? []).map(({ id }) => id)),
    gone: left.filter((id) => known.has(id)),
    wanted: (here ?? []).filter(({ id, keywords }) => !known.has(id) || keywords.includes('$flagged')),
  };
}

/** So many messages are on their way at once, as long as they have so many bytes together. */
const MOST_AT_ONCE = 4;
const MOST_BYTES = 8 * 1024 * 1024;

/** Messages in the order of their heads. */
async function* fetched(session: JmapSession, emails: AsyncIterable<RemoteEmail>) {
  const coming: { readonly email: RemoteEmail; readonly blob: Promise<RemoteBlob> }[] = [];
  const isFull = (): boolean =>
    coming.length >= MOST_AT_ONCE || coming.reduce((sum, { email }) => sum + email.bytes, 0) > MOST_BYTES;
  const next = async () => {
    const first = coming.shift();
    return first === undefined ? undefined : { email: first.email, blob: await first.blob };
  };
  for await (const email of emails) {
    const blob = session.message(email, LARGEST_MESSAGE);
    // What fails is told when it is its turn.
    blob.catch(() => undefined);
    coming.push({ email, blob });
    while (isFull()) {
      const one = await next();
      if (one !== undefined) yield one;
    }
  }
  for (let one = await next(); one !== undefined; one = await next()) yield one;
}

async function* headsOf(session: JmapSession, wanted: readonly Wanted[]): AsyncGenerator<RemoteEmail> {
  const ids: string[] = [];
  for (const one of wanted)
    if (typeof one === 'string') ids.push(one);
    else yield one;
  yield* session.emails(ids);
}
