import { embedStage } from '../../ingest/embed-stage.ts';
import type { RunnableStage } from '../../ingest/enrich.ts';
import { Spending } from '../../ingest/spending.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Store } from '../../ports/store.ts';
import { type FindSimilar, natsByRank, type Similar } from '../../retrieve/tools/similarity.ts';
import type { MemoryFolder } from '../memory-folder.ts';
import type { Configuration } from '../settings/configuration.ts';
import { type CaptionMemory, savedSpending } from './caption-stages.ts';
import { type Measured, measuredSoon } from './measured-similarity.ts';
import { modelEndpoint, modelSettings } from './models.ts';
import { sendingFor } from './sending.ts';

type EmbeddingMemory = {
  readonly store: Store;
  readonly configuration: Configuration;
  readonly folder: MemoryFolder;
};

/**
 * The configured embedder: a model in a local folder, or an endpoint once its owner allowed that pictures are sent to it;
 * undefined without either. Errors: those of the adapters; `invalid-configuration` for both at once.
 */
export async function openEmbedder({
  store,
  configuration,
}: Pick<EmbeddingMemory, 'store' | 'configuration'>): Promise<Embedder | undefined> {
  const { folder, model, pictures } = configuration.embedder ?? {};
  if (folder !== undefined && model !== undefined)
    throw new MadeleineError('invalid-configuration', 'The embedder is either a `folder` or a `model`, not both.');
  if (folder !== undefined) {
    const { openOnnxEmbedder } = await import('../../adapters/onnx/embedder.ts');
    return openOnnxEmbedder(folder);
  }
  const sending = await sendingFor(store, configuration, 'embeddings');
  if (sending?.allowed !== true) return undefined;
  const { OpenAiCompatibleEmbedder } = await import('../../adapters/openai-compatible/embedder.ts');
  return new OpenAiCompatibleEmbedder(modelEndpoint(sending.named, configuration), pictures);
}

/** The stage that puts pictures into the embedder's space; none for one that takes words only. */
export async function embedStages(memory: CaptionMemory, embedder: Embedder | undefined): Promise<RunnableStage[]> {
  if (embedder?.seesPictures !== true) return [];
  const { store, configuration } = memory;
  const sending = await sendingFor(store, configuration, 'embeddings');
  const { tokensPerRun, tokensTotal } = configuration.embedder ?? {};
  const spending =
    sending === undefined
      ? undefined
      : new Spending(
          {
            limits: { tokensPerRun, tokensTotal },
            prices: modelSettings(sending.named, configuration).prices,
            before: sending.use.spent,
          },
          savedSpending(store, sending),
        );
  return [embedStage({ ...memory, embedder, spending })];
}

/** Words asked for lately need not be embedded again. */
const MOST_KEPT = 100;

/**
 * How alike pictures are to words. An embedder that cannot be asked now is no reason not to search: then looks say
 * nothing.
 */
export function findSimilarBy(memory: EmbeddingMemory, embedder: () => Promise<Embedder | undefined>): FindSimilar {
  const vectors = new Map<string, Float32Array>();
  let measured: Measured | undefined;
  return async (words): Promise<Similar | undefined> => {
    try {
      const opened = await embedder();
      if (opened === undefined) return undefined;
      const vector = vectors.get(words) ?? (await opened.texts([words]))[0];
      if (vector === undefined) return undefined;
      if (vectors.size >= MOST_KEPT) vectors.clear();
      vectors.set(words, vector);
      const { items } = await memory.store.counts();
      const nearest = await memory.store.nearest(opened.space, vector, items.image + items.video);
      if (nearest.length === 0) return undefined;
      measured = await measuredSoon(memory, opened, nearest.length, measured);
      return natsByRank(nearest, nearest.length, measured.soon);
    } catch (error) {
      if (isMadeleineError(error) && away.has(error.code)) return undefined;
      throw error;
    }
  };
}

const away: ReadonlySet<string> = new Set(['unreachable', 'timeout', 'rate-limited', 'system-failed', 'offline']);

/** Whether anything is configured that looks could be compared by. */
export const hasEmbedder = ({ embedder }: Configuration): boolean =>
  embedder?.folder !== undefined || embedder?.model !== undefined;
