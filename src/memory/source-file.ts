import { z } from 'zod';
import { itemIdSchema } from './ids.ts';

/** What is known of an input file: enough to skip it when unchanged, and to know it again when it has moved. */
export const sourceFileSchema = z.object({
  /** Absolute path; for an archive member `archive!/member`. */
  path: z.string(),
  bytes: z.number(),
  modified: z.number(),
  sha256: z.string().optional(),
  items: z.array(itemIdSchema),
  /** How far a streamed mailbox has been read, in bytes; absent once it was read whole. */
  offset: z.number().optional(),
  /** The code of its failure, so that a failed file is reported again without being tried for ever. */
  failure: z.string().optional(),
  missingSince: z.string().optional(),
});
export type SourceFile = z.infer<typeof sourceFileSchema>;
