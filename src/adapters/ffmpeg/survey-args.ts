import type { ShownFrames } from '../../ports/video-frames.ts';
import { inputArgs } from './input.ts';
import type { VideoFacts } from './probe.ts';
import { METER_RATE } from './sound-meter.ts';

/** How different two pictures in a row must be to be of two shots (ffmpeg's scene score). */
const CUT_SCORE = 0.3;
/** Frames so far apart differ more by themselves. */
const KEYFRAME_CUT_SCORE = 0.42;
/** Pixels decoded in one pass: ten minutes of 1920×1080 at 30 frames a second. A longer film is read by its key frames. */
const MOST_PIXELS = 600 * 1920 * 1080 * 30;
const TYPICAL_RATE = 30;
/** Where no frames are shown: enough to tell cuts and how far the film could be read. */
const glance = { every: 1, longestSide: 160 };
const MOST_SUBTITLES = 4;

/** One of the pipes that a survey writes to; the times of frames and cuts come on standard error (`SurveyLog`). */
export type SurveyPipe =
  | { readonly kind: 'frames' | 'sound' }
  | { readonly kind: 'subtitles'; readonly language: string | undefined };

/** `pipes` by file descriptor. */
export type SurveyPlan = { readonly args: readonly string[]; readonly pipes: ReadonlyMap<number, SurveyPipe> };

/** Whether so long or large a film is surveyed by its key frames alone, which costs a tenth or less. */
export const byKeyFrames = ({ durationSeconds = 0, width = 1920, height = 1080 }: VideoFacts): boolean =>
  durationSeconds * TYPICAL_RATE * width * height > MOST_PIXELS;

/** Upright, shrunk to `side` if it is larger, even sizes. */
export const scaled = (side: number): string =>
  `scale=w='if(gte(iw,ih),min(${side},iw),-2)':h='if(gte(iw,ih),-2,min(${side},ih))'`;

/** Arguments of the one call that reads all of a film, and what comes out of which pipe. */
export function surveyArgs(path: string, facts: VideoFacts, show: ShownFrames | undefined): SurveyPlan {
  const pipes = new Map<number, SurveyPipe>();
  const pipe = (what: SurveyPipe): number => {
    // 0 to 2 are the child's own; the next free ones are ours.
    const at = pipes.size + 3;
    pipes.set(at, what);
    return at;
  };
  const keys = facts.hasVideo && byKeyFrames(facts);
  const picture = facts.hasVideo ? pictureArgs(show, keys, pipe) : [];
  const sound = facts.hasSound
    ? [
        ...['-map', '0:a:0', '-af', `aresample=${METER_RATE}:async=1:first_pts=0`, '-ac', '1'],
        ...['-c:a', 'pcm_s16le', '-f', 's16le', `pipe:${pipe({ kind: 'sound' })}`],
      ]
    : [];
  const subtitles = facts.subtitles
    .slice(0, MOST_SUBTITLES)
    .flatMap(({ stream, language }) => [
      ...['-map', `0:s:${stream}`, '-c:s', 'srt', '-f', 'srt'],
      `pipe:${pipe({ kind: 'subtitles', language })}`,
    ]);
  return {
    args: [
      ...['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'level+info', '-threads', '2'],
      ...(keys ? ['-skip_frame', 'nokey'] : []),
      ...inputArgs(path),
      ...picture,
      ...sound,
      ...subtitles,
    ],
    pipes,
  };
}

function pictureArgs(show: ShownFrames | undefined, keys: boolean, pipe: (what: SurveyPipe) => number): string[] {
  const { every, longestSide } = show ?? glance;
  const score = keys ? KEYFRAME_CUT_SCORE : CUT_SCORE;
  const since = 't-prev_selected_t';
  const wanted = `isnan(prev_selected_t)+gte(${since},${(every - 0.001).toFixed(3)})+gt(scene,${score})*gte(${since},${(every / 2).toFixed(3)})`;
  const told = (as: string): string => `metadata@${as}=mode=print:key=lavfi.scene_score`;
  const graph = [
    `[0:v:0]${scaled(longestSide)},split=2[shots][seen]`,
    `[shots]select='gt(scene,${score})',${told('cut')},nullsink`,
    // Frames are far apart and must neither be dropped nor doubled on their way out: each gets the next place of a fixed rate.
    `[seen]select='${wanted}',${told('seen')},setpts=N/(25*TB)[out]`,
  ].join(';');
  const out = ['-filter_complex', graph, '-map', '[out]', '-r', '25'];
  if (show === undefined) return [...out, '-f', 'null', '-'];
  return [...out, '-pix_fmt', 'rgb24', '-c:v', 'ppm', '-f', 'image2pipe', `pipe:${pipe({ kind: 'frames' })}`];
}
