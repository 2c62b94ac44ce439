import { isIPv6 } from 'node:net';
import { MadeleineError } from '../memory/errors.ts';

const MOST_FAILURES = 10;
const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 10_000;
/** Tokens that are checked at once: each costs memory and a thread. */
const MOST_AT_ONCE = 4;

/** Slows down whoever guesses: after ten failures an address waits for the rest of the minute. */
export class FailureLimit {
  readonly #now: () => number;
  readonly #failures = new Map<string, { count: number; readonly since: number }>();
  #atOnce = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Runs a check that gives undefined where it failed. Errors: `rate-limited`, with how long to wait. */
  async checked<T>(address: string, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const network = networkOf(address);
    const waits = this.#waits(network);
    if (waits > 0) throw tooMany(waits / 1000);
    if (this.#atOnce >= MOST_AT_ONCE) throw tooMany(1);
    this.#atOnce += 1;
    try {
      const found = await check();
      if (found === undefined) this.#failed(network);
      return found;
    } finally {
      this.#atOnce -= 1;
    }
  }

  #waits(network: string): number {
    const known = this.#failures.get(network);
    if (known === undefined) return 0;
    const left = known.since + WINDOW_MS - this.#now();
    if (left <= 0) this.#failures.delete(network);
    return left > 0 && known.count >= MOST_FAILURES ? left : 0;
  }

  #failed(network: string): void {
    const known = this.#failures.get(network);
    if (known !== undefined) known.count += 1;
    else {
      const [oldest] = this.#failures.keys();
      if (this.#failures.size >= MOST_ADDRESSES && oldest !== undefined) this.#failures.delete(oldest);
      this.#failures.set(network, { count: 1, since: this.#now() });
    }
  }
}

/** Who has one IPv6 address has all of its /64. */
const networkOf = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;

const tooMany = (seconds: number): MadeleineError =>
  new MadeleineError('rate-limited', 'There were too many wrong tokens.', {
    action: 'Wait a minute, and check the token.',
    retryAfterSeconds: seconds,
  });
