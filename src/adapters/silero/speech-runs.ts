import type { Stretch } from '../../ports/sound.ts';

/** Speech begins where the model is this sure, and ends where it has been less sure than the second for so many seconds. */
const [SURE, DOUBTFUL, PATIENCE] = [0.5, 0.35, 0.1];
/** Seconds: shorter speech is a noise, and the first sound of a word is often missed. */
const [SHORTEST, AROUND] = [0.2, 0.03];

/** Stretches of speech from how sure a model is, window by window of `step` seconds. */
export class SpeechRuns {
  readonly #step: number;
  #found: Stretch[] = [];
  #windows = 0;
  #start: number | undefined;
  /** Since when it has been doubtful. */
  #quiet: number | undefined;

  constructor(step: number) {
    this.#step = step;
  }

  push(sureness: number): void {
    const at = this.#windows * this.#step;
    this.#windows += 1;
    if (sureness >= SURE) {
      this.#start ??= at;
      this.#quiet = undefined;
    } else if (this.#start !== undefined && sureness < DOUBTFUL) {
      this.#quiet ??= at;
      if (at + this.#step - this.#quiet >= PATIENCE) this.#close(this.#quiet);
    }
  }

  end(): readonly Stretch[] {
    this.#close(this.#quiet ?? this.#windows * this.#step);
    return this.#found;
  }

  #close(end: number): void {
    const start = this.#start;
    this.#start = undefined;
    this.#quiet = undefined;
    if (start === undefined || end - start < SHORTEST) return;
    const last = this.#found.at(-1)?.end ?? 0;
    const whole = this.#windows * this.#step;
    this.#found.push({ start: rounded(Math.max(last, start - AROUND)), end: rounded(Math.min(whole, end + AROUND)) });
  }
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
