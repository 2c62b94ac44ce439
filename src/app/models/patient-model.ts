import PQueue from 'p-queue';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { attempt } from '../../ports/attempt.ts';
import type { GenerateOptions, LanguageModel, TokenUse } from '../../ports/language-model.ts';
import type { Configuration } from '../settings/configuration.ts';
import { modelSettings, openLanguageModel } from './models.ts';

export type Patience = {
  /** How long one call may take. */
  readonly timeoutMs: number;
  /** How often a call is made again that failed for a while: the endpoint is busy, gone, or slow. */
  readonly retries: number;
  /** The first pause; each later one is twice as long, up to a minute, and never shorter than the endpoint asks. */
  readonly pauseMs: number;
  /** Calls at once. */
  readonly concurrency: number;
  /** Tokens that may be used, both ways, while the program runs; absent: no limit. */
  readonly tokens?: number;
};

export const patience: Patience = { timeoutMs: 120_000, retries: 3, pauseMs: 500, concurrency: 4 };

/** Who asks for more patience than this is as good as gone. */
const LONGEST_WAIT_MS = 60_000;
const passing = new Set(['rate-limited', 'unreachable', 'timeout']);

/**
 * A model that waits and asks again as long as there is hope, and never asks for more at once, or for more in all, than
 * the owner allows. Errors: the model's, `timeout`, `budget-spent`.
 */
export function patientModel(model: LanguageModel, patient: Patience = patience): LanguageModel {
  const queue = new PQueue({ concurrency: patient.concurrency });
  let used = 0;
  const count = ({ input = 0, output = 0 }: TokenUse): void => {
    used += input + output;
  };
  const checkBudget = (): void => {
    if (patient.tokens === undefined || used < patient.tokens) return;
    throw new MadeleineError(
      'budget-spent',
      `The model ${model.name} has used ${used} tokens; ${patient.tokens} are allowed.`,
      {
        action: 'Raise its limit in the configuration (models, tokens), or ask without it.',
      },
    );
  };
  const called = <T extends { readonly use: TokenUse }>(
    signal: AbortSignal | undefined,
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> =>
    queue.add(async () => {
      checkBudget();
      const made = await again(patient, signal, call);
      count(made.use);
      return made;
    });
  return {
    name: model.name,
    identity: model.identity,
    generate: (options) => called(options.signal, (signal) => model.generate({ ...options, signal })),
    generateObject: (options) => called(options.signal, (signal) => model.generateObject({ ...options, signal })),
    stream: (options) => counted(model, options, checkBudget, count),
  };
}

/** A stream is not begun again: what was shown cannot be taken back. */
async function* counted(
  model: LanguageModel,
  options: GenerateOptions,
  check: () => void,
  count: (use: TokenUse) => void,
): ReturnType<LanguageModel['stream']> {
  check();
  for await (const part of model.stream(options)) {
    if ('use' in part) count(part.use);
    yield part;
  }
}

/** Errors that pass: a busy, absent or slow endpoint; but not one that asks for more patience than there is. */
const isFinal = (error: unknown): boolean =>
  !isMadeleineError(error) || !passing.has(error.code) || (error.retryAfterSeconds ?? 0) * 1000 > LONGEST_WAIT_MS;

async function again<T>(
  patient: Patience,
  signal: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const made = await attempt(call, { ...patient, isFinal, signal: signal ?? new AbortController().signal });
  if (made.ok) return made.value;
  throw made.thrown;
}

/** A configured model, with the patience and limits that its settings say. Errors: those of `openLanguageModel`. */
export async function openPatientModel(
  named: string,
  { configuration }: { readonly configuration: Configuration },
): Promise<LanguageModel> {
  const { tokens, seconds } = modelSettings(named, configuration);
  return patientModel(await openLanguageModel(named, configuration), {
    ...patience,
    ...(tokens === undefined ? {} : { tokens }),
    ...(seconds === undefined ? {} : { timeoutMs: seconds * 1000 }),
  });
}
