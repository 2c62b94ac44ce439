import type { FolderUse } from '../memory/mail-account.ts';

/** How the connection to a mail server is kept private. `plain` is for servers of this machine alone. */
export const mailSecurities = ['tls', 'starttls', 'plain'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export type MailServerAddress = {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user: string;
};

/** What the server lets somebody in by. */
export type MailSecret =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'oauth2'; readonly accessToken: string };

/** How a web server lets somebody in by a secret. */
export const basicOrBearer = (user: string, secret: MailSecret): string =>
  secret.kind === 'password'
    ? `Basic ${Buffer.from(`${user}:${secret.password}`).toString('base64')}`
    : `Bearer ${secret.accessToken}`;

/** A folder of the server, `/` between its levels in `name`, and as the server calls it in `path`. */
export type RemoteFolder = { readonly path: string; readonly name: string; readonly use: FolderUse | undefined };

/** UIDs hold as long as `uidValidity` stays the same. `modseq` grows with every change, where the server counts them. */
export type FolderState = {
  readonly uidValidity: string;
  readonly uidNext: number;
  readonly exists: number;
  readonly modseq: string | undefined;
};

export type RemoteMessage = {
  readonly uid: number;
  /** As IMAP calls them: `\Flagged`, `\Draft`. */
  readonly flags: readonly string[];
  readonly bytes: number;
  /** When the server received it, in milliseconds since 1970. */
  readonly received: number | undefined;
  /** Absent where it is longer than was asked for. */
  readonly raw: Uint8Array | undefined;
};

/** What happened in the open folder since a state of it: messages that went, and those whose flags changed. */
export type FolderChanges = { readonly gone: readonly number[]; readonly flagged: readonly number[] };

/**
 * A session with a mail server, which nothing is ever written to: folders are examined and messages peeked at. One call at a
 * time. Errors of all: `unreachable`, `timeout`, `unauthenticated`, `rate-limited`, `malformed-reply`; `not-found` for a folder
 * that is not there.
 */
export interface MailSession {
  folders(): Promise<readonly RemoteFolder[]>;
  /** Opens a folder read-only; what follows is of it. */
  examine(path: string): Promise<FolderState>;
  /** UIDs of the messages from `first` on, in order. */
  uidsFrom(first: number): Promise<readonly number[]>;
  /** These messages, in order of UID; `largest`: in bytes. Messages that are not there any more are left out. */
  messages(uids: readonly number[], largest: number): AsyncIterable<RemoteMessage>;
  /** Undefined where the server does not tell (no QRESYNC): then the UIDs must be compared. */
  changesSince(modseq: string): Promise<FolderChanges | undefined>;
  /** Resolves when something happens in the open folder, when the connection ends, or after so many milliseconds. */
  news(longestMs: number, signal: AbortSignal): Promise<'news' | 'nothing' | 'closed'>;
  close(): Promise<void>;
}

/** Opens a session. Errors: those of `MailSession`. */
export type OpenMailSession = (
  address: MailServerAddress,
  secret: MailSecret,
  signal?: AbortSignal,
) => Promise<MailSession>;
