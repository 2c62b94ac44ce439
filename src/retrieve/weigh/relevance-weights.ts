import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';
import { featureNames } from '../rank/feature-rows.ts';
import { levelNames, oddsFeatures, rankClasses } from '../rank/features.ts';

/** What ranks: nats per unit of a feature. */
const order = z.record(z.enum(['bias', ...featureNames]), z.number());
/** What turns a score into log-odds: itself, how well the item does on its own, how well any item could. */
const odds = z.record(z.enum(['bias', 'score', ...oddsFeatures, ...levelNames]), z.number());
const schema = z.strictObject({ classes: z.record(z.enum(rankClasses), z.strictObject({ order, odds })) });

export type OrderWeights = Readonly<z.infer<typeof order>>;
export type OddsWeights = Readonly<z.infer<typeof odds>>;
export type RelevanceWeights = Readonly<z.infer<typeof schema>>;

export const relevanceWeights: RelevanceWeights = readModel('relevance', schema);
