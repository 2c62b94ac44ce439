import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';
import { sightKinds } from '../../memory/seen.ts';

/** Of reports with a confidence of at least `from`, the share that is right. Bands from the surest down. */
const band = z.strictObject({ from: z.number(), right: z.number() });
const kind = z.strictObject({
  bands: z.array(band),
  /** Log-likelihood ratio of silence: that nothing was reported of what is, or is not, there. */
  silent: z.number(),
});
const schema = z.strictObject({ kinds: z.record(z.enum(sightKinds), kind) });

export type SightBand = Readonly<z.infer<typeof band>>;
export type SightKindWeights = Readonly<z.infer<typeof kind>>;
export type SightWeights = Readonly<z.infer<typeof schema>>;

export const sightWeights: SightWeights = readModel('sights', schema);
