import { z } from 'zod';
import { type ItemId, itemIdSchema } from './ids.ts';
import { type Box, boxSchema } from './item-text.ts';

export const faceIdSchema = z.string().min(1).max(560).brand('FaceId');
export type FaceId = z.infer<typeof faceIdSchema>;

export const expressions = ['neutral', 'happy', 'sad', 'angry', 'fearful', 'disgusted', 'surprised'] as const;

/**
 * A face that was found in a picture or, as a track of one person's face, in a video. Personal: it is made only with the
 * owner's leave, goes with its item, and leaves the memory only on request. `id` is made from the item and the place of
 * the face in it, so that finding it again changes nothing.
 */
export const faceSchema = z.object({
  id: faceIdSchema,
  item: itemIdSchema,
  /** In fractions of the upright picture; of a track, where the face was best to be seen. */
  box: boxSchema,
  /** Seconds into the film: where the track begins and ends, and where `box` was seen. Absent for pictures. */
  span: z.object({ start: z.number().min(0), end: z.number().min(0), at: z.number().min(0) }).optional(),
  /** How far the descriptor can be trusted, in [0, 1]: size, sharpness, and how much the face looks at the camera. */
  quality: z.number().min(0).max(1),
  /** 128 little-endian 32-bit floats in base64; absent when the face is too small or too turned to tell whose it is. */
  descriptor: z.string().optional(),
  /** Weak hints, most probable first. */
  expressions: z.array(z.object({ name: z.enum(expressions), confidence: z.number().min(0).max(1) })),
  /** Degrees: to its left and right, up and down, sideways tilt. */
  pose: z.object({ yaw: z.number(), pitch: z.number(), roll: z.number() }).optional(),
  by: z.string(),
  version: z.int().positive(),
});
export type Face = z.infer<typeof faceSchema>;

/** What the ids of an item's faces begin with. */
export const faceIdsOf = (item: ItemId): string => `${item}.`;

/** The id of a face in a picture: its item and where its middle is, in thousandths. */
export function faceIdOf(item: ItemId, { x, y, w, h }: Box): FaceId {
  const thousandths = (share: number): number => Math.max(0, Math.min(1000, Math.round(share * 1000)));
  return faceIdSchema.parse(`${faceIdsOf(item)}${thousandths(x + w / 2)}x${thousandths(y + h / 2)}`);
}

/** The numbers of a stored descriptor. */
export function descriptorOf(face: Pick<Face, 'descriptor'>): Float32Array | undefined {
  if (face.descriptor === undefined) return undefined;
  const letters = atob(face.descriptor);
  const view = new DataView(new ArrayBuffer(letters.length));
  for (let i = 0; i < letters.length; i++) view.setUint8(i, letters.charCodeAt(i));
  const numbers = new Float32Array(letters.length >> 2);
  for (let i = 0; i < numbers.length; i++) numbers[i] = view.getFloat32(i * 4, true);
  return numbers;
}

/** What `descriptorOf` reads. */
export function writtenDescriptor(numbers: ArrayLike<number>): string {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  for (let i = 0; i < numbers.length; i++) view.setFloat32(i * 4, numbers[i] ?? 0, true);
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(''));
}
