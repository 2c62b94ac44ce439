import { shownSeconds } from '../../ingest/shown-seconds.ts';

const LONGEST_SIDE = 768;

/** Evenly spread frames of a film as JPEG. Errors: `dependency-missing` without ffmpeg, `corrupt`, `timeout`. */
export async function filmStills(path: string, most: number): Promise<readonly Uint8Array[]> {
  const { openVideoFrames } = await import('../../adapters/ffmpeg/video-frames.ts');
  const frames = await openVideoFrames();
  const { durationSeconds } = await frames.facts(path);
  return frames.frames(path, shownSeconds(durationSeconds, most), LONGEST_SIDE);
}

/** The seconds of a film of this length that `filmStills` shows. */
export const shownAt = (durationSeconds: number, most: number): readonly number[] =>
  shownSeconds(durationSeconds, most);
