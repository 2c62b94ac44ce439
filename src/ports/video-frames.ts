/** Seconds and upright pixels; absent where unknown. */
export type VideoSize = { readonly durationSeconds?: number; readonly width?: number; readonly height?: number };

/** Frames and facts of video files. Errors: `dependency-missing` without ffmpeg, `corrupt`, `timeout`. */
export interface VideoFrames {
  /** False when no ffmpeg was found. */
  readonly available: boolean;
  /** What the film itself tells where its metadata do not: playing time and upright size. */
  facts(path: string): Promise<VideoSize>;
  /** JPEG frames at the given seconds, upright, shrunk to `longestSide`. */
  frames(path: string, seconds: readonly number[], longestSide: number): Promise<readonly Uint8Array[]>;
}
