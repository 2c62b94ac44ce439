/** Lets one caller through per `gapMs`, in order of arrival. */
export class RequestPace {
  #gapMs: number;
  #next = 0;

  constructor(gapMs: number) {
    this.#gapMs = gapMs;
  }

  async turn(): Promise<void> {
    const now = Date.now();
    const at = Math.max(now, this.#next);
    this.#next = at + this.#gapMs;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }
}
