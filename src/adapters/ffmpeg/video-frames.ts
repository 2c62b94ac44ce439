import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import type { VoiceDetector } from '../../ports/sound.ts';
import type { FilmFrame, FilmSurvey, SurveyOptions, VideoFrames, VideoSize } from '../../ports/video-frames.ts';
import { findFfmpeg } from './executable.ts';
import { inputArgs } from './input.ts';
import { PpmStream } from './ppm-stream.ts';
import { parseBanner, type VideoFacts } from './probe.ts';
import { run } from './run.ts';
import { survey } from './survey.ts';
import { scaled } from './survey-args.ts';

export type FfmpegOptions = {
  /** Milliseconds for one call of ffmpeg. Default 60,000. */
  readonly timeout?: number;
  /** `null`: behave as where there is none. */
  readonly executable?: string | null;
  /** What tells speech in the sound of films, opened with the first survey; nothing where none is installed. */
  readonly voice?: () => Promise<VoiceDetector | undefined>;
};

type FrameForm = 'jpg' | 'ppm';
type TakenFrame = { readonly at: number; readonly bytes: Uint8Array };

const encodings: Readonly<Record<FrameForm, readonly string[]>> = {
  jpg: ['-q:v', '4', '-pix_fmt', 'yuvj420p'],
  ppm: ['-c:v', 'ppm', '-pix_fmt', 'rgb24'],
};

/** How many seeks one process makes: starting one costs more than a seek, but each holds its file open. */
const MOST_PER_RUN = 8;
const POSTER_SIDE = 640;

/** Frames and facts of videos by ffmpeg, each call with a time limit. Open with `openVideoFrames`. */
export class FfmpegVideoFrames implements VideoFrames {
  readonly available: boolean;
  readonly #executable: string | undefined;
  readonly #timeout: number;
  readonly #openVoice: FfmpegOptions['voice'];
  #voice: Promise<VoiceDetector | undefined> | undefined;

  constructor(executable: string | undefined, { timeout = 60_000, voice }: FfmpegOptions = {}) {
    this.#openVoice = voice;
    this.#executable = executable;
    this.available = executable !== undefined;
    this.#timeout = timeout;
  }

