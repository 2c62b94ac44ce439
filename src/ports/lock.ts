/** Who holds a lock, as far as that is known. `yields`: for a few seconds at a time, so that it is worth to wait. */
export type LockHolder = { readonly pid: number; readonly since: string; readonly yields: boolean };

export type HoldOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Waits as long as it takes for whoever holds it; else a minute, and only for one that yields. */
  readonly forever?: boolean;
  readonly yields?: boolean;
  /** Does not wait at all. */
  readonly atOnce?: boolean;
  /** Told once, when it has to wait. */
  readonly onWait?: ((holder: LockHolder | undefined) => void) | undefined;
};

export type HeldLock = { release(): Promise<void> };

/** Locks of one memory: each name is held by one at a time, over all processes and machines, and by nobody who died. */
export interface Lock {
  /** Errors: `memory-locked` when another holds it, `cancelled`, `read-only`. */
  hold(name: string, options?: HoldOptions): Promise<HeldLock>;
  /** Undefined when nobody holds it. */
  holder(name: string): Promise<LockHolder | undefined>;
}
