import { captionPromptVersion } from '../../ingest/caption.prompt.ts';
import { captionStage } from '../../ingest/caption-stage.ts';
import { type Limits, type Prices, Spending } from '../../ingest/spending.ts';
import { nothingSpent, type Spent } from '../../memory/endpoint-use.ts';
import type { Reading } from '../../memory/reading.ts';
import type { SourceRecord } from '../../memory/source-record.ts';
import { modelEndpoint } from '../models/models.ts';
import type { Configuration } from '../settings/configuration.ts';
import { hashOf, itemOfRecord } from './collection.ts';
import { pictureMime } from './stripped-picture.ts';

const MOST_FRAMES = 8;
const CONCURRENCY = 4;
const PATIENCE = { timeoutMs: 120_000, retries: 3, pauseMs: 1000 };

/** Describes pictures and films of a source that come without a description, as the memory does (ATM-Bench's P(D), Eq. 5). */
export type RecordCaptioner = {
  /** All that can change what it says. */
  readonly identity: Readonly<Record<string, unknown>>;
  readonly concurrency: number;
  /** What was used so far. */
  spent(): Spent;
  /** Whether a record has a picture of its own and no words for it. */
  wants(record: SourceRecord): boolean;
  /** Of the content alone, so that the same picture is described once. Errors: file errors. */
  keyOf(record: SourceRecord): Promise<string>;
  /** Empty where the model refuses. Errors: those of `captionStage`. */
  describe(record: SourceRecord, signal: AbortSignal): Promise<readonly Reading[]>;
};

/** Errors: those of `modelEndpoint`. */
export async function openRecordCaptioner(
  named: string,
  configuration: Configuration,
  {
    language,
    limits,
    prices,
  }: { readonly language: 'en' | 'zh'; readonly limits: Limits; readonly prices: Prices | undefined },
): Promise<RecordCaptioner> {
  const { OpenAiCompatibleVision } = await import('../../adapters/openai-compatible/vision-model.ts');
  const model = new OpenAiCompatibleVision(modelEndpoint(named, configuration));
  const spending = new Spending({ limits, prices, before: nothingSpent }, async () => undefined);
  const ports = {
    model,
    spending,
    decoder: async () => new (await import('../../adapters/sharp/decoder.ts')).SharpDecoder(),
    frames: async () => (await import('../../adapters/ffmpeg/video-frames.ts')).openVideoFrames(),
  };
  const options = { language, frames: MOST_FRAMES, concurrency: CONCURRENCY, ...PATIENCE };
  return {
    identity: { ...model.identity, captions: captionPromptVersion, language, frames: MOST_FRAMES },
    concurrency: CONCURRENCY,
    spent: () => spending.total,
    wants: (record) =>
      (record.modality === 'image' || record.modality === 'video') &&
      record.content?.kind === 'file' &&
      !record.readings.some(({ field }) => field === 'caption' || field === 'shortCaption'),
    keyOf: (record) => hashOf(record.content),
    async describe(record, signal) {
      const path = pathOf(record);
      const item = await describable(record, path, ports.frames);
      const { readings } = await captionStage({ ...ports, pathOf: async () => path }, options).run(item, signal);
      return readings;
    },
  };
}

/** As an item of a memory, with the form of its file and the length of a film, which tell the stage how to look. */
async function describable(
  record: SourceRecord,
  path: string,
  frames: () => Promise<{ facts(path: string): Promise<{ readonly durationSeconds?: number | undefined }> }>,
) {
  const item = itemOfRecord(record, record.identity ?? path);
  const film = record.modality === 'video' && item.media?.durationSeconds === undefined;
  const { durationSeconds } = film ? await (await frames()).facts(path) : { durationSeconds: undefined };
  return {
    ...item,
    media: {
      mime: pictureMime(path),
      ...item.media,
      ...(durationSeconds === undefined ? {} : { durationSeconds }),
    },
  };
}

function pathOf({ content }: SourceRecord): string {
  if (content?.kind !== 'file') throw new RangeError('a record without a file');
  return content.path;
}
