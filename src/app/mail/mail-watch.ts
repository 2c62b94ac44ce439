import { setTimeout as pause } from 'node:timers/promises';
import type { MailState } from '../../contract/mail-verbs.ts';
import type { MailAccount } from '../../memory/mail-account.ts';
import type { MailSession } from '../../ports/mail-server.ts';
import type { OpenMemory } from '../open-memory.ts';
import { mailAccount } from './mail-accounts.ts';
import { readSecret } from './mail-secrets.ts';
import { openJmap, openSession } from './mail-sessions.ts';

export type MailWatchOptions = {
  /** Fetches what is new; resolves when that is done, or could not be. */
  readonly sync: (id: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/** Folders of which the server does not tell are looked at this often. */
const LOOK_MS = 10 * 60_000;
/** What comes within this is fetched together. */
const TOGETHER_MS = 1_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60_000;

type Watched = { readonly stop: AbortController; readonly done: Promise<void> };

/**
 * Follows every account of a memory as long as it is open: the server tells of changes (IMAP: in the inbox), other folders are
 * looked at from time to time, as are calendars and contacts. A server that cannot be reached is tried again, later each time.
 */
export class MailWatch {
  readonly #memory: OpenMemory;
  readonly #options: MailWatchOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #states = new Map<string, MailState>();
  #closed = false;

  constructor(memory: OpenMemory, options: MailWatchOptions) {
    this.#memory = memory;
    this.#options = options;
  }

  stateOf(id: string): MailState {
    return this.#states.get(id) ?? 'resting';
  }

  /** Begins with new accounts, ends with removed ones; `anew`: this one has changed. */
  async refresh(anew?: string): Promise<void> {
    const ids = new Set((await this.#memory.store.records('mailAccount')).map(({ id }) => id));
    for (const id of this.#watched.keys()) if (!ids.has(id) || id === anew) await this.#end(id);
    for (const id of ids) if (!this.#watched.has(id) && !this.#closed) this.#begin(id);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#watched.keys()].map((id) => this.#end(id)));
  }

  #begin(id: string): void {
    const stop = new AbortController();
    const done = this.#follow(id, stop.signal).catch(this.#options.onError);
    this.#watched.set(id, { stop, done });
  }

  async #end(id: string): Promise<void> {
    const watched = this.#watched.get(id);
    this.#watched.delete(id);
    this.#states.delete(id);
    watched?.stop.abort();
    await watched?.done;
  }

  async #follow(id: string, signal: AbortSignal): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        if (await this.#listen(id, signal)) wait = FIRST_WAIT_MS;
      } catch (error) {
        if (signal.aborted) return;
        // The sync says what is wrong, and keeps it with the account.
        await this.#options.sync(id).catch(() => this.#options.onError(error));
      }
      this.#states.set(id, 'waiting');
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Until the connection ends; true when it was of use. It is open before the first sync, so that nothing is missed in between. */
  async #listen(id: string, signal: AbortSignal): Promise<boolean> {
    const account = await mailAccount(this.#memory, id);
    if (account.protocol === 'dav') return this.#look(id, signal);
    const session = await this.#open(account, signal);
    try {
      this.#states.set(id, 'watching');
      for (let isUseful = false; ; isUseful = true) {
        await this.#options.sync(id);
        const told = await session.news(LOOK_MS, signal);
        if (told === 'closed' || signal.aborted) return isUseful;
        if (told === 'news') await pause(TOGETHER_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    } finally {
      await session.close();
    }
  }

  /** A session that tells news from now on: of IMAP, of the inbox or the first folder that was chosen. */
  async #open(account: MailAccount, signal: AbortSignal): Promise<Pick<MailSession, 'news' | 'close'>> {
    const secret = await readSecret(this.#memory, account);
    if (account.protocol === 'jmap') {
      const session = await openJmap(this.#memory, account, secret, signal);
      await session.state();
      return session;
    }
    const session = await openSession(this.#memory, account, secret, signal);
    try {
      const [first = 'INBOX'] = account.folders ?? [];
      await session.examine(account.folders?.includes('INBOX') === false ? first : 'INBOX');
      return session;
    } catch (error) {
      await session.close();
      throw error;
    }
  }

  /** A server of calendars and contacts tells nothing by itself; true when it could be reached. */
  async #look(id: string, signal: AbortSignal): Promise<boolean> {
    for (let isUseful = false; ; isUseful = true) {
      await this.#options.sync(id);
      const { last } = await mailAccount(this.#memory, id);
      if (last?.problem !== undefined || signal.aborted) return isUseful;
      this.#states.set(id, 'watching');
      await pause(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return true;
    }
  }
}
