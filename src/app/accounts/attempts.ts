import { createHash } from 'node:crypto';
import { MadeleineError } from '../../memory/errors.ts';
import type { AccountStore } from '../../ports/account-store.ts';

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for one account: from one network, and from anywhere. */
const MOST_HERE = 5;
const MOST_ANYWHERE = 50;
/** Wrong passwords from one network, for whatever accounts. */
const MOST_OF_NETWORK = 30;

/**
 * Counts wrong passwords by account and network, in the store, so that it holds for all servers of a memory. Names that nobody
 * has are counted as others are: a limit does not tell who has an account.
 */
export class Attempts {
  readonly #store: AccountStore;

  constructor(store: AccountStore) {
    this.#store = store;
  }

  /** Errors: `rate-limited` with the time to wait, before a password is looked at. */
  async check(name: string, network: string, now: Date): Promise<void> {
    for (const { key, most } of limits(name, network)) {
      const { count, since } = await this.#store.failures(key, now, WINDOW_MS);
      if (count < most) continue;
      throw new MadeleineError('rate-limited', 'Too many wrong passwords.', {
        action: 'Wait a quarter of an hour and try again.',
        retryAfterSeconds: Math.max(1, Math.ceil((since + WINDOW_MS - now.getTime()) / 1000)),
      });
    }
  }

  async failed(name: string, network: string, now: Date): Promise<void> {
    for (const { key } of limits(name, network)) await this.#store.countFailure(key, now, WINDOW_MS);
  }

  /** Who signs in has not been guessing at their own account. */
  async succeeded(name: string, network: string): Promise<void> {
    await this.#store.forgetFailures(keyOf('here', name, network));
  }
}

const limits = (name: string, network: string) => [
  { key: keyOf('here', name, network), most: MOST_HERE },
  { key: keyOf('anywhere', name), most: MOST_ANYWHERE },
  { key: keyOf('network', network), most: MOST_OF_NETWORK },
];

/** Neither names nor addresses are kept for it. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32);
