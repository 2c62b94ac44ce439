import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { observationLimits } from '../../contract/apparent-personality.ts';
import type { ObserveResponse } from '../../contract/observe-verb.ts';
import type { BackdropFrame } from '../../ingest/observe-backdrop.ts';
import { backdropOf } from '../../ingest/observe-backdrop.ts';
import { observeFilm } from '../../ingest/observe-film.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import {
  type FilmObservation,
  observationKey,
  observationKeysOf,
  observationSchema,
} from '../../memory/observation.ts';
import type { Perception } from '../../ports/perception.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { Change } from '../../ports/store.ts';
import type { FilmFrame, VideoFrames } from '../../ports/video-frames.ts';
import { notFound } from '../items/show.ts';
import type { OpenMemory } from '../open-memory.ts';

export type ObserveOptions = {
  /** How many frames are looked at at once. */
  readonly jobs?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
};
type Eyes = { readonly frames: VideoFrames; readonly perception: Perception };

/** Frames are at least so far apart, and at most so many: a film of a quarter of a minute is seen four times a second. */
const [NEAREST, MOST_FRAMES] = [0.25, 72];
const LONGEST_SIDE = 800;
/** Hands and things change less than faces, and cost more to find. */
const [GESTURES_EVERY, THINGS_EVERY] = [2, 6];

/**
 * Observes a film by its file alone; no memory is opened or made. Errors: `missing`, `dependency-missing` without ffmpeg
 * or the models, `corrupt`, `timeout`, `cancelled`.
 */
export async function observeFile(file: string, options: ObserveOptions = {}): Promise<ObserveResponse> {
  const path = resolve(file);
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true)
    throw new MadeleineError('missing', `There is no video at ${path}.`, { path, action: 'Check the path.' });
  const [{ openVideoFrames }, { openPerception }, { openVoice }] = await Promise.all([
    import('../../adapters/ffmpeg/video-frames.ts'),
    import('../jobs/open-perception.ts'),
    import('../open-voice.ts'),
  ]);
  const perception = openPerception(options.jobs ?? 4);
  try {
    return {
      film: path,
      kept: false,
      ...(await observed(path, { frames: await openVideoFrames({ voice: openVoice }), perception }, options)),
    };
  } finally {
    await perception.close();
  }
}

/** Observes the film of an item and keeps the observations with it, in place of those before. Errors: also `not-found`. */
export async function observeItem(
  memory: OpenMemory,
  named: string,
  options: ObserveOptions = {},
): Promise<ObserveResponse> {
  const item = await memory.store.item(itemIdSchema.parse(named));
  if (item === undefined) throw notFound(named);
  if (item.modality !== 'video') throw new MadeleineError('usage', `${named} is not a video.`);
  const perception = await memory.perception();
  if (perception === undefined)
    throw new MadeleineError('dependency-missing', 'Video analysis is off.', {
      action:
        'Remove --no-perception and `perception: {enabled: false}`; run `madeleine doctor` to check for missing models.',
    });
  const eyes = { frames: await memory.frames(), perception };
  const made = await memory.lend(item, (path) => observed(path, eyes, options), options.signal);
  const before = await memory.store.records('observation', observationKeysOf(item.id));
  const kept = made.observations.map((one) => observationSchema.parse({ ...one, item: item.id }));
  await memory.store.write([
    ...before.map((one): Change => ({ op: 'deleteRecord', kind: 'observation', id: observationKey(one) })),
    ...kept.map((value): Change => ({ op: 'putRecord', kind: 'observation', id: observationKey(value), value })),
  ]);
  return { film: item.id, kept: true, ...made };
}

async function observed(path: string, eyes: Eyes, options: ObserveOptions) {
  const began = performance.now();
  const { signal, onProgress } = options;
  const { durationSeconds: told = 0 } = await eyes.frames.facts(path).catch(() => ({ durationSeconds: undefined }));
  const every = Math.max(NEAREST, told / MOST_FRAMES);
  const looks = new Looks(eyes.perception, signal, (done) =>
    onProgress?.({ stage: 'observe', done, total: Math.max(done, Math.ceil(told / every)), path }),
  );
  const survey = await eyes.frames.survey(path, {
    show: { every, longestSide: LONGEST_SIDE, onFrame: (frame) => looks.begin(frame) },
    ...(signal === undefined ? {} : { signal }),
  });
  const frames = await looks.finish();
  const observations: FilmObservation[] = observeFilm(survey, frames);
  const notes = [
    ...(survey.damage === undefined ? [] : [`Only part of the video could be read: ${survey.damage}.`]),
    ...(looks.failed === 0 ? [] : [`${looks.failed} frames could not be analysed.`]),
    ...(survey.hasPicture ? [] : ['The video has no picture.']),
  ];
  const { durationSeconds } = survey;
  const limits = [...observationLimits];
  return { durationSeconds, frames: frames.length, observations, notes, limits, tookMs: performance.now() - began };
}

/** Frames that are being looked at, as many at once as perception can. A frame that cannot be seen is counted and left out. */
class Looks {
  failed = 0;
  readonly #perception: Perception;
  readonly #signal: AbortSignal | undefined;
  readonly #onDone: (done: number) => void;
  readonly #running = new Set<Promise<void>>();
  readonly #found: BackdropFrame[] = [];
  #begun = 0;

  constructor(perception: Perception, signal: AbortSignal | undefined, onDone: (done: number) => void) {
    this.#perception = perception;
    this.#signal = signal;
    this.#onDone = onDone;
  }

  /** Resolves when another frame may come. */
  async begin(frame: FilmFrame): Promise<void> {
    const work = this.#look(frame, this.#begun).finally(() => this.#running.delete(work));
    this.#begun += 1;
    this.#running.add(work);
    while (this.#running.size >= this.#perception.concurrency) await Promise.race(this.#running);
  }

  async finish(): Promise<BackdropFrame[]> {
    await Promise.all(this.#running);
    this.#signal?.throwIfAborted();
    return this.#found.sort((a, b) => a.at - b.at);
  }

  async #look({ at, pixels }: FilmFrame, index: number): Promise<void> {
    const wants = {
      identity: false,
      expressions: true,
      objects: index % THINGS_EVERY === 0,
      gestures: index % GESTURES_EVERY === 0,
    };
    try {
      const seen = await this.#perception.perceive(pixels, wants, this.#signal);
      const backdrop = backdropOf(
        pixels,
        seen.faces.map(({ box }) => box),
      );
      this.#found.push({ at, seen, backdrop });
    } catch {
      this.failed += 1;
    }
    this.#onDone(this.#found.length);
  }
}
