/** Frames and facts of video files. Errors: `dependency-missing` without ffmpeg, `corrupt`, `timeout`. */
export interface VideoFrames {
  /** False when no ffmpeg was found. */
  readonly available: boolean;
  /** JPEG frames at the given seconds, upright, shrunk to `longestSide`. */
  frames(path: string, seconds: readonly number[], longestSide: number): Promise<readonly Uint8Array[]>;
}