  /** JPEG frames in the order asked; a second past the end gives no frame. */
  async frames(path: string, seconds: readonly number[], longestSide: number): Promise<readonly Uint8Array[]> {
    return (await this.#taken(path, seconds, longestSide, 'jpg')).map(({ bytes }) => bytes);
  }

  async pixels(path: string, seconds: readonly number[], longestSide: number): Promise<readonly FilmFrame[]> {
    const taken = await this.#taken(path, seconds, longestSide, 'ppm');
    return taken.flatMap(({ at, bytes }) => new PpmStream().push(bytes).map((pixels) => ({ at, pixels })));
  }

  async survey(path: string, options: SurveyOptions = {}): Promise<FilmSurvey> {
    const executable = this.#needed();
    const facts = await this.#banner(path);
    if (!facts.hasVideo && !facts.hasSound) throw damaged(path, '');
    this.#voice ??= this.#openVoice?.();
    return survey(executable, resolve(path), facts, { ...options, voice: await this.#voice }, this.#timeout);
  }

  async #taken(path: string, seconds: readonly number[], longestSide: number, form: FrameForm): Promise<TakenFrame[]> {
    const folder = await mkdtemp(join(tmpdir(), 'madeleine-frames-'));
    try {
      const found: TakenFrame[] = [];
      let complaint = '';
      for (let at = 0; at < seconds.length; at += MOST_PER_RUN) {
        const some = seconds.slice(at, at + MOST_PER_RUN);
        const args = frameArgs(resolve(path), some, longestSide, folder, form);
        complaint = (await run(this.#needed(), args, this.#timeout)).stderr;
        found.push(...(await collected(folder, some, form)));
      }
      if (found.length === 0 && seconds.length > 0) throw damaged(path, complaint);
      return found;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Duration, upright size, codec and the container's creation time. Errors: `corrupt` when it holds no video. */
  async probe(path: string): Promise<VideoFacts> {
    const facts = await this.#banner(path);
    if (!facts.hasVideo) throw damaged(path, facts.said);
    return facts;
  }

  async #banner(path: string): Promise<VideoFacts & { readonly said: string }> {
    const args = ['-hide_banner', '-nostdin', ...inputArgs(resolve(path))];
    const { stderr } = await run(this.#needed(), args, this.#timeout);
    return { ...parseBanner(stderr), said: stderr };
  }

  async facts(path: string): Promise<VideoSize> {
    const { durationSeconds, width, height } = await this.probe(path);
    return {
      ...(durationSeconds === undefined ? {} : { durationSeconds }),
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
    };
  }

  /** One frame that stands for the video: a second in, or its middle if it is shorter; upright JPEG. */
  async poster(path: string, durationSeconds?: number): Promise<Uint8Array> {
    const duration = durationSeconds ?? (await this.probe(path)).durationSeconds ?? 0;
    const wanted = Math.min(1, duration / 2);
    const [frame] = await this.frames(path, wanted > 0 ? [wanted, 0] : [0], POSTER_SIDE);
    if (frame === undefined) throw damaged(path, '');
    return frame;
  }

  #needed(): string {
    if (this.#executable !== undefined) return this.#executable;
    throw new MadeleineError('dependency-missing', 'Reading video frames requires ffmpeg.', {
      action: 'Install ffmpeg; without it, videos can be found by time, place and name only.',
    });
  }
}

/** Video frames by whichever ffmpeg there is. */
export async function openVideoFrames(options: FfmpegOptions = {}): Promise<FfmpegVideoFrames> {
  const executable = options.executable === null ? undefined : (options.executable ?? (await findFfmpeg()));
  return new FfmpegVideoFrames(executable, options);
}

/** One input and one output for each second: seeking in the input goes by keyframes and is quick anywhere. */
function frameArgs(
  path: string,
  seconds: readonly number[],
  longestSide: number,
  folder: string,
  form: FrameForm,
): string[] {
  const scale = scaled(Math.max(16, Math.round(longestSide)));
  return [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-threads', '1'],
    ...seconds.flatMap((second) => ['-ss', Math.max(0, second).toFixed(3), ...inputArgs(path)]),
    ...seconds.flatMap((_, index) => [
      ...['-map', `${index}:v:0`, '-frames:v', '1', '-vf', scale, '-an', ...encodings[form]],
      ...['-f', 'image2', '-update', '1', '-y', join(folder, `${index}.${form}`)],
    ]),
  ];
}

async function collected(folder: string, seconds: readonly number[], form: FrameForm): Promise<TakenFrame[]> {
  const found: TakenFrame[] = [];
  for (const [index, at] of seconds.entries()) {
    const file = join(folder, `${index}.${form}`);
    const frame = await readFile(file).catch(() => undefined);
    await rm(file, { force: true });
    if (frame !== undefined && frame.length > 0) found.push({ at, bytes: frame });
  }
  return found;
}

/** What ffmpeg advises whoever wrote its options says nothing of the film. */
const advice = /^(?:To ignore this|Use -|Try )/;

function damaged(path: string, stderr: string): MadeleineError {
  const said = stderr
    .trim()
    .split('\n')
    .findLast((line) => !advice.test(line))
    ?.replace(/^\[[^\]]*\]\s*/, '')
    .replace(/^Stream map .*matches no streams\.?$/, 'it holds none, or is cut off.')
    .replaceAll(`file:${path}: `, '')
    .replaceAll(`file:${path}`, 'the file');
  return new MadeleineError('corrupt', `No frame can be read from the video${said ? `: ${said.slice(0, 200)}` : '.'}`, {
    path,
    action: 'Check that the video plays; if not, restore it from a backup.',
  });
}
