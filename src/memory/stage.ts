import { z } from 'zod';

/** The version of a pipeline stage that the whole memory was last brought to; a newer program queues it again. */
export const stageSchema = z.object({ name: z.string(), version: z.int().positive() });
export type Stage = z.infer<typeof stageSchema>;
