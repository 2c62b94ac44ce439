import { z } from 'zod';

/** `encrypt`: a memory that is encrypted from now on, and where the plain one lies. */
export const encryptResponse = z.object({
  memory: z.string(),
  /** The folder of the memory as it was; absent once it was deleted. */
  plain: z.string().optional(),
  /** Given here, and never again. */
  recoveryKey: z.string(),
  /** Absent where an earlier run, which was killed, had compared all of them. */
  items: z.int().optional(),
  media: z.object({ files: z.int(), bytes: z.number() }).optional(),
  /** What lies in the plain folder alone: uploads that wait, backups, copies to share, caches. */
  leftBehind: z.array(z.string()),
  resumed: z.boolean(),
});
export type EncryptResponse = z.infer<typeof encryptResponse>;

/** `encrypt --media`: copies in the object store that are encrypted from now on. */
export const encryptMediaResponse = z.object({
  files: z.int(),
  bytes: z.number(),
  /** Copies that stay readable, since their content is not what their name tells; the first of them. */
  failed: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type EncryptMediaResponse = z.infer<typeof encryptMediaResponse>;
