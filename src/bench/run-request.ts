import { resolve } from 'node:path';
import type { BenchRunRequest } from '../contract/bench-verbs.ts';
import type { RunRecord, RunRequest } from './runner/run-record.ts';

const present = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<K, V>>;

/** What of a request changes no answer, as a run's record keeps it. */
export const keptRequest = (request: BenchRunRequest): RunRequest => ({
  rules: request.rules,
  judges: [...request.judges],
  timeoutSeconds: request.timeoutSeconds,
  retries: request.retries,
  ...present('concurrency', request.concurrency),
  ...present('rate', request.rate),
  ...present('budgetDollars', request.budgetDollars),
  ...present('budgetTokens', request.budgetTokens),
  ...present('sweep', request.sweep === undefined ? undefined : [...request.sweep]),
});

/** What a run was told when it was asked for, apart from where it writes. */
export function requestOf({ config, request }: RunRecord): Omit<BenchRunRequest, 'configurationFolder' | 'out'> {
  return {
    suite: config.suite,
    data: config.data,
    system: config.system,
    k: config.k,
    read: config.read ?? 10,
    ...present('builder', config.builder),
    ...present('reader', config.reader),
    ...present('textOnly', config.textOnly),
    repeats: config.repeats,
    seed: config.seed,
    retrievalOnly: config.retrievalOnly,
    ...present('language', config.language),
    ...present('errata', config.errata === undefined ? undefined : resolve(config.errata)),
    ...present('captioner', config.captioner),
    ...present('limit', config.limit),
    rules: request?.rules ?? 'official',
    judges: request?.judges ?? [],
    timeoutSeconds: request?.timeoutSeconds ?? 120,
    retries: request?.retries ?? 3,
    ...present('concurrency', request?.concurrency),
    ...present('rate', request?.rate),
    ...present('budgetDollars', request?.budgetDollars),
    ...present('budgetTokens', request?.budgetTokens),
    ...present('sweep', request?.sweep),
  };
}
