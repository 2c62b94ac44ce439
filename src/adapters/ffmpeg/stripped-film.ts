import { MadeleineError } from '../../memory/errors.ts';
import { findFfmpeg } from './executable.ts';
import { inputArgs } from './input.ts';
import { run } from './run.ts';

const LONGEST_MS = 120_000;

/**
 * Writes a film's first picture and sound track to an MP4 file without any metadata: no position, time, device, chapters
 * or other tracks. Samples stay as they are. Errors: `dependency-missing` without ffmpeg, `corrupt`, `timeout`, `cancelled`.
 */
export async function stripFilm(from: string, to: string, signal?: AbortSignal): Promise<void> {
  const executable = await findFfmpeg();
  if (executable === undefined)
    throw new MadeleineError('dependency-missing', 'Copying a video without its metadata requires ffmpeg.', {
      action: 'Install ffmpeg.',
    });
  const args = [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-threads', '1', ...inputArgs(from)],
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'],
    ...['-c', 'copy', '-movflags', '+faststart', '-f', 'mp4', '-y', to],
  ];
  const { code, stderr } = await run(executable, args, LONGEST_MS, signal);
  if (code === 0) return;
  const cause = new Error(stderr.split('\n')[0]);
  throw new MadeleineError('corrupt', 'The video cannot be copied.', {
    path: from,
    action: 'Play the original.',
    cause,
  });
}
