import { digest } from '../language/digest.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { Failure } from '../memory/failure.ts';
import type { MemoryItem, StoredItem } from '../memory/item.ts';
import { type PictureDescription, pictureDescriptionSchema } from '../memory/picture-description.ts';
import type { Provenance } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import { attempt } from '../ports/attempt.ts';
import type { MediaDecoder } from '../ports/media-decoder.ts';
import type { LendContent } from '../ports/media-vault.ts';
import type { VideoFrames } from '../ports/video-frames.ts';
import type { VisionModel, VisionReply, VisionRequest } from '../ports/vision-model.ts';
import {
  captionInstructions,
  captionPromptVersion,
  correction,
  filmQuestion,
  pictureQuestion,
} from './caption.prompt.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { shownSeconds } from './shown-seconds.ts';
import type { Spending } from './spending.ts';

export const CAPTION_STAGE = 'captions';
/** Pixels of the longer side of what is sent. */
const LONGEST_SIDE = 1024;
/** A film's frames are smaller, since there are more of them. */
const FRAME_SIDE = 768;
const MOST_REPLY_TOKENS = 1200;

export type CaptionPorts = {
  readonly model: VisionModel;
  readonly spending: Spending;
  readonly decoder: () => Promise<MediaDecoder>;
  readonly frames: () => Promise<VideoFrames>;
  readonly lend: LendContent;
};

export type CaptionOptions = {
  readonly language: 'en' | 'zh';
  /** At most this many frames of a film. */
  readonly frames: number;
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly pauseMs: number;
};

/** Pictures and films whose own bytes are at hand; what a data set describes already stays as it is said there. */
export const wantsCaption = (item: StoredItem): boolean =>
  (item.modality === 'image' || item.modality === 'video') &&
  (item.origin.sha256 !== undefined || item.origin.copy !== undefined) &&
  !item.readings.some(({ field }) => field === 'caption' || field === 'shortCaption');

/**
 * Pictures and films described by a model of the owner's choice. Sent are copies of at most 1024 pixels without any
 * metadata. A reply that cannot be read is put right once; a refusal is remembered and not asked for again until prompt
 * or model change. Errors: those of VisionModel, `budget-spent`.
 */
export function captionStage(ports: CaptionPorts, options: CaptionOptions): RunnableStage {
  const version = versionOf(ports.model, options);
  return {
    name: CAPTION_STAGE,
    version,
    concurrency: options.concurrency,
    wants: wantsCaption,
    async run(item, signal): Promise<StageYield> {
      const asked = await ports.lend(item, (path) => questionOf(item, path, ports, options), signal);
      if (asked === undefined) return { readings: [] };
      const reply = await described(asked, ports, options, signal);
      const provenance: Provenance = { kind: 'inferred', by: `${CAPTION_STAGE}.${ports.model.name}`, version };
      if (reply.state === 'refused') {
        const value = refusal(item, ports.model);
        return { readings: [], records: [{ op: 'putRecord', kind: 'failure', id: value.path, value }] };
      }
      const readings = reply.state === 'described' ? readingsOf(reply.value, provenance) : [];
      return { readings, records: [{ op: 'deleteRecord', kind: 'failure', id: item.id }] };
    },
  };
}

type Question = Pick<VisionRequest<PictureDescription>, 'question' | 'pictures'>;

async function questionOf(
  item: MemoryItem,
  path: string,
  { decoder, frames }: CaptionPorts,
  { language, frames: most }: CaptionOptions,
): Promise<Question | undefined> {
  const shrinker = await decoder();
  if (item.modality === 'image') {
    const picture = await shrinker.jpeg(path, item.media?.mime ?? 'image/jpeg', LONGEST_SIDE);
    return { question: pictureQuestion(language), pictures: [picture] };
  }
  const seconds = shownSeconds(item.media?.durationSeconds, most);
  const taken = await (await frames()).frames(path, seconds, FRAME_SIDE);
  // Frames come from ffmpeg without the film's metadata; coded once more, nothing but pixels is left of them either.
  const pictures = await Promise.all(taken.map((frame) => shrinker.jpeg(frame, 'image/jpeg', FRAME_SIDE)));
  return pictures.length === 0
    ? undefined
    : { question: filmQuestion(seconds.slice(0, pictures.length), language), pictures };
}

async function described(
  asked: Question,
  { model, spending }: CaptionPorts,
  options: CaptionOptions,
  signal: AbortSignal,
): Promise<VisionReply<PictureDescription>> {
  const ask = async (correct?: VisionRequest<PictureDescription>['correct']) => {
    const made = await attempt(
      (during) =>
        spending.paid(
          () =>
            model.describe({
              ...asked,
              instructions: captionInstructions,
              schema: pictureDescriptionSchema,
              schemaName: 'picture',
              maxOutputTokens: MOST_REPLY_TOKENS,
              signal: during,
              ...(correct === undefined ? {} : { correct }),
            }),
          ({ use }) => use,
        ),
      { ...options, signal },
    );
    if (made.ok) return made.value;
    throw made.thrown;
  };
  const first = await ask();
  if (first.state !== 'malformed') return first;
  const second = await ask({ said: first.said, why: correction(first.why) });
  if (second.state !== 'malformed') return second;
  throw new MadeleineError(
    'malformed-reply',
    `${model.name} did not describe the picture in the required format, twice.`,
    {
      action: 'Choose a model that supports JSON output, or set `schemas: false` for a server without schema support.',
    },
  );
}

function readingsOf(said: PictureDescription, provenance: Provenance): Reading[] {
  const tags = said.tags.map((name) => name.trim()).filter((name) => name !== '');
  return [
    ...(said.caption.trim() === '' ? [] : [reading('caption', said.caption.trim(), provenance)]),
    ...(said.short_caption.trim() === '' ? [] : [reading('shortCaption', said.short_caption.trim(), provenance)]),
    ...(tags.length === 0
      ? []
      : [
          reading(
            'tags',
            tags.map((name) => ({ name, source: 'perception' as const })),
            provenance,
          ),
        ]),
    ...(said.entities.length === 0
      ? []
      : [
          reading(
            'entities',
            said.entities.map((entity) => ({ ...entity, field: 'caption' as const })),
            provenance,
          ),
        ]),
    ...(said.ocr.trim() === '' ? [] : [reading('ocr', { text: said.ocr.trim() }, provenance)]),
  ];
}

/** What a model would not describe is told once, by the item's id, and not sent to it again. */
const refusal = ({ id }: MemoryItem, { name }: VisionModel): Failure => ({
  path: id,
  code: 'system-failed',
  message: `${name} would not describe this picture.`,
  action: 'Nothing need be done: it is found by all else. Another model may describe it.',
});

/** One number for prompt, model and language: another of them, and pictures are described again. Where it runs does not matter. */
function versionOf({ name }: VisionModel, { language }: CaptionOptions): number {
  return 1 + (Number.parseInt(digest(JSON.stringify([captionPromptVersion, name, language])), 36) % 2_000_000_000);
}
