import type { MailSecret, RemoteFolder } from './mail-server.ts';

/** Where the search for calendars and address books begins: `https://dav.example.org/`. */
export type DavServerAddress = { readonly url: string; readonly user: string };

/** What a collection says of itself: both change with its content. `syncToken` is there where the server can tell changes. */
export type CollectionState = { readonly ctag: string | undefined; readonly syncToken: string | undefined };

/** A calendar object or contact as it is listed; `etag` changes with its content. */
export type ResourceVersion = { readonly path: string; readonly etag: string | undefined };

export type RemoteResource = ResourceVersion &
  (
    | { readonly kind: 'read'; readonly text: string }
    | { readonly kind: 'unread'; readonly reason: 'too-large' | 'malformed-reply' }
  );

export type CollectionChanges = {
  readonly changed: readonly ResourceVersion[];
  readonly gone: readonly string[];
  readonly syncToken: string;
};

/**
 * A session with a server of calendars and contacts (CalDAV, CardDAV), which nothing is ever written to. Paths are those of the
 * server, from `/` on. Errors of all: those of a `MailSession`, and `forbidden` where it points to another host.
 */
export interface DavSession {
  /** Calendars with events, and address books. */
  folders(): Promise<readonly RemoteFolder[]>;
  state(path: string): Promise<CollectionState>;
  list(path: string): Promise<readonly ResourceVersion[]>;
  /** Undefined where the server cannot tell, or knows the token no more (RFC 6578): then what is listed must be compared. */
  changesSince(path: string, syncToken: string): Promise<CollectionChanges | undefined>;
  /** These resources of a collection; those that are not there any more are left out. */
  resources(
    path: string,
    use: 'calendar' | 'contacts',
    versions: readonly ResourceVersion[],
  ): AsyncIterable<RemoteResource>;
  close(): Promise<void>;
}

/** Opens a session; nothing is asked yet. */
export type OpenDavSession = (
  address: DavServerAddress,
  secret: MailSecret,
  signal?: AbortSignal,
) => Promise<DavSession>;
