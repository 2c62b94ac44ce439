import { z } from 'zod';
import { conceptIdSchema, personIdSchema } from './ids.ts';

/** MPRBench's concept: a person or an object with reference images and a profile of attributes (Tables 4 and 5). */
export const conceptSchema = z.object({
  id: conceptIdSchema,
  kind: z.enum(['person', 'object']),
  name: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  /** Absolute paths of the reference images, which stay files. */
  references: z.array(z.string()),
  person: personIdSchema.optional(),
  /** The data set that brought it, or `own`; its record is kept as `<set>/<id>`. */
  set: z.string().optional(),
  /** Profiles that this one names. */
  linked: z.array(conceptIdSchema),
});
export type Concept = z.infer<typeof conceptSchema>;
