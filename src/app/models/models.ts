import { readFileSync, statSync } from 'node:fs';
import type { Endpoint } from '../../adapters/openai-compatible/endpoint.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { Configuration } from '../settings/configuration.ts';
import { mayBeAsked } from '../settings/this-machine.ts';

export type ConfiguredModel = NonNullable<Configuration['models']>[string];

/** The model's settings under a name of the configuration, or as `URL#MODEL` on the spot. Errors: `usage`. */
export function modelSettings(named: string, configuration: Configuration): ConfiguredModel {
  const known = configuration.models?.[named];
  if (known !== undefined) return known;
  const inline = /^(https?:\/\/[^#]+)#(.+)$/.exec(named);
  if (inline?.[1] !== undefined && inline[2] !== undefined) return { url: inline[1], model: inline[2] };
  // A recording asks nobody; it stands where an address on this machine would.
  if (recordingOf(named) !== undefined) return { url: 'http://127.0.0.1/recording', model: named };
  const names = Object.keys(configuration.models ?? {});
  throw new MadeleineError('usage', `Model not found: "${named}".`, {
    action: `${names.length === 0 ? 'Configure one under `models`' : `Choose one of ${names.join(', ')}`}, or write it as http://127.0.0.1:11434/v1#NAME.`,
  });
}

/** Where a model is and how to speak to it. Errors: `offline`, `invalid-configuration` for a key that is not there or that others may read. */
export function modelEndpoint(named: string, configuration: Configuration): Endpoint {
  const settings = modelSettings(named, configuration);
  if (!mayBeAsked(settings.url, configuration)) {
    throw new MadeleineError(
      'offline',
      `The model ${named} is not on this machine, so it cannot be used with --offline.`,
      {
        action: 'Use a model on this machine (localhost, 127.0.0.1 or [::1]), or run without --offline.',
      },
    );
  }
  const apiKey = keyOf(named, settings);
  return {
    name: named,
    url: settings.url,
    model: settings.model,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(settings.bytes === undefined ? {} : { bytes: settings.bytes }),
    ...(settings.schemas === undefined ? {} : { schemas: settings.schemas }),
    ...(settings.provider === undefined ? {} : { provider: settings.provider }),
  };
}

const recordingOf = (named: string): string | undefined => /^replay:(.+)$/.exec(named)?.[1];

/** A model, or what was recorded of one (`replay:FILE`). Errors: those of `modelEndpoint` and `replayingModel`. */
export async function openLanguageModel(named: string, configuration: Configuration): Promise<LanguageModel> {
  const recording = recordingOf(named);
  if (recording !== undefined) return (await import('./recorded-model.ts')).replayingModel(named, recording);
  const { record } = modelSettings(named, configuration);
  const model = await openEndpoint(named, configuration);
  return record === undefined ? model : (await import('./recorded-model.ts')).recordingModel(model, record);
}

async function openEndpoint(named: string, configuration: Configuration): Promise<LanguageModel> {
  const endpoint = modelEndpoint(named, configuration);
  const { OpenAiCompatibleModel } = await import('../../adapters/openai-compatible/language-model.ts');
  return new OpenAiCompatibleModel(endpoint);
}

/** The key from the variable or file that is named; the key itself never stands in a configuration or a log. */
function keyOf(named: string, { keyVariable, keyFile }: ConfiguredModel): string | undefined {
  if (keyVariable !== undefined) {
    const key = process.env[keyVariable];
    if (key !== undefined && key !== '') return key;
    throw new MadeleineError(
      'invalid-configuration',
      `The model ${named} reads its key from ${keyVariable}, which is not set.`,
    );
  }
  if (keyFile === undefined) return undefined;
  try {
    if ((statSync(keyFile).mode & 0o077) !== 0) {
      throw new MadeleineError('invalid-configuration', `Other users can read ${keyFile}.`, {
        path: keyFile,
        action: `Run: chmod 600 ${keyFile}`,
      });
    }
    return readFileSync(keyFile, 'utf8').trim();
  } catch (cause) {
    if (cause instanceof MadeleineError) throw cause;
    throw new MadeleineError('invalid-configuration', `The key file ${keyFile} cannot be read.`, {
      path: keyFile,
      cause,
    });
  }
}
