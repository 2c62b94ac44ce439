import { captionStage } from '../../ingest/caption-stage.ts';
import type { RunnableStage } from '../../ingest/enrich.ts';
import { type Limits, Spending } from '../../ingest/spending.ts';
import type { Spent } from '../../memory/endpoint-use.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MediaDecoder } from '../../ports/media-decoder.ts';
import type { LendContent } from '../../ports/media-vault.ts';
import type { Store } from '../../ports/store.ts';
import type { VideoFrames } from '../../ports/video-frames.ts';
import type { Configuration } from '../settings/configuration.ts';
import { modelEndpoint, modelSettings } from './models.ts';
import { type Sending, sendingFor } from './sending.ts';

/** What one run may use where the owner set no limit: some 250 pictures. */
const TOKENS_PER_RUN = 500_000;
const MOST_FRAMES = 8;
const TIMEOUT_MS = 120_000;
const RETRIES = 3;
const PAUSE_MS = 2000;

export type CaptionMemory = {
  readonly store: Store;
  readonly configuration: Configuration;
  readonly decoder: () => Promise<MediaDecoder>;
  readonly frames: () => Promise<VideoFrames>;
  readonly lend: LendContent;
};

/** The stage that describes pictures; none unless a model is configured and its owner allowed that pictures are sent to it. */
export async function captionStages(memory: CaptionMemory): Promise<RunnableStage[]> {
  const { store, configuration } = memory;
  const sending = await sendingFor(store, configuration, 'captions');
  if (sending?.allowed !== true) return [];
  const endpoint = modelEndpoint(sending.named, configuration);
  const { OpenAiCompatibleVision } = await import('../../adapters/openai-compatible/vision-model.ts');
  const { vision = {} } = configuration;
  return [
    captionStage(
      {
        ...memory,
        model: new OpenAiCompatibleVision(endpoint),
        spending: await spendingOf(store, configuration, sending),
      },
      {
        language: vision.language ?? 'en',
        frames: vision.frames ?? MOST_FRAMES,
        concurrency: vision.concurrency ?? 2,
        timeoutMs: (vision.timeoutSeconds ?? TIMEOUT_MS / 1000) * 1000,
        retries: RETRIES,
        pauseMs: vision.pauseMs ?? PAUSE_MS,
      },
    ),
  ];
}

/** Errors: `invalid-configuration` for a limit in dollars on a model without prices. */
export async function spendingOf(store: Store, configuration: Configuration, sending: Sending): Promise<Spending> {
  const { named, use } = sending;
  const { tokensPerRun, tokensTotal, dollarsPerRun, dollarsTotal } = configuration.vision ?? {};
  const { prices } = modelSettings(named, configuration);
  if (prices === undefined && (dollarsPerRun ?? dollarsTotal) !== undefined)
    throw new MadeleineError('invalid-configuration', 'A limit in dollars requires the prices of the model.', {
      action: `Set \`models.${named}.prices\`, or limit tokens instead.`,
    });
  const isLimited = [tokensPerRun, tokensTotal, dollarsPerRun, dollarsTotal].some((limit) => limit !== undefined);
  const limits: Limits = isLimited
    ? { tokensPerRun, tokensTotal, dollarsPerRun, dollarsTotal }
    : { tokensPerRun: TOKENS_PER_RUN };
  return new Spending({ limits, prices, before: use.spent }, savedSpending(store, sending));
}

/** Writes down what was used up, beside the owner's word. */
export const savedSpending =
  (store: Store, { use }: Sending) =>
  async (spent: Spent): Promise<void> => {
    const kept = (await store.record('endpointUse', use.purpose)) ?? use;
    const value = { ...kept, endpoint: use.endpoint, spent };
    await store.write([{ op: 'putRecord', kind: 'endpointUse', id: use.purpose, value }]);
  };
