import { z } from 'zod';

/**
 * How a value came to be known, strongest first. `corrected`: the owner said so. `observed`: it stands in the file.
 * `derived`: computed from observations. `inferred`: a model said so.
 */
export const provenanceKinds = ['corrected', 'observed', 'derived', 'inferred'] as const;

/** Who produced a value: extractor, its version, and its confidence in [0, 1] where it has one. */
export const provenanceSchema = z.object({
  kind: z.enum(provenanceKinds),
  by: z.string().min(1),
  version: z.int().positive(),
  confidence: z.number().min(0).max(1).optional(),
  /** What the value rests on (item ids, an event id, a file name), when it is not the item's own content. */
  basis: z.array(z.string()).optional(),
});
export type Provenance = z.infer<typeof provenanceSchema>;

export const observed = (by: string, version = 1): Provenance => ({ kind: 'observed', by, version });

/** `basis` is kept, not copied: what many items say may rest on one long list. */
export const derived = (by: string, version = 1, confidence?: number, basis?: readonly string[]): Provenance => ({
  kind: 'derived',
  by,
  version,
  ...(confidence === undefined ? {} : { confidence }),
  ...(basis === undefined ? {} : { basis: basis as string[] }),
});
