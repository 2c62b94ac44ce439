import type { ModelsResponse, ModelsUseResponse } from '../../contract/models-verb.ts';
import type { AnswererName } from '../../memory/answer.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { OpenMemory } from '../open-memory.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { writeSettings } from '../settings/settings-file.ts';
import { listModels, useModel } from './configured-models.ts';

export type NewModel = { readonly name: string; readonly url: string; readonly model: string };

/**
 * Names a model that needs no key. One that is configured is not replaced: its key would go to another address. Errors:
 * `usage`, and those of `writeSettings`.
 */
export async function addModel(memory: OpenMemory, { name, url, model }: NewModel): Promise<ModelsResponse> {
  const { models = {} } = readConfiguration(memory.folder.path, memory.flags);
  if (models[name] !== undefined)
    throw new MadeleineError('usage', `A model named "${name}" already exists.`, { action: 'Choose another name.' });
  await writeSettings(memory.folder.path, [{ path: ['models', name], value: { url, model } }]);
  await memory.reconfigure();
  return listModels(memory.folder.path, memory.flags);
}

/** Who answers from now on. Errors: `usage` for a model that is none of the configured ones. */
export async function answerBy(
  memory: OpenMemory,
  answerer: AnswererName,
  model: string | undefined,
): Promise<ModelsUseResponse> {
  const { models = {} } = readConfiguration(memory.folder.path, memory.flags);
  if (answerer !== 'extractive' && (model === undefined || models[model] === undefined))
    throw new MadeleineError('usage', 'Choose one of the configured models.', {
      action: `Choose one of ${Object.keys(models).join(', ') || 'none: add one first'}.`,
    });
  const used = await useModel(memory.folder.path, model ?? 'none', answerer, memory.flags);
  await memory.reconfigure();
  return used;
}

/** Takes a model out of the configuration. Errors: `not-found`; `usage` while something uses it. */
export async function removeModel(memory: OpenMemory, name: string): Promise<ModelsResponse> {
  const configuration = readConfiguration(memory.folder.path, memory.flags);
  if (configuration.models?.[name] === undefined)
    throw new MadeleineError('not-found', `Model not found: "${name}".`, { action: 'Reload the list.' });
  const { answerer, planner, reranker, vision, embedder, transcriber } = configuration;
  const users = Object.entries({ answerer, planner, reranker, vision, embedder, transcriber })
    .filter(([, part]) => part?.model === name)
    .map(([part]) => part);
  if (users.length > 0)
    throw new MadeleineError('usage', `The model "${name}" is in use (${users.join(', ')}).`, {
      action: 'Choose another model for this first.',
    });
  await writeSettings(memory.folder.path, [{ path: ['models', name], value: undefined }]);
  await memory.reconfigure();
  return listModels(memory.folder.path, memory.flags);
}
