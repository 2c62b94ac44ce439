import { modelSettings, openLanguageModel } from '../../app/models/models.ts';
import { type Configuration, readConfiguration } from '../../app/settings/configuration.ts';
import type { Judge } from '../judge.ts';
import type { Rules } from '../rules.ts';
import { modelJudge } from './model-judge.ts';

/**
 * The judges that were named: models of the configuration in `folder`, or `URL#MODEL`. Errors: `usage` for a name that
 * is not configured, `invalid-configuration`.
 */
export async function openJudges(names: readonly string[], folder: string, rules: Rules): Promise<Judge[]> {
  if (names.length === 0) return [];
  const configuration = readConfiguration(folder);
  return Promise.all(names.map((name) => openJudge(name, configuration, rules)));
}

async function openJudge(name: string, configuration: Configuration, rules: Rules): Promise<Judge> {
  const { prices } = modelSettings(name, configuration);
  return modelJudge(await openLanguageModel(name, configuration), {
    rules,
    ...(prices === undefined ? {} : { prices }),
    timeoutMs: 120_000,
    retries: 3,
    pauseMs: 1000,
    concurrency: 4,
  });
}
