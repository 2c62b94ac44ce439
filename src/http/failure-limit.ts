import { createHash } from 'node:crypto';
import { MadeleineError } from '../memory/errors.ts';
import { networkOf } from './client-address.ts';
import { Slots } from './slots.ts';

const MOST_FAILURES = 10;
const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 10_000;

/** How a token is checked. */
export type TokenCheck<T> = {
  /** Whether a token with this id exists: cheap, and reveals nothing about the secret. */
  readonly exists: () => Promise<boolean>;
  /** Compares the secret, which takes time and memory in a thread; undefined if it is wrong. */
  readonly verify: () => Promise<T | undefined>;
};

type Failures = { count: number; readonly since: number; readonly wrong: Set<string> };

/**
 * Slows down guessing without locking out valid tokens. Failures are counted per address; after ten, for
 * the rest of the minute (or what else is said) a token is only checked if it exists and has not failed from that address before.
 */
export class FailureLimit {
  readonly #now: () => number;
  readonly #what: string;
  readonly #most: number;
  readonly #windowMs: number;
  readonly #failures = new Map<string, Failures>();
  /** Each check takes memory and a thread; those of addresses with too many failures run one at a time. */
  readonly #checks = new Slots(4, 32);
  readonly #lateChecks = new Slots(1, 8);

  /** `what` is guessed, for people. */
  constructor(
    now: () => number = Date.now,
    what = 'token',
    { most = MOST_FAILURES, windowMs = WINDOW_MS }: { readonly most?: number; readonly windowMs?: number } = {},
  ) {
    this.#now = now;
    this.#what = what;
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** The result of `verify`, or undefined. Errors: `rate-limited`, with the time to wait. */
  async checked<T>(address: string, token: string, { exists, verify }: TokenCheck<T>): Promise<T | undefined> {
    const network = networkOf(address);
    const digest = createHash('sha256').update(token).digest('base64url').slice(0, 16);
    const isSlowed = this.#wait(network) > 0;
    const known = this.#failures.get(network)?.wrong.has(digest) === true;
    const isWorthwhile = !known && (!isSlowed || (await exists()));
    const found = isWorthwhile ? await this.#verified(isSlowed, verify) : undefined;
    if (found !== undefined) return found;
    const wait = this.#wait(network);
    this.#failed(network, digest);
    if (wait > 0) throw tooMany(this.#what, wait / 1000);
    return undefined;
  }

  async #verified<T>(isSlowed: boolean, verify: () => Promise<T | undefined>): Promise<T | undefined> {
    const checks = isSlowed ? this.#lateChecks : this.#checks;
    const turn = checks.take(verify);
    if (turn === undefined) throw tooMany(this.#what, 1);
    return turn;
  }

  /** Remaining milliseconds of the limit for an address; 0 if it is not limited. */
  #wait(network: string): number {
    const known = this.#failures.get(network);
    if (known === undefined) return 0;
    const left = known.since + this.#windowMs - this.#now();
    if (left <= 0) this.#failures.delete(network);
    return left > 0 && known.count >= this.#most ? left : 0;
  }

  #failed(network: string, digest: string): void {
    const [oldest] = this.#failures.keys();
    const known = this.#failures.get(network) ?? { count: 0, since: this.#now(), wrong: new Set() };
    if (known.count === 0 && this.#failures.size >= MOST_ADDRESSES && oldest !== undefined)
      this.#failures.delete(oldest);
    this.#failures.set(network, known);
    known.count += 1;
    if (known.wrong.size < this.#most) known.wrong.add(digest);
  }
}

const tooMany = (what: string, seconds: number): MadeleineError =>
  new MadeleineError('rate-limited', `Too many invalid ${what}s.`, {
    action: `Wait a minute and check the ${what}.`,
    retryAfterSeconds: seconds,
  });
