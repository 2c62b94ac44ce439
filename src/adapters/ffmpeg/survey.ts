import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { parseSubtitles } from '../../language/subtitles.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Transcript } from '../../memory/seen.ts';
import type { Pixels } from '../../ports/pixels.ts';
import type { SoundLevels, VoiceDetector, VoiceStream } from '../../ports/sound.ts';
import type { FilmSurvey, ShownFrames, SurveyOptions } from '../../ports/video-frames.ts';
import { PpmStream } from './ppm-stream.ts';
import type { VideoFacts } from './probe.ts';
import { killedAtExit } from './run.ts';
import { METER_RATE, SoundMeter } from './sound-meter.ts';
import { type SurveyPipe, surveyArgs } from './survey-args.ts';
import { SurveyLog } from './survey-log.ts';
import { Watch } from './watch.ts';

const MOST_TEXT = 8 * 1024 * 1024;

/**
 * One pass over a film that has a picture or sound. It is read as fast as its frames are taken; `idleMs` without a byte while nobody is being waited
 * for, and it is given up. What a damaged file gave before it broke off is kept. Errors: `corrupt` when that is nothing,
 * `timeout`, `cancelled`, and what `onFrame` throws.
 */
export async function survey(
  executable: string,
  path: string,
  facts: VideoFacts,
  { show, signal, voice }: SurveyOptions & { readonly voice?: VoiceDetector | undefined },
  idleMs: number,
): Promise<FilmSurvey> {
  const { args, pipes } = surveyArgs(path, facts, show);
  const child = spawn(executable, args, {
    stdio: ['ignore', 'ignore', 'pipe', ...[...pipes].map(() => 'pipe' as const)],
  });
  const release = killedAtExit(child);
  const watch = new Watch(child, idleMs, signal);
  try {
    const heard = new Heard(voice?.rate === METER_RATE ? voice.listen() : undefined);
    const ended = exitOf(child);
    const drained = [...pipes].map(([at, pipe]) => drain(streamOf(child, at), at, pipe, heard, watch, show));
    const log = listen(streamOf(child, 2), heard.log, watch);
    const read = await Promise.all([...drained, log, ended]).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw watch.reason ?? error;
    });
    if (watch.reason !== undefined) throw watch.reason;
    const damage = read.at(-1) === 0 ? undefined : heard.log.lastComplaint.replaceAll(`file:${path}`, 'the file');
    return await heard.survey(facts, damage === '' ? 'it breaks off' : damage, path);
  } finally {
    watch.stop();
    child.kill('SIGKILL');
    release();
  }
}

/** Gathers what the pipes bring. */
class Heard {
  readonly meter = new SoundMeter();
  readonly log = new SurveyLog();
  readonly subtitles = new Map<number, Transcript>();
  readonly frames = new PpmStream();
  hasSound = false;
  readonly #voice: VoiceStream | undefined;
  #taken = 0;

  constructor(voice: VoiceStream | undefined) {
    this.#voice = voice;
  }

  async sound(chunk: Buffer): Promise<void> {
    this.hasSound = true;
    const samples = this.meter.push(chunk);
    await this.#voice?.push(samples);
  }

  async #levels(): Promise<SoundLevels> {
    const speech = await this.#voice?.end();
    return { ...this.meter.levels(), ...(speech === undefined ? {} : { speech }) };
  }

  async survey(facts: VideoFacts, damage: string | undefined, path: string): Promise<FilmSurvey> {
    const hasPicture = this.log.seen.length > 0;
    if (!hasPicture && !this.hasSound && damage !== undefined)
      throw new MadeleineError('corrupt', `The video cannot be read: ${damage}`, {
        path,
        action: 'Check that the video plays; if not, restore it from a backup.',
      });
    const sound = this.hasSound ? await this.#levels() : undefined;
    const last = Math.max(this.log.seen.at(-1) ?? 0, (sound?.level.length ?? 0) * (sound?.step ?? 0));
    const durationSeconds = damage === undefined ? (facts.durationSeconds ?? last) : last;
    return {
      durationSeconds,
      hasPicture,
      cuts: this.log.cuts.filter((at) => at > 0 && at < durationSeconds),
      ...(sound === undefined ? {} : { sound }),
      subtitles: [...this.subtitles].sort(([a], [b]) => a - b).map(([, said]) => said),
      ...(damage === undefined ? {} : { damage }),
    };
  }

  async show(pixels: Pixels, { onFrame, every }: ShownFrames): Promise<void> {
    const index = this.#taken;
    this.#taken += 1;
    await onFrame({ at: (await this.log.timeOf(index)) ?? index * every, pixels });
  }
}

async function drain(
  stream: Readable,
  at: number,
  pipe: SurveyPipe,
  heard: Heard,
  watch: Watch,
  show: ShownFrames | undefined,
): Promise<void> {
  if (pipe.kind === 'subtitles') {
    const said = parseSubtitles(await textOf(stream, MOST_TEXT, watch), pipe.language);
    if (said !== undefined) heard.subtitles.set(at, said);
    return;
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    watch.alive();
    if (pipe.kind === 'sound') await watch.during(() => heard.sound(chunk));
    else if (show !== undefined)
      for (const pixels of heard.frames.push(chunk)) await watch.during(() => heard.show(pixels, show));
  }
}

async function listen(stream: Readable, log: SurveyLog, watch: Watch): Promise<void> {
  for await (const text of stream.setEncoding('utf8') as AsyncIterable<string>) {
    watch.alive();
    log.push(text);
  }
  log.close();
}

async function textOf(stream: Readable, most: number, watch: Watch): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    watch.alive();
    if (text.length < most) text += chunk;
  }
  return text;
}

function streamOf(child: ChildProcess, at: number): Readable {
  const stream = child.stdio[at];
  if (stream === null || stream === undefined || !('read' in stream)) throw new TypeError(`no pipe ${at}`);
  return stream;
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', (cause) =>
      reject(
        new MadeleineError('dependency-missing', 'ffmpeg cannot be started.', { action: 'Install ffmpeg.', cause }),
      ),
    );
    child.on('close', (code) => resolve(code ?? 1));
  });
}
