/** Seconds, half open. */
export type Stretch = { readonly start: number; readonly end: number };

/** How a film sounds, in windows of `step` seconds from its start. All lists are equally long. */
export type SoundLevels = {
  readonly step: number;
  /** Decibels of the full scale (root mean square); -100 for digital silence. */
  readonly level: Float32Array;
  /** How much the window repeats itself at the pitch of a voice, in [0, 1]. */
  readonly voiced: Float32Array;
  /** Cycles a second of that repetition; 0 where nothing repeats. */
  readonly pitch: Float32Array;
  /** Where a model hears speech; absent where there is none, and the levels are all there is to tell by. */
  readonly speech?: readonly Stretch[];
};

/** Tells speech from other sounds by a model. */
export interface VoiceDetector {
  /** Samples a second that it wants. */
  readonly rate: number;
  listen(): VoiceStream;
}

/** One sound, as it is heard. */
export interface VoiceStream {
  /** Samples of one channel in [-1, 1]. */
  push(samples: Float32Array): Promise<void>;
  /** Where there was speech. */
  end(): Promise<readonly Stretch[]>;
}

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
