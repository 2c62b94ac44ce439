type Work = () => void;

/**
 * Answers one request per turn of the event loop, in order. Node accepts one connection per turn: if all queued requests
 * were answered in one turn, each new client would have to wait for all of them.
 */
export class Turns {
  #waiting: Work[] = [];
  #next: Work[] = [];
  #isTaken = false;

  /** Number of queued requests. */
  get waiting(): number {
    return this.#waiting.length + this.#next.length;
  }

  take(work: Work): void {
    this.#next.push(work);
    if (this.#isTaken) return;
    this.#isTaken = true;
    setImmediate(this.#turn);
  }

  #turn = (): void => {
    if (this.#waiting.length === 0) {
      this.#waiting = this.#next.reverse();
      this.#next = [];
    }
    const work = this.#waiting.pop();
    this.#isTaken = this.waiting > 0;
    if (this.#isTaken) setImmediate(this.#turn);
    work?.();
  };
}
