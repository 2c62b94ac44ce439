/** Somebody who is signed in: an account or the bearer of a token. Times in milliseconds since 1970. */
export type Session = { readonly subject: string; readonly begun: number; readonly ends: number };

/**
 * Sessions of browsers. A session's token is given out once; what is kept is its hash, so that nobody can sign in by what
 * was read from the store.
 */
export interface SessionStore {
  /** A session of `seconds` from now. Of one subject only the latest hundred are kept. Errors: those of the store. */
  begin(session: { readonly subject: string; readonly seconds: number }): Promise<Session & { readonly token: string }>;
  /** Undefined for a token that was never given out, and for a session that is over. */
  find(token: string): Promise<Session | undefined>;
  end(token: string): Promise<void>;
  /** Ends every session of a subject, as when its password changes. Returns how many there were. */
  endAll(subject: string): Promise<number>;
  /** Removes what is over. Returns how many were removed. */
  sweep(): Promise<number>;
}

/** Sessions that one subject may have at a time. */
export const MOST_SESSIONS = 100;
