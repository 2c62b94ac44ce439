import { modelSettings, openLanguageModel } from '../../app/models/models.ts';
import { openNamedEmbedder } from '../../app/models/named-embedder.ts';
import { openNamedReranker } from '../../app/models/named-reranker.ts';
import { patientModel } from '../../app/models/patient-model.ts';
import type { Configuration } from '../../app/settings/configuration.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import type { CallerOptions } from './asked.ts';

/** Far longer than the journal's own patience: it gives up first. */
const NEVER_MS = 2 ** 30;
const MOST_AT_ONCE = 1000;

/** A model that is asked once a call, within the tokens that its settings allow while the program runs. */
export async function openUnhurriedModel(named: string, configuration: Configuration): Promise<LanguageModel> {
  const { tokens } = modelSettings(named, configuration);
  const model = await openLanguageModel(named, configuration);
  if (tokens === undefined) return model;
  return patientModel(model, { timeoutMs: NEVER_MS, retries: 0, pauseMs: 0, concurrency: MOST_AT_ONCE, tokens });
}

/** Whom a `Caller` asks, apart from where it is kept. */
export type Askable = Pick<CallerOptions, 'model' | 'embedder' | 'reranker' | 'prices'>;

/**
 * Models by their names in the configuration, or as `URL#MODEL`: `new Caller({ ...(await openCalled(…)), book, signal })`.
 * Whoever opens an embedder closes it. Errors: those of `openLanguageModel`, `openNamedEmbedder` and `openNamedReranker`.
 */
export async function openCalled(
  { model, embedder, reranker }: { readonly model: string; readonly embedder?: string; readonly reranker?: string },
  configuration: Configuration,
): Promise<Askable> {
  const { prices } = modelSettings(model, configuration);
  return {
    model: await openUnhurriedModel(model, configuration),
    ...(embedder === undefined ? {} : { embedder: await openNamedEmbedder(embedder, configuration) }),
    ...(reranker === undefined ? {} : { reranker: await openNamedReranker(reranker, configuration) }),
    ...(prices === undefined ? {} : { prices }),
  };
}
