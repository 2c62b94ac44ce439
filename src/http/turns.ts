type Work = () => void;

/**
 * One request a turn of the event loop, first come first served. Node accepts one connection a turn: were all requests
 * that wait answered in one, each new client would wait for all of them, again and again.
 */
export class Turns {
  #waiting: Work[] = [];
  #next: Work[] = [];
  #isTaken = false;

  /** How many wait for their turn. */
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
