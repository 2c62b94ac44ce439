import type { RemoteFolder } from './mail-server.ts';

export type JmapServerAddress = {
  /** Of the session (RFC 8620, section 2), or of the server, which says where that is. */
  readonly url: string;
  readonly user: string;
};

/** What is known of a message before it is fetched. */
export type RemoteEmail = {
  readonly id: string;
  readonly blobId: string;
  readonly bytes: number;
  readonly mailboxes: readonly string[];
  /** As JMAP calls them: `$flagged`, `$draft`. */
  readonly keywords: readonly string[];
  /** When the server received it, in milliseconds since 1970. */
  readonly received: number | undefined;
};

export type RemoteBlob =
  | { readonly kind: 'read'; readonly raw: Uint8Array }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'gone' };

/** What happened to messages of the account since a state, up to another. */
export type EmailChanges = {
  readonly changed: readonly string[];
  readonly gone: readonly string[];
  readonly state: string;
};

/**
 * A session with a JMAP server for mail (RFC 8621), of which nothing but `get`, `query` and `changes` is asked. Errors of all:
 * `unreachable`, `timeout`, `unauthenticated`, `forbidden`, `rate-limited`, `malformed-reply`, `too-large`; `not-found` for a
 * mailbox that is not there.
 */
export interface JmapSession {
  folders(): Promise<readonly RemoteFolder[]>;
  /** It changes with every message of the account. */
  state(): Promise<string>;
  /** The messages of a mailbox. */
  list(mailbox: string): Promise<readonly string[]>;
  /** Undefined where the server cannot tell any more, or so much that comparing is less: then `list` is compared. */
  changesSince(state: string): Promise<EmailChanges | undefined>;
  /** Those that are still there. */
  emails(ids: readonly string[]): AsyncIterable<RemoteEmail>;
  /** The message as it was received, if it has no more than `largest` bytes. */
  message(email: RemoteEmail, largest: number): Promise<RemoteBlob>;
  /**
   * Resolves when mail has changed since `state` or `news` was asked last, when the connection ends, or after so many milliseconds.
   */
  news(longestMs: number, signal: AbortSignal): Promise<'news' | 'nothing' | 'closed'>;
  close(): Promise<void>;
}
