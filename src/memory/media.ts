import { z } from 'zod';

/** Degrees clockwise by which a picture can be turned. */
export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

/** Facts of a picture, video or document. Sizes are in pixels of the upright picture; `durationSeconds` only for video. */
export const mediaSchema = z.object({
  mime: z.string(),
  bytes: z.int().min(0).optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  durationSeconds: z.number().min(0).optional(),
  /** Of a document, where its format has any. */
  pages: z.int().min(0).optional(),
  orientation: z.int().min(1).max(8).optional(),
  camera: z.string().optional(),
  lens: z.string().optional(),
  /** Base64 of a thumbhash (about 25 bytes): a blurred preview. */
  thumbhash: z.string().optional(),
  /** 64-bit perceptual hash as 16 hexadecimal digits; near-duplicates differ in at most 10 bits. */
  phash: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  /** The moving part of a Live or motion photo: a path, or "embedded" when it lies inside the picture file. */
  motion: z.string().optional(),
  /** How far the owner turned the picture, clockwise; width and height are of the turned one, boxes of the upright file. */
  turned: z.literal(turns).optional(),
  isScreenshot: z.boolean().optional(),
  frontCamera: z.boolean().optional(),
});
export type Media = z.infer<typeof mediaSchema>;
