import { z } from 'zod';

/** `/health/live` and `/health/ready`: 200 with `ok`, 503 with `unavailable` and why. For machines; it names nothing of anybody's. */
export const healthDocument = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.array(
    z.object({
      name: z.enum(['store', 'schema', 'media']),
      ok: z.boolean(),
      /** An error code, or versions of the schema. */
      reason: z.string().optional(),
    }),
  ),
});
export type HealthDocument = z.infer<typeof healthDocument>;
