import type { Transcript } from '../memory/seen.ts';
import type { Pixels } from './pixels.ts';
import type { SoundLevels } from './sound.ts';

/** Seconds and upright pixels; absent where unknown. */
export type VideoSize = { readonly durationSeconds?: number; readonly width?: number; readonly height?: number };

/** A picture of a film and the second that it is shown at. */
export type FilmFrame = { readonly at: number; readonly pixels: Pixels };

export type SurveyOptions = {
  /** Frames that are to be shown while the film is read. */
  readonly show?: ShownFrames;
  readonly signal?: AbortSignal;
};

export type ShownFrames = {
  /** Seconds between frames; where the picture changes at once one comes earlier, but none nearer than half of it. */
  readonly every: number;
  /** Pixels of a frame's longer side. */
  readonly longestSide: number;
  /** Called for each frame in order; the film is read on when it resolves, so that no more than one is held. */
  readonly onFrame: (frame: FilmFrame) => Promise<void>;
};

/** What one pass over a film tells beside its frames. */
export type FilmSurvey = {
  /** Seconds; at least where the last frame or sound was. */
  readonly durationSeconds: number;
  readonly hasPicture: boolean;
  /** Seconds at which one shot gives way to the next, ascending. */
  readonly cuts: readonly number[];
  /** Absent where the film has no sound. */
  readonly sound?: SoundLevels;
  /** Subtitles inside the file, one for each language that it has as text. */
  readonly subtitles: readonly Transcript[];
  /** Set when the file broke off or could be read only in part. */
  readonly damage?: string;
};

/** Frames and facts of video files. Errors: `dependency-missing` without ffmpeg, `corrupt`, `timeout`, `cancelled`. */
export interface VideoFrames {
  /** False when no ffmpeg was found. */
  readonly available: boolean;
  /** What the film itself tells where its metadata do not: playing time and upright size. */
  facts(path: string): Promise<VideoSize>;
  /** JPEG frames at the given seconds, upright, shrunk to `longestSide`. */
  frames(path: string, seconds: readonly number[], longestSide: number): Promise<readonly Uint8Array[]>;
  /** As `frames`, in pixels and with their second; a second past the end gives none. */
  pixels(path: string, seconds: readonly number[], longestSide: number): Promise<readonly FilmFrame[]>;
  /** One pass over the whole film: changes of shot, loudness, subtitles and, where they are to be shown, frames. */
  survey(path: string, options?: SurveyOptions): Promise<FilmSurvey>;
}
