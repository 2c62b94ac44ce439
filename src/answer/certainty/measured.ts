import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';

const share = z.number().gt(0).lt(1);
/** What was measured, by which command, and how it was judged. */
const origin = { command: z.string().min(1), judged: z.string().min(1) };
/** Log-odds that an answer is right, by the log-odds of what was decided on. A greater one stays greater. */
const mapping = z.strictObject({ bias: z.number(), slope: z.number().gt(0), ...origin });

/** Shares of right answers; training/fit/certainty.ts writes them. */
const measuredSchema = z.strictObject({
  /** Of answers that rest on nothing known to meet a condition of the question, as many are right. */
  unmet: z.strictObject({ most: share, ...origin }),
  /** Of answers from mails, pictures and films, on writers that nothing was fitted on. */
  learnt: mapping,
  /** Of answers from talk. */
  talk: mapping,
  /** Of answers from a kind of record that nothing was learnt of. */
  unlearnt: z.strictObject({ most: share, ...origin }),
});
export type Measured = z.infer<typeof measuredSchema>;
export type Mapping = z.infer<typeof mapping>;

export const measured: Measured = readModel('certainty', measuredSchema);
