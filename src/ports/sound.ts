/** How a film sounds, in windows of `step` seconds from its start. All lists are equally long. */
export type SoundLevels = {
  readonly step: number;
  /** Decibels of the full scale (root mean square); -100 for digital silence. */
  readonly level: Float32Array;
  /** How much the window repeats itself at the pitch of a voice, in [0, 1]. */
  readonly voiced: Float32Array;
  /** Cycles a second of that repetition; 0 where nothing repeats. */
  readonly pitch: Float32Array;
};

/** A stretch of a film's sound as one file: where it begins and how long it is. */
export type SoundPiece = {
  readonly from: number;
  readonly seconds: number;
  readonly mime: string;
  readonly bytes: Uint8Array;
};

/** The sound of films. Errors: `dependency-missing` without ffmpeg, `timeout`, `cancelled`. */
export interface SoundTrack {
  readonly available: boolean;
  /** The sound in pieces of at most `pieceSeconds`, in order, one channel, as little as speech needs; none of a silent film. */
  pieces(path: string, pieceSeconds: number, signal?: AbortSignal): AsyncIterable<SoundPiece>;
}
