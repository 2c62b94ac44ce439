import { z } from 'zod';
import type { Stretch, VoiceDetector, VoiceStream } from '../../ports/sound.ts';
import { loadRuntime, type Runtime } from './runtime.ts';
import { SpeechRuns } from './speech-runs.ts';

const RATE = 8000;
/** Samples that the model looks at together, at its lower rate. */
const WINDOW = 512;
const HIDDEN = [2, 1, 64] as const;

/** Finds speech by a model that is loaded once; its streams are independent of each other. Errors: `dependency-missing`. */
export async function openVoiceDetector(): Promise<VoiceDetector> {
  const runtime = await loadRuntime();
  return { rate: RATE, listen: () => new Listening(runtime) };
}

const outputSchema = z.object({ output: z.object({ data: z.instanceof(Float32Array) }) });

class Listening implements VoiceStream {
  readonly #runtime: Runtime;
  readonly #runs = new SpeechRuns(WINDOW / RATE);
  readonly #window = new Float32Array(WINDOW);
  #filled = 0;
  #memory: Readonly<Record<string, unknown>>;

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
    const empty = (): unknown => runtime.tensor(new Float32Array(HIDDEN[0] * HIDDEN[2]), HIDDEN);
    this.#memory = { h: empty(), c: empty(), sr: runtime.tensor(BigInt64Array.of(BigInt(RATE)), [1]) };
  }

  async push(samples: Float32Array): Promise<void> {
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + WINDOW - this.#filled);
      this.#window.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled === WINDOW) await this.#hear();
    }
  }

  async end(): Promise<readonly Stretch[]> {
    if (this.#filled > 0) {
      this.#window.fill(0, this.#filled);
      await this.#hear();
    }
    return this.#runs.end();
  }

  async #hear(): Promise<void> {
    const input = this.#runtime.tensor(this.#window.slice(), [1, WINDOW]);
    const heard = await this.#runtime.session.run({ input, ...this.#memory });
    this.#memory = { ...this.#memory, h: heard['hn'], c: heard['cn'] };
    const { output } = outputSchema.parse(heard);
    this.#runs.push(output.data[0] ?? 0);
    this.#filled = 0;
  }
}
