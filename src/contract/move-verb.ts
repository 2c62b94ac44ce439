import { z } from 'zod';

/** `move`: what is in the target now, which is what is in the source. A digest is a sum of the SHA-256 of each entry, in hex. */
export const moveResponse = z.object({
  /** A folder, or server, database and owner. */
  from: z.string(),
  to: z.string(),
  /** Whether the target is an encrypted memory. */
  encrypted: z.boolean(),
  /** Of a target with a passphrase of its own: given here, and never again. */
  recoveryKey: z.string().optional(),
  /** An earlier move was carried on with. */
  resumed: z.boolean(),
  kinds: z.array(z.object({ kind: z.string(), entries: z.int(), digest: z.string() })),
  /** Copies of content that the memory keeps; `missing` were gone from the source already. */
  media: z.object({ files: z.int(), bytes: z.number(), missing: z.int() }),
  /** Files of the source that the target cannot hold: a server holds no key, tokens and configuration. */
  leftBehind: z.array(z.string()),
  seconds: z.number(),
});
export type MoveResponse = z.infer<typeof moveResponse>;
