import { z } from 'zod';

/**
 * All that remains of a forgotten item: a keyed hash of its identity (HMAC-SHA-256 under the memory's own key), so
 * that importing the same file again does not bring it back, while the hash alone tells nobody what was there.
 */
export const tombstoneSchema = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) });
export type Tombstone = z.infer<typeof tombstoneSchema>;
