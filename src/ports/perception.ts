import type { expressions } from '../memory/face.ts';
import type { Box } from '../memory/item-text.ts';
import type { Sight } from '../memory/seen.ts';
import type { Pixels } from './pixels.ts';

export type { Pixels } from './pixels.ts';

export type SeenFace = {
  readonly box: Box;
  /** How sure the detector is that this is a face, in [0, 1]. */
  readonly confidence: number;
  /** How far the descriptor can be trusted, in [0, 1]. */
  readonly quality: number;
  /** 128 numbers; people are the same below a distance of about 0.54. Absent for faces too small or too turned. */
  readonly descriptor?: Float32Array;
  readonly expressions: readonly { readonly name: (typeof expressions)[number]; readonly confidence: number }[];
  /** Degrees. */
  readonly pose?: { readonly yaw: number; readonly pitch: number; readonly roll: number };
  /** How likely it wears glasses; absent where that is not to be seen. */
  readonly glasses?: number;
  /** Where the eyes look: radians off the camera's axis and how far. */
  readonly gaze?: { readonly bearing: number; readonly strength: number };
};

export type Perceived = { readonly faces: readonly SeenFace[]; readonly sights: readonly Sight[] };

/** What to look for; each costs time. `identity`: whose face it is, only with the owner's leave. */
export type PerceptionWants = {
  readonly identity: boolean;
  readonly objects: boolean;
  readonly expressions: boolean;
  /** Hands and bodies; slow. */
  readonly gestures?: boolean;
};

/**
 * Faces and things in pictures, seen by local models in processes of their own: one that dies fails its picture and is
 * started anew. Errors: `dependency-missing`, `timeout`, `perception-failed` for a picture that the models cannot take.
 */
export interface Perception {
  readonly version: number;
  /** How many pictures are looked at at once. */
  readonly concurrency: number;
  perceive(picture: Pixels, wants: PerceptionWants, signal?: AbortSignal): Promise<Perceived>;
  close(): Promise<void>;
}
