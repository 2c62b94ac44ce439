import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';

/** Log-odds: an item's own, what all others of its question may be together, and how far from the first it stands. */
const odds = z.strictObject({ bias: z.number(), own: z.number(), others: z.number(), place: z.number() });
/** Of questions that one or two records answer, and of those that ask for a set. */
const schema = z.strictObject({ one: odds, many: odds });

export type SaidOdds = Readonly<z.infer<typeof odds>>;
export type SaidWeights = Readonly<z.infer<typeof schema>>;

export const saidWeights: SaidWeights = readModel('said', schema);
