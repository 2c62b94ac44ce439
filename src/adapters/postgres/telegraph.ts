import type { Client, Pool } from 'pg';

const CHANNEL = 'madeleine';
/** Ten times a second at most: each transaction that notifies takes a lock that all of them share. */
const TELL_EVERY_MS = 100;
const TRY_AGAIN_MS = 1000;

/**
 * Tells other processes of writes and hears of theirs, by NOTIFY and LISTEN. It is no more than a hint: who hears of nothing
 * for a while looks for itself, as behind a pooler that keeps no connection for a listener.
 */
export class Telegraph {
  readonly #pool: Pool;
  readonly #newClient: () => Client;
  readonly #untold = new Set<string>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | undefined;
  #client: Promise<Client | undefined> | undefined;
  #ended = false;

  constructor(pool: Pool, newClient: () => Client) {
    this.#pool = pool;
    this.#newClient = newClient;
  }

  tell(owner: string): void {
    this.#hear(owner);
    this.#untold.add(owner);
    this.#timer ??= setTimeout(() => void this.#send(), TELL_EVERY_MS).unref();
  }

  async listen(owner: string, heard: () => void): Promise<() => void> {
    const known = this.#listeners.get(owner) ?? new Set();
    this.#listeners.set(owner, known.add(heard));
    this.#client ??= this.#connect();
    await this.#client;
    return () => {
      known.delete(heard);
      if (known.size === 0 && this.#listeners.get(owner) === known) this.#listeners.delete(owner);
    };
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    if (this.#untold.size > 0) await this.#send();
    await (await this.#client)?.end().catch(() => {});
  }

  #hear(owner: string): void {
    for (const heard of this.#listeners.get(owner) ?? []) heard();
  }

  async #send(): Promise<void> {
    this.#timer = undefined;
    const owners = [...this.#untold];
    this.#untold.clear();
    await this.#pool
      .query(`SELECT pg_notify('${CHANNEL}', owner) FROM unnest($1::text[]) AS owner`, [owners])
      .catch(() => {});
  }

  async #connect(): Promise<Client | undefined> {
    const client = this.#newClient();
    const lost = () => {
      this.#client = undefined;
      if (this.#ended || this.#listeners.size === 0) return;
      for (const owner of this.#listeners.keys()) this.#hear(owner);
      setTimeout(() => {
        if (!this.#ended) this.#client ??= this.#connect();
      }, TRY_AGAIN_MS).unref();
    };
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#hear(payload);
    });
    client.on('end', lost);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      return client;
    } catch {
      return undefined;
    }
  }
}
