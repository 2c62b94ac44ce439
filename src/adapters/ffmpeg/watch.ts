import type { ChildProcess } from 'node:child_process';
import { MadeleineError } from '../../memory/errors.ts';

/** Puts an end to a child that says nothing while it is listened to, or when it is told to stop. */
export class Watch {
  reason: MadeleineError | undefined;
  readonly #child: ChildProcess;
  readonly #idleMs: number;
  readonly #signal: AbortSignal | undefined;
  #timer: NodeJS.Timeout | undefined;
  #busy = 0;
  readonly #cancel = (): void => this.#end(new MadeleineError('cancelled', 'Cancelled while reading a video.'));

  constructor(child: ChildProcess, idleMs: number, signal: AbortSignal | undefined) {
    this.#child = child;
    this.#idleMs = idleMs;
    this.#signal = signal;
    if (signal?.aborted === true) this.#cancel();
    signal?.addEventListener('abort', this.#cancel, { once: true });
    this.alive();
  }

  alive(): void {
    clearTimeout(this.#timer);
    if (this.#busy > 0 || this.reason !== undefined) return;
    const seconds = Math.round(this.#idleMs / 1000);
    const late = new MadeleineError('timeout', `No data could be read from the video for ${seconds} seconds.`, {
      action: 'Check that the video plays; a copy exported by a video program is often faster to read.',
    });
    this.#timer = setTimeout(() => this.#end(late), this.#idleMs);
  }

  /** The time that somebody takes over what was read is not the film's. */
  async during(work: () => Promise<void>): Promise<void> {
    this.#busy += 1;
    clearTimeout(this.#timer);
    try {
      await work();
    } finally {
      this.#busy -= 1;
      this.alive();
    }
  }

  stop(): void {
    this.#busy += 1;
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#cancel);
  }

  #end(reason: MadeleineError): void {
    this.reason ??= reason;
    this.#child.kill('SIGKILL');
  }
}
