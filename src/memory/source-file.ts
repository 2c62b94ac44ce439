import { z } from 'zod';
import { itemIdSchema } from './ids.ts';

/** What is known of an input file: enough to skip it when unchanged, and to know it again when it has moved. */
export const sourceFileSchema = z.object({
  /** Absolute path; for an archive member `archive!/member`. */
  path: z.string(),
  bytes: z.number(),
  modified: z.number(),
  sha256: z.string().optional(),
  /** The items made of it; for mailboxes, archives and row files, which hold many, only their number in `count`. */
  items: z.array(itemIdSchema),
  count: z.int().min(0).optional(),
  /** What version it was, where its server names one. */
  etag: z.string().optional(),
  /** How far a streamed mailbox has been read, in bytes; absent once it was read whole. */
  offset: z.number().optional(),
});
export type SourceFile = z.infer<typeof sourceFileSchema>;
