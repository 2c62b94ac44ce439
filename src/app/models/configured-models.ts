import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '../../adapters/openai-compatible/endpoint.ts';
import type {
  ModelsResponse,
  ModelsTestResponse,
  ModelsUseResponse,
  Trial,
  TrialName,
} from '../../contract/models-verb.ts';
import { trialNames } from '../../contract/models-verb.ts';
import type { AnswererName } from '../../memory/answer.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { layout } from '../memory-folder.ts';
import type { Configuration } from '../settings/configuration.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { writeSettings } from '../settings/settings-file.ts';
import { isThisMachine } from '../settings/this-machine.ts';
import { modelEndpoint, modelSettings } from './models.ts';

/** The models of a memory's configuration. Needs no memory, only the folder that the configuration lies in. */
export function listModels(folder: string, flags: Configuration = {}): ModelsResponse {
  const { models = {}, answerer, reranker, embedder, planner } = readConfiguration(folder, flags);
  return {
    models: Object.entries(models).map(([name, settings]) => ({
      name,
      url: settings.url,
      model: settings.model,
      local: isThisMachine(settings.url),
      key: keyState(settings),
      answers: answerer?.model === name && answerer.name !== 'extractive',
    })),
    answerer: answerer ?? { name: 'extractive' },
    ...(reranker?.model === undefined ? {} : { reranker: { model: reranker.model } }),
    ...embedderParts(embedder),
    ...(planner === undefined
      ? {}
      : { planner: { when: planner.when, ...(planner.model === undefined ? {} : { model: planner.model }) } }),
  };
}

function embedderParts({ model, folder, textFolder }: NonNullable<Configuration['embedder']> = {}) {
  const pictures = model ?? (folder === undefined ? undefined : `folder:${folder}`);
  return {
    ...(pictures === undefined ? {} : { embedder: { model: pictures } }),
    ...(textFolder === undefined ? {} : { textEmbedder: { model: `folder:${textFolder}` } }),
  };
}

function keyState({ keyVariable, keyFile }: { keyVariable?: string | undefined; keyFile?: string | undefined }) {
  if (keyVariable !== undefined) return (process.env[keyVariable] ?? '') === '' ? 'missing' : 'set';
  if (keyFile === undefined) return 'none';
  return existsSync(keyFile) ? 'set' : 'missing';
}

/**
 * Makes a model answer from now on, or none: written into the memory's configuration, whose other settings and remarks stay
 * as they are. Errors: `usage` for a model that is not known.
 */
export async function useModel(
  folder: string,
  named: string,
  answerer: AnswererName,
  flags: Configuration = {},
): Promise<ModelsUseResponse> {
  const value = answerer === 'extractive' ? { name: answerer } : { name: answerer, model: named };
  if (answerer !== 'extractive') modelSettings(named, readConfiguration(folder, flags));
  const { file } = await writeSettings(folder, [{ path: ['answerer'], value }]);
  const done =
    answerer === 'extractive'
      ? 'Questions are now answered without a model.'
      : `Questions are now answered by ${named}, ${answerer}.`;
  return { done, file };
}

export type TestOptions = { readonly signal: AbortSignal; readonly onTrial?: (trial: Trial) => void };

const LONGEST_TRIAL_MS = 120_000;

/** Tries what a model can do, one thing after the other. Errors: `usage`, `offline`, `invalid-configuration`; what the endpoint does wrong is a result. */
export async function testModel(
  folder: string,
  named: string,
  options: TestOptions & { readonly flags?: Configuration },
): Promise<ModelsTestResponse> {
  const configuration = readConfiguration(folder, options.flags);
  const endpoint = modelEndpoint(named, configuration);
  const trials: Trial[] = [];
  for (const name of trialNames) {
    options.signal.throwIfAborted();
    const trial = await tried(name, endpoint, options.signal);
    trials.push(trial);
    options.onTrial?.(trial);
    if (name === 'reach' && trial.state === 'failed') break;
  }
  return { name: named, url: endpoint.url, model: endpoint.model, trials, verdict: verdictOf(trials) };
}

async function tried(name: TrialName, endpoint: Endpoint, stop: AbortSignal): Promise<Trial> {
  const adapter = await import('../../adapters/openai-compatible/trial.ts');
  const began = performance.now();
  const signal = AbortSignal.any([stop, AbortSignal.timeout(LONGEST_TRIAL_MS)]);
  const took = () => performance.now() - began;
  try {
    const { can, note } = await adapter[name](endpoint, signal);
    return { name, state: can === undefined ? 'unknown' : can ? 'yes' : 'no', note, tookMs: took() };
  } catch (error) {
    stop.throwIfAborted();
    if (signal.aborted)
      return { name, state: 'failed', note: `no answer within ${LONGEST_TRIAL_MS / 1000} s`, tookMs: took() };
    const { malformed, note } = adapter.failureOf(error, endpoint, signal);
    return { name, state: malformed ? 'no' : 'failed', note, tookMs: took() };
  }
}

/** What works with such a model, a sentence each. */
function verdictOf(trials: readonly Trial[]): string[] {
  const state = (name: TrialName) => trials.find((trial) => trial.name === name)?.state;
  const can = (name: TrialName): boolean => state(name) === 'yes';
  if (state('reach') === 'failed') return ['The endpoint cannot be reached.'];
  if (!can('text')) return ['It returns no text and cannot be used.'];
  const form = can('schema') || can('json');
  return [
    form
      ? 'It can answer questions: ask --answerer single-pass or agentic.'
      : 'It does not support JSON output and cannot answer questions.',
    ...(form && !can('schema') ? ['It does not support JSON schemas: set `schemas: false` for it.'] : []),
    ...(can('images') ? ['It can describe pictures.'] : ['It does not accept pictures.']),
    ...(state('context') === 'no' ? ['Its context is short: evidence may be truncated.'] : []),
  ];
}

/** Errors: `usage` for an answerer that needs a model and got none. */
export function answererNamed(name: string | undefined): AnswererName {
  if (name === undefined || name === 'single-pass' || name === 'agentic') return name ?? 'single-pass';
  throw new MadeleineError('usage', `Unknown answerer: "${name}".`, {
    action: 'Choose single-pass or agentic.',
  });
}

/**
 * What a model would add to answers: told once in a memory's life, and only where none is configured. A memory that cannot
 * be written to is told nothing.
 */
export async function modelHint(folder: string, { models, answerer }: Configuration): Promise<string | undefined> {
  if (models !== undefined || (answerer !== undefined && answerer.name !== 'extractive')) return undefined;
  const marker = join(folder, layout.cache, 'told-of-models');
  if (existsSync(marker)) return undefined;
  try {
    await mkdir(join(folder, layout.cache), { recursive: true, mode: 0o700 });
    await writeFile(marker, '', { flag: 'wx', mode: 0o600 });
  } catch {
    return undefined;
  }
  return 'Optional: add a language model to combine several records in an answer. See madeleine models --help.';
}
