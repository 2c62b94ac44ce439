import type { ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Time between two looks whether it has become quiet. */
const LOOK_MS = 5;

/** Requests that wait for their answer. A stream of events, which lasts, is answered once it has begun. */
export class Unanswered {
  readonly #open = new Set<Pick<ServerResponse, 'headersSent'>>();
  #last = performance.now();

  add(response: ServerResponse): void {
    this.#open.add(response);
    response.once('close', () => {
      this.#open.delete(response);
      this.#last = performance.now();
    });
  }

  /** In another turn, resolves once nobody has waited for an answer for `ms`, or after `most` milliseconds. */
  async quiet(ms: number, most = Number.POSITIVE_INFINITY): Promise<void> {
    const end = performance.now() + most;
    await turn();
    while (this.#quietMs() < ms && performance.now() < end) await wait(LOOK_MS);
  }

  #quietMs(): number {
    const isWaiting = [...this.#open].some(({ headersSent }) => !headersSent);
    return isWaiting ? 0 : performance.now() - this.#last;
  }
}
