import { ImapFlow, type ListResponse } from 'imapflow';
import type { FolderUse } from '../../memory/mail-account.ts';
import type {
  FolderChanges,
  FolderState,
  MailSecret,
  MailServerAddress,
  MailSession,
  RemoteFolder,
  RemoteMessage,
} from '../../ports/mail-server.ts';
import { mailError } from './mail-error.ts';

const CONNECT_MS = 30_000;
const GREETING_MS = 30_000;
/** Without a byte for so long, a server is given up. */
const SILENT_MS = 120_000;
/** Servers end an IDLE after half an hour; home routers forget a connection earlier. */
const IDLE_MS = 9 * 60_000;
/** What is fetched with one command. */
const MOST_MESSAGES = 50;
const MOST_BYTES = 8 * 1024 * 1024;
const LARGEST_LITERAL = 80 * 1024 * 1024;

const uses: Readonly<Record<string, FolderUse>> = {
  '\\Inbox': 'inbox',
  '\\Sent': 'sent',
  '\\Drafts': 'drafts',
  '\\Junk': 'junk',
  '\\Trash': 'trash',
  '\\Archive': 'archive',
  '\\All': 'all',
  '\\Flagged': 'flagged',
};

/** Opens a session with an IMAP server. TLS is verified, but on this machine in plain text where that was chosen. */
export async function openMailSession(
  address: MailServerAddress,
  secret: MailSecret,
  signal?: AbortSignal,
): Promise<MailSession> {
  signal?.throwIfAborted();
  const { host, port, security, user } = address;
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user, ...(secret.kind === 'password' ? { pass: secret.password } : { accessToken: secret.accessToken }) },
    qresync: true,
    logger: false,
    disableAutoIdle: true,
    maxIdleTime: IDLE_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENT_MS,
    maxLiteralSize: LARGEST_LITERAL,
    clientInfo: { name: 'Madeleine' },
  });
  const session = new ImapSession(client, host);
  const stop = (): void => client.close();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    return session;
  } catch (error) {
    client.close();
    signal?.throwIfAborted();
    throw mailError(error, host);
  }
}

class ImapSession implements MailSession {
  readonly #client: ImapFlow;
  readonly #host: string;
  #gone: number[] = [];
  #hasNews = false;
  #wake: () => void = () => undefined;

