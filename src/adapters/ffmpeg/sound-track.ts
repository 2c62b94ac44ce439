import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import type { SoundPiece, SoundTrack } from '../../ports/sound.ts';
import { findFfmpeg } from './executable.ts';
import { inputArgs } from './input.ts';
import { parseBanner } from './probe.ts';
import { run } from './run.ts';

/** What speech needs, and what models of speech were trained on. */
const RATE = 16_000;
/** A day: a container that tells a longer time is wrong. */
const LONGEST_SECONDS = 86_400;
const TIMEOUT_MS = 300_000;

/** Sound of films by ffmpeg, as lossless FLAC of one channel without any metadata. Open with `openSoundTrack`. */
export class FfmpegSoundTrack implements SoundTrack {
  readonly available: boolean;
  readonly #executable: string | undefined;

  constructor(executable: string | undefined) {
    this.#executable = executable;
    this.available = executable !== undefined;
  }

  async *pieces(path: string, pieceSeconds: number, signal?: AbortSignal): AsyncGenerator<SoundPiece> {
    const executable = this.#executable;
    if (executable === undefined)
      throw new MadeleineError('dependency-missing', 'Reading the audio of videos requires ffmpeg.', {
        action: 'Install ffmpeg.',
      });
    const input = inputArgs(resolve(path));
    const banner = parseBanner(
      (await run(executable, ['-hide_banner', '-nostdin', ...input], TIMEOUT_MS, signal)).stderr,
    );
    if (!banner.hasSound) return;
    const length = Math.min(banner.durationSeconds ?? pieceSeconds, LONGEST_SECONDS);
    const folder = await mkdtemp(join(tmpdir(), 'madeleine-sound-'));
    try {
      for (let from = 0; from < length; from += pieceSeconds) {
        const to = join(folder, 'piece.flac');
        const args = [
          '-hide_banner',
          '-nostdin',
          '-loglevel',
          'error',
          '-ss',
          String(from),
          '-t',
          String(pieceSeconds),
        ];
        const made = ['-map', '0:a:0', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
        const coded = ['-ac', '1', '-ar', String(RATE), '-c:a', 'flac', '-f', 'flac', '-y', to];
        await run(executable, [...args, ...input, ...made, ...coded], TIMEOUT_MS, signal);
        const bytes = await readFile(to).catch(() => undefined);
        await rm(to, { force: true });
        if (bytes === undefined || bytes.length === 0) return;
        yield { from, mime: 'audio/flac', seconds: Math.min(pieceSeconds, length - from), bytes };
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** The sound of films by whichever ffmpeg there is. */
export async function openSoundTrack(): Promise<FfmpegSoundTrack> {
  return new FfmpegSoundTrack(await findFfmpeg());
}
