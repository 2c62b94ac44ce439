import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';
import { readTree } from './boosted-trees.ts';
import { rightnessFeatures } from './confidence-features.ts';
import { evidenceFeatures } from './evidence-features.ts';

const grown = { bias: z.number(), trees: z.array(z.string()), least: z.number() };
const found = readModel('answerable', z.strictObject({ ...grown, unknownName: z.number() }));
const proposed = readModel('rightness', z.strictObject(grown));

/** How probable it is that the memory holds an answer at all. */
export const answerable = { bias: found.bias, trees: found.trees.map((text) => readTree(text, evidenceFeatures)) };
/** A question less probable than this to have an answer gets none: where the F1 of abstentions is best. */
export const LEAST_ANSWERABLE = found.least;
/** How probable an abstention is right when nobody and nothing in the memory bears a name of the question. */
export const unknownName = found.unknownName;

/** How probable a proposed answer is right. */
export const rightness = {
  bias: proposed.bias,
  trees: proposed.trees.map((text) => readTree(text, rightnessFeatures)),
};
/** A proposed answer that is less probably right is none: where the F1 of abstentions is best, too. */
export const LEAST_RIGHT = proposed.least;
