import { captionPromptVersion } from '../../ingest/caption.prompt.ts';
import { captionStage } from '../../ingest/caption-stage.ts';
import { Spending } from '../../ingest/spending.ts';
import { nothingSpent } from '../../memory/endpoint-use.ts';
import type { Reading } from '../../memory/reading.ts';
import type { SourceRecord } from '../../memory/source-record.ts';
import type { VisionModel } from '../../ports/vision-model.ts';
import { hashOf, itemOfRecord } from './collection.ts';
import { pictureMime } from './stripped-picture.ts';

const MOST_FRAMES = 8;
/** The model waits and tries again by itself; half a month is longer than it ever does. */
const PATIENCE = { timeoutMs: 2 ** 30, retries: 0, pauseMs: 0 };

/** Describes pictures and films of a source that come without a description, as the memory does (ATM-Bench's P(D), Eq. 5). */
export type RecordCaptioner = {
  /** All that can change what it says. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** `file@version` of what the model is told. */
  readonly prompt: string;
  /** Whether a record has a picture of its own and no words for it. */
  wants(record: SourceRecord): boolean;
  /** Of the content alone, so that the same picture is described once. Errors: file errors. */
  keyOf(record: SourceRecord): Promise<string>;
  /** Empty where the model refuses. The model is patient and counts what it uses by itself. Errors: those of `captionStage`. */
  describe(record: SourceRecord, model: VisionModel, signal: AbortSignal): Promise<readonly Reading[]>;
};

/** `model` is whom `describe` is to ask. */
export function recordCaptioner(model: Pick<VisionModel, 'identity'>, language: 'en' | 'zh'): RecordCaptioner {
  const spending = new Spending({ limits: {}, prices: undefined, before: nothingSpent }, async () => undefined);
  const ports = {
    spending,
    decoder: async () => new (await import('../../adapters/sharp/decoder.ts')).SharpDecoder(),
    frames: async () => (await import('../../adapters/ffmpeg/video-frames.ts')).openVideoFrames(),
  };
  const options = { language, frames: MOST_FRAMES, concurrency: 1, ...PATIENCE };
  return {
    identity: { ...model.identity, captions: captionPromptVersion, language, frames: MOST_FRAMES },
    prompt: `caption@${captionPromptVersion}`,
    wants: (record) =>
      (record.modality === 'image' || record.modality === 'video') &&
      record.content?.kind === 'file' &&
      !record.readings.some(({ field }) => field === 'caption' || field === 'shortCaption'),
    keyOf: (record) => hashOf(record.content),
    async describe(record, asked, signal) {
      const path = pathOf(record);
      const item = await describable(record, path, ports.frames);
      const stage = captionStage({ ...ports, model: asked, lend: (_item, use) => use(path) }, options);
      return (await stage.run(item, signal)).readings;
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
