import { embedStage } from '../../ingest/embed-stage.ts';
import { embedTextStage } from '../../ingest/embed-text-stage.ts';
import type { RunnableStage } from '../../ingest/enrich.ts';
import { Spending } from '../../ingest/spending.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Store, StoreCounts } from '../../ports/store.ts';
import { type FindSimilar, natsByRank, type Similar, SOON } from '../../retrieve/tools/similarity.ts';
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

/** The configured embedder of texts, in a local folder; undefined without one. Errors: those of the adapter. */
export async function openTextEmbedder({ embedder }: Configuration): Promise<Embedder | undefined> {
  if (embedder?.textFolder === undefined) return undefined;
  const { openOnnxEmbedder } = await import('../../adapters/onnx/embedder.ts');
  return openOnnxEmbedder(embedder.textFolder);
}

/** The stage that puts mails and notes into the space of an embedder of texts. */
export const embedTextStages = (embedder: Embedder | undefined, { embedder: set }: Configuration): RunnableStage[] =>
  embedder === undefined ? [] : [embedTextStage(embedder, set?.textPrefixes?.passage)];

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

type Open = () => Promise<Embedder | undefined>;

/**
 * How alike pictures, mails and notes are to words, each in the space of its own embedder. An embedder that cannot be asked
 * now is no reason not to search: then it says nothing.
 */
export function findSimilarBy(memory: EmbeddingMemory, pictures: Open, texts: Open): FindSimilar {
  let measured: Measured | undefined;
  const looks = nearestBy(
    memory,
    pictures,
    ({ image, video }) => image + video,
    async (opened, found) => {
      measured = await measuredSoon(memory, opened, found, measured);
      return measured.soon;
    },
  );
  const meanings = nearestBy(
    memory,
    texts,
    ({ email, text }) => email + text,
    async () => SOON,
    memory.configuration.embedder?.textPrefixes?.query,
  );
  return async (words) => {
    const [seen, said] = await Promise.all([looks(words), meanings(words)]);
    return seen === undefined || said === undefined ? (seen ?? said) : new Map([...seen, ...said]);
  };
}

function nearestBy(
  { store }: EmbeddingMemory,
  open: Open,
  countOf: (items: StoreCounts['items']) => number,
  soonOf: (embedder: Embedder, found: number) => Promise<number>,
  prefix = '',
): FindSimilar {
  const vectors = new Map<string, Float32Array>();
  return async (words): Promise<Similar | undefined> => {
    try {
      const opened = await open();
      if (opened === undefined) return undefined;
      const vector = vectors.get(words) ?? (await opened.texts([`${prefix}${words}`]))[0];
      if (vector === undefined) return undefined;
      if (vectors.size >= MOST_KEPT) vectors.clear();
      vectors.set(words, vector);
      const nearest = await store.nearest(opened.space, vector, countOf((await store.counts()).items));
      if (nearest.length === 0) return undefined;
      return natsByRank(nearest, nearest.length, await soonOf(opened, nearest.length));
    } catch (error) {
      if (isMadeleineError(error) && away.has(error.code)) return undefined;
      throw error;
    }
  };
}

const away: ReadonlySet<string> = new Set(['unreachable', 'timeout', 'rate-limited', 'system-failed', 'offline']);
