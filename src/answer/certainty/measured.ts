import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';

const share = z.number().gt(0).lt(1);
/** What was measured, by which command, and how it was judged. */
const origin = { command: z.string().min(1), judged: z.string().min(1) };

/** Shares of right answers; training/fit/certainty.ts writes them. */
const measuredSchema = z.strictObject({
  /** Of answers that rest on nothing known to meet a condition of the question, as many are right. */
  unmet: z.strictObject({ most: share, ...origin }),
  /** Of answers from talk: log-odds that they are right, by the log-odds of what was decided on. A greater one stays greater. */
  talk: z.strictObject({ bias: z.number(), slope: z.number().gt(0), ...origin }),
  /** Of answers from a kind of record that nothing was learnt of. */
  unlearnt: z.strictObject({ most: share, ...origin }),
});
export type Measured = z.infer<typeof measuredSchema>;

export const measured: Measured = readModel('certainty', measuredSchema);
