import { isMadeleineError } from '../../memory/errors.ts';
import type { SourceEvent } from '../../memory/source-record.ts';

const MOST_TRIES = 4;
const FIRST_WAIT_MS = 1_000;

export type Connecting<S> = {
  readonly connect: (signal: AbortSignal | undefined) => Promise<S>;
  /** The server refused the sign-in; true where the next try has another secret. */
  readonly onRefused?: () => boolean;
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

/** A session with a server that is opened with its first use, and anew, later each time, when it breaks. */
export class PatientSession<S extends { close(): Promise<void> }> {
  readonly #connecting: Connecting<S>;
  readonly #signal: AbortSignal | undefined;
  #session: S | undefined;
  #failures = 0;

  constructor(connecting: Connecting<S>, signal: AbortSignal | undefined) {
    this.#connecting = connecting;
    this.#signal = signal;
  }

  async open(): Promise<S> {
    this.#session ??= await this.#connecting.connect(this.#signal);
    return this.#session;
  }

  async patiently<T>(ask: (session: S) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask(await this.open());
      } catch (error) {
        await this.#again(error);
      }
    }
  }

  /**
   * What is read of a folder; when the connection breaks `read` is called again, to go on from where it came to. Each thing that
   * comes makes what fails from then on be tried as often again. `onMissing` is told of a folder that the server does not have.
   */
  async *events(read: () => AsyncIterable<SourceEvent>, onMissing: () => void): AsyncGenerator<SourceEvent> {
    for (;;) {
      try {
        for await (const event of read()) {
          yield event;
          this.#failures = 0;
        }
        return;
      } catch (error) {
        if (isMadeleineError(error) && error.code === 'not-found') return onMissing();
        await this.#again(error);
      }
    }
  }

  /** Waits before the next try; throws where none would help. */
  async #again(error: unknown): Promise<void> {
    this.#signal?.throwIfAborted();
    await this.close();
    this.#failures += 1;
    const code = isMadeleineError(error) ? error.code : undefined;
    const mayPass =
      code === 'unauthenticated' ? this.#connecting.onRefused?.() : code !== undefined && passing.has(code);
    if (mayPass !== true || this.#failures >= MOST_TRIES) throw error;
    const asked = isMadeleineError(error) ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    await this.#connecting.wait(Math.max(asked, FIRST_WAIT_MS * 2 ** (this.#failures - 1)), this.#signal);
  }

  async close(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.close();
  }
}

const passing: ReadonlySet<string> = new Set(['unreachable', 'timeout', 'rate-limited', 'malformed-reply']);
