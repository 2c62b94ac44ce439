import { existsSync } from 'node:fs';
import { freemem } from 'node:os';
import { extname, join } from 'node:path';
import { faceModelFiles, faceModelFolder } from '../../adapters/face-api/model-files.ts';
import { humanModelFiles, humanModelFolder } from '../../adapters/human/model-files.ts';
import { WorkerProcesses } from '../../adapters/processes/worker-processes.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Perceived, Perception, PerceptionWants, Pixels } from '../../ports/perception.ts';
import { perceivedIn } from './perceived.ts';

/** Of what the models and the rules around them make of a picture: a higher one looks at every picture again. */
const VERSION = 2;

/** For one picture, and on top of it for the first one of a process, which loads the models. */
const limits = { timeoutMs: 60_000, startMs: 60_000 } as const;
const PICTURES_PER_PROCESS = 500;
const MOST_BYTES = 1.6e9;
const BYTES_PER_PROCESS = 0.8e9;
const IDLE_MS = 5_000;

type Patience = { readonly timeoutMs: number; readonly startMs: number };

export type LocalPerception = Perception & { readonly pids: readonly number[] };

/** Files of the models that are not where their packages should have put them. */
export function missingModels(): string[] {
  const wanted = [
    ...faceModelFiles.map((name) => () => join(faceModelFolder(), name)),
    ...humanModelFiles.map((name) => () => join(humanModelFolder(), name)),
  ];
  return wanted.flatMap((path) => {
    try {
      return existsSync(path()) ? [] : [path()];
    } catch (error) {
      return [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)];
    }
  });
}

/** Looks at pictures in up to `jobs` processes, fewer where memory is short; none is started before the first picture. Error: `dependency-missing`. */
export function openPerception(jobs: number, patience: Patience = limits): LocalPerception {
  const [missing] = missingModels();
  if (missing !== undefined) {
    throw new MadeleineError('dependency-missing', `A model for picture analysis is missing: ${missing}`, {
      action: 'Reinstall Madeleine (npm ci); the models are part of its packages.',
    });
  }
  return new PerceptionProcesses(
    Math.max(1, Math.min(jobs, Math.floor((freemem() * 0.8) / BYTES_PER_PROCESS))),
    patience,
  );
}

class PerceptionProcesses implements LocalPerception {
  readonly version = VERSION;
  readonly concurrency: number;
  readonly #processes: WorkerProcesses;

  constructor(most: number, patience: Patience) {
    this.concurrency = most;
    this.#processes = new WorkerProcesses({
      entry: new URL(`./perception-process${extname(import.meta.url)}`, import.meta.url),
      most,
      ...patience,
      mostTasks: PICTURES_PER_PROCESS,
      mostBytes: MOST_BYTES,
      idleMs: IDLE_MS,
      work: 'Looking at the picture',
    });
  }

  get pids(): readonly number[] {
    return this.#processes.pids;
  }

  async perceive(picture: Pixels, wants: PerceptionWants, signal?: AbortSignal): Promise<Perceived> {
    return perceivedIn(await this.#processes.run({ picture, wants }, signal));
  }

  close(): Promise<void> {
    return this.#processes.close();
  }
}
