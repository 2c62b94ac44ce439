import { setTimeout as wait } from 'node:timers/promises';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';

export type AttemptOptions = {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** How often it is tried again after it failed. */
  readonly retries: number;
  /** The first pause; each later one is twice as long, up to a minute. */
  readonly pauseMs: number;
  /** Whether asking again would give the same; by default for errors of whoever asks. */
  readonly isFinal?: (error: unknown) => boolean;
};

export type Attempted<T> =
  | { readonly ok: true; readonly value: T; readonly tries: number; readonly tookMs: number }
  | {
      readonly ok: false;
      readonly error: { readonly code: string; readonly message: string };
      /** What was thrown the last time. */
      readonly thrown: unknown;
      readonly tries: number;
      readonly tookMs: number;
    };

const LONGEST_PAUSE_MS = 60_000;
/** Asking again would give the same. */
const final = new Set([
  'usage',
  'invalid-configuration',
  'budget-spent',
  'dependency-missing',
  'offline',
  'reply-too-long',
]);
/** Errors of whoever asks, which asking again cannot mend. */
export const isAskersFault = (error: unknown): boolean => isMadeleineError(error) && final.has(error.code);

/**
 * Tries until it works, the tries are used up, or the error is one that asking again cannot mend. `tookMs` is the time of
 * the last try alone. Throws only when `signal` is aborted: then nothing is known, and nothing may be counted.
 */
export async function attempt<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { signal, timeoutMs, retries, pauseMs, isFinal = isAskersFault }: AttemptOptions,
): Promise<Attempted<T>> {
  for (let tries = 1; ; tries++) {
    const began = performance.now();
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const value = await settled(work, AbortSignal.any([signal, timeout]));
      return { ok: true, value, tries, tookMs: performance.now() - began };
    } catch (error) {
      signal.throwIfAborted();
      const tookMs = performance.now() - began;
      const known = timeout.aborted ? late(timeoutMs) : error;
      const code = isMadeleineError(known) ? known.code : 'internal';
      const message = known instanceof Error ? known.message : String(known);
      if (tries > retries || isFinal(known))
        return { ok: false, error: { code, message }, thrown: known, tries, tookMs };
      await wait(pauseBefore(tries, pauseMs, known), undefined, { signal });
    }
  }
}

/** Work that does not listen to its signal is given up all the same. */
function settled<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) return abort();
    work(signal)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

const late = (ms: number) => new MadeleineError('timeout', `No reply within ${ms / 1000} s.`);

/** Milliseconds before the next try: doubled each time up to a minute, and never shorter than the server asked for. */
export function pauseBefore(tries: number, pauseMs: number, error: unknown): number {
  const asked = isMadeleineError(error) ? error.retryAfterSeconds : undefined;
  const doubled = Math.min(pauseMs * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  return asked === undefined ? doubled : Math.max(asked * 1000, doubled);
}
