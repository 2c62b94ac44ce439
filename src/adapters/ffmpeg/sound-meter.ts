import type { SoundLevels } from '../../ports/sound.ts';

/** Samples a second that the meter wants: the pitch of voices and most of their power lie below half of it. */
export const METER_RATE = 8000;
const STEP_SECONDS = 0.1;
const WINDOW = METER_RATE * STEP_SECONDS;
/** What is compared with itself, and by how many samples it is shifted: voices sing and speak at 65 to 400 Hz. */
const [SPAN, SHORTEST_LAG, LONGEST_LAG] = [400, 20, 123];
const SILENT = -100;

/** Measures a stream of 16-bit little-endian samples of one channel, `METER_RATE` a second, window by window. */
export class SoundMeter {
  readonly #window = new Float64Array(WINDOW);
  #filled = 0;
  #half: number | undefined;
  #level: number[] = [];
  #voiced: number[] = [];
  #pitch: number[] = [];

  /** The samples that these bytes complete, in [-1, 1]. */
  push(bytes: Uint8Array): Float32Array {
    const samples = new Float32Array((bytes.length + (this.#half === undefined ? 0 : 1)) >> 1);
    let at = 0;
    for (const byte of bytes) {
      if (this.#half === undefined) {
        this.#half = byte;
        continue;
      }
      const sample = ((this.#half | (byte << 8)) << 16) >> 16;
      this.#half = undefined;
      this.#window[this.#filled] = sample / 32768;
      samples[at] = sample / 32768;
      at += 1;
      this.#filled += 1;
      if (this.#filled === WINDOW) this.#close();
    }
    return samples;
  }

  /** What was heard; a last window of less than half its length is left out. */
  levels(): SoundLevels {
    if (this.#filled >= WINDOW / 2) {
      this.#window.fill(0, this.#filled);
      this.#close();
    }
    return {
      step: STEP_SECONDS,
      level: Float32Array.from(this.#level),
      voiced: Float32Array.from(this.#voiced),
      pitch: Float32Array.from(this.#pitch),
    };
  }

  #close(): void {
    let power = 0;
    for (let i = 0; i < this.#filled; i += 1) power += (this.#window[i] ?? 0) ** 2;
    const rms = Math.sqrt(power / Math.max(1, this.#filled));
    this.#level.push(rms < 1e-5 ? SILENT : Math.max(SILENT, 20 * Math.log10(rms)));
    const { voiced, pitch } = rms < 1e-3 ? { voiced: 0, pitch: 0 } : repetition(this.#window);
    this.#voiced.push(voiced);
    this.#pitch.push(pitch);
    this.#filled = 0;
  }
}

/** The best normalised correlation of the window's start with itself shifted, and the pitch of that shift. */
function repetition(window: Float64Array): { readonly voiced: number; readonly pitch: number } {
  const at = (i: number): number => window[i] ?? 0;
  let own = 0;
  for (let i = 0; i < SPAN; i += 1) own += at(i) ** 2;
  let shifted = 0;
  for (let i = SHORTEST_LAG; i < SHORTEST_LAG + SPAN; i += 1) shifted += at(i) ** 2;
  let [best, lag] = [0, 0];
  for (let by = SHORTEST_LAG; by <= LONGEST_LAG; by += 1) {
    let product = 0;
    for (let i = 0; i < SPAN; i += 1) product += at(i) * at(i + by);
    const alike = product / Math.sqrt(own * shifted + 1e-12);
    // A multiple of the period is as alike as the period: only what is clearly better replaces a shorter one.
    if (alike > best * 1.05 + 0.01) [best, lag] = [alike, by];
    shifted += at(by + SPAN) ** 2 - at(by) ** 2;
  }
  return { voiced: Math.max(0, Math.min(1, best)), pitch: lag === 0 ? 0 : METER_RATE / lag };
}
