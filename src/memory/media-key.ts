import { z } from 'zod';
import { isCopyPath } from './origin.ts';

/** The key that one copy of content is encrypted with, itself encrypted with the memory's own: without it, nobody reads the copy. */
export const mediaKeySchema = z.object({
  copy: z.string().refine(isCopyPath, 'a copy of content'),
  /** AES-256-GCM, as Base64 for addresses. */
  wrapped: z.string().regex(/^[\w-]{1,200}$/),
});
export type MediaKeyRecord = z.infer<typeof mediaKeySchema>;
