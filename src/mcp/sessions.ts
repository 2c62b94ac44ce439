/** What a session holds open. */
export type Closable = { readonly close: () => Promise<void> };

type Held<S> = { readonly session: S; usedAt: number };

export type SessionLimits = {
  readonly most: number;
  /** A session that nobody has used for so long is closed. */
  readonly idleMs: number;
  readonly now: () => number;
};

/** Conversations by their ids: so many at most, and none that was left. A new one takes the place of the longest unused. */
export class Sessions<S extends Closable> {
  readonly #held = new Map<string, Held<S>>();
  readonly #limits: SessionLimits;

  constructor(limits: SessionLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#held.size;
  }

  /** The session of this id, which is used now; absent when there is none, or none any more. */
  use(id: string): S | undefined {
    this.closeIdle();
    const held = this.#held.get(id);
    if (held === undefined) return undefined;
    held.usedAt = this.#limits.now();
    // The longest unused comes first in a map that is written to at each use.
    this.#held.delete(id);
    this.#held.set(id, held);
    return held.session;
  }

  add(id: string, session: S): void {
    this.closeIdle();
    this.#held.set(id, { session, usedAt: this.#limits.now() });
    for (const [oldest] of this.#held) {
      if (this.#held.size <= this.#limits.most) break;
      this.close(oldest);
    }
  }

  closeIdle(): void {
    const last = this.#limits.now() - this.#limits.idleMs;
    for (const [id, { usedAt }] of this.#held) if (usedAt < last) this.close(id);
  }

  /** Forgets the session and closes what it holds; nothing when there is none. */
  close(id: string): void {
    const held = this.#held.get(id);
    this.#held.delete(id);
    void held?.session.close().catch(() => undefined);
  }

  closeAll(): void {
    for (const id of [...this.#held.keys()]) this.close(id);
  }
}
