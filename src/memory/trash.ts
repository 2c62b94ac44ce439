import { z } from 'zod';
import { faceSchema } from './face.ts';
import { itemIdSchema } from './ids.ts';
import { linkSchema } from './link.ts';
import { observationSchema } from './observation.ts';
import { timelineRowSchema } from './timeline.ts';

/** Days that something stays in the trash. */
export const TRASH_DAYS = 30;

/** What the trash shows of an item. */
export const trashSchema = z.object({
  id: itemIdSchema,
  /** When it was put there, ISO 8601. */
  at: z.string(),
  /** Put there together, and taken back together. */
  with: itemIdSchema.optional(),
  row: timelineRowSchema,
});
export type Trash = z.infer<typeof trashSchema>;

/** Everything by which an item in the trash becomes what it was: its document, its vectors, and the records that speak of it. */
export const trashedSchema = z.object({
  item: z.looseObject({ id: itemIdSchema, identity: z.string() }),
  /** Words of its neighbours. */
  context: z.string(),
  thumbnail: z.object({ mime: z.string(), base64: z.string() }).optional(),
  vectors: z.array(z.object({ space: z.string(), numbers: z.array(z.number()) })),
  links: z.array(linkSchema),
  faces: z.array(faceSchema),
  observations: z.array(observationSchema),
});
export type Trashed = z.infer<typeof trashedSchema>;
