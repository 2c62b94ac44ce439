import { z } from 'zod';
import { faceIdSchema } from '../../memory/face.ts';
import { personIdSchema } from '../../memory/ids.ts';

export const suggestionSchema = z.object({
  kind: z.enum(['alike', 'owner', 'named', 'writes', 'first-name']),
  person: personIdSchema,
  other: personIdSchema.optional(),
  faces: z.array(faceIdSchema),
  certainty: z.number(),
  wins: z.number(),
});

/** Something worth asking about people, and how sure it is. */
export type Suggestion = z.infer<typeof suggestionSchema>;
