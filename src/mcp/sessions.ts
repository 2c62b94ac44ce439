/** Resources that a session holds open. */
export type Closable = { readonly close: () => Promise<void> };

type Held<S> = { readonly session: S; usedAt: number };

export type SessionLimits = {
  readonly most: number;
  /** A session is closed after this long without use. */
  readonly idleMs: number;
  readonly now: () => number;
};

/** Sessions by id, up to a maximum; idle ones are closed. A new session replaces the least recently used one. */
export class Sessions<S extends Closable> {
  readonly #held = new Map<string, Held<S>>();
  readonly #limits: SessionLimits;

  constructor(limits: SessionLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#held.size;
  }

  /** The session with this id, marked as used now; undefined when it does not exist or was closed. */
  use(id: string): S | undefined {
    this.closeIdle();
    const held = this.#held.get(id);
    if (held === undefined) return undefined;
    held.usedAt = this.#limits.now();
    // Re-inserted on each use, so the least recently used session comes first.
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

  /** Removes the session and closes its resources; does nothing when there is none. */
  close(id: string): void {
    const held = this.#held.get(id);
    this.#held.delete(id);
    void held?.session.close().catch(() => undefined);
  }

  closeAll(): void {
    for (const id of [...this.#held.keys()]) this.close(id);
  }
}