  constructor(client: ImapFlow, host: string) {
    this.#client = client;
    this.#host = host;
    const tell = (): void => {
      this.#hasNews = true;
      this.#wake();
    };
    // Without a listener, an error of the connection would end the program; whoever waits for an answer is told it.
    client.on('error', () => this.#wake());
    client.on('close', () => this.#wake());
    client.on('exists', tell);
    // Who reads a message marks it as read: nothing to do.
    client.on('flags', ({ flags }: { flags?: Set<string> }) => flags?.has('\\Flagged') === true && tell());
    client.on('expunge', ({ uid }: { uid?: number }) => {
      if (uid !== undefined) this.#gone.push(uid);
      tell();
    });
  }

  async folders(): Promise<readonly RemoteFolder[]> {
    const listed = await this.#told(() => this.#client.list());
    return listed.filter(({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent')).map(folderOf);
  }

  async examine(path: string): Promise<FolderState> {
    this.#gone = [];
    const opened = await this.#told(() => this.#client.mailboxOpen(path, { readOnly: true }), path);
    const { uidValidity, uidNext, exists, highestModseq, noModseq } = opened;
    const modseq = noModseq === true ? undefined : highestModseq?.toString();
    this.#hasNews = false;
    return { uidValidity: uidValidity.toString(), uidNext, exists, modseq };
  }

  async uidsFrom(first: number): Promise<readonly number[]> {
    const found = await this.#told(() => this.#client.search({ uid: `${first}:*` }, { uid: true }));
    // `n:*` is the last message where none has such a UID.
    return Array.isArray(found) ? found.filter((uid) => uid >= first).sort((a, b) => a - b) : [];
  }

  async *messages(uids: readonly number[], largest: number): AsyncGenerator<RemoteMessage> {
    for (let at = 0; at < uids.length; at += MOST_MESSAGES)
      yield* this.#some(uids.slice(at, at + MOST_MESSAGES), largest);
  }

  /** Sizes are asked for first, so that no answer is longer than what may be held. */
  async *#some(uids: readonly number[], largest: number): AsyncGenerator<RemoteMessage> {
    const asked = { uid: true, size: true, flags: true, internalDate: true } as const;
    const listed = await this.#told(() => this.#client.fetchAll(uids.join(','), asked, { uid: true }));
    const heads = listed.map(({ uid, size = 0, flags, internalDate }) => ({
      uid,
      flags: [...(flags ?? [])],
      bytes: size,
      received: internalDate === undefined ? undefined : new Date(internalDate).getTime(),
    }));
    heads.sort((a, b) => a.uid - b.uid);
    for (const together of inBytes(heads, largest)) {
      const wanted = together.filter(({ bytes }) => bytes <= largest).map(({ uid }) => uid);
      const raw = wanted.length === 0 ? new Map<number, Uint8Array>() : await this.#sources(wanted);
      for (const head of together) {
        if (head.bytes > largest) yield { ...head, raw: undefined };
        const source = raw.get(head.uid);
        if (source !== undefined) yield { ...head, raw: source };
      }
    }
  }

  async #sources(uids: readonly number[]): Promise<Map<number, Uint8Array>> {
    const fetched = await this.#told(() =>
      this.#client.fetchAll(uids.join(','), { uid: true, source: true }, { uid: true }),
    );
    return new Map(fetched.flatMap(({ uid, source }) => (source === undefined ? [] : [[uid, source] as const])));
  }

  async changesSince(modseq: string): Promise<FolderChanges | undefined> {
    if (!this.#client.enabled.has('QRESYNC')) return undefined;
    this.#gone = [];
    const changed = await this.#told(() =>
      this.#client.fetchAll('1:*', { uid: true, flags: true }, { uid: true, changedSince: BigInt(modseq) }),
    );
    const flagged = changed.filter(({ flags }) => flags?.has('\\Flagged') === true).map(({ uid }) => uid);
    return { gone: [...new Set(this.#gone)], flagged };
  }

  async news(longestMs: number, signal: AbortSignal): Promise<'news' | 'nothing' | 'closed'> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, longestMs);
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (this.#hasNews || !this.#client.usable || signal.aborted) resolve();
    // It ends with the next command, and when the connection does.
    else void this.#client.idle().catch(() => resolve());
    await promise;
    clearTimeout(timer);
    if (!this.#client.usable) return 'closed';
    const told = this.#hasNews ? 'news' : 'nothing';
    this.#hasNews = false;
    return told;
  }

  async close(): Promise<void> {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, 2_000);
    await Promise.race([this.#client.logout().catch(() => undefined), late]);
    clearTimeout(timer);
    this.#client.close();
  }

  async #told<T>(ask: () => Promise<T>, folder?: string): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw mailError(error, this.#host, folder);
    }
  }
}

const folderOf = ({ path, delimiter, specialUse, name }: ListResponse): RemoteFolder => ({
  path,
  name: delimiter === '' ? name : path.split(delimiter).join('/'),
  use: specialUse === undefined ? undefined : uses[specialUse],
});

type Sized = { readonly bytes: number };

/** Messages in lots that are fetched with one command each. */
function inBytes<T extends Sized>(heads: readonly T[], largest: number): T[][] {
  const lots: T[][] = [];
  let room = 0;
  for (const head of heads) {
    const bytes = head.bytes > largest ? 0 : head.bytes;
    const lot = lots.at(-1);
    if (lot === undefined || bytes > room) {
      lots.push([head]);
      room = MOST_BYTES - bytes;
    } else {
      lot.push(head);
      room -= bytes;
    }
  }
  return lots;
}
