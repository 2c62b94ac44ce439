import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';
import { states } from './holding.ts';

/** What says whether a picture shows what the words of a question say: see `features.ts`. */
export const wordInputs = [
  'said',
  'coverage',
  'window',
  'own',
  'matched',
  'has',
  'told',
  'narrow',
  'covered',
  'saidBest',
  'known',
  'named',
  'absent',
  'others',
  'around',
  'aroundTold',
  'hinted',
] as const;
export type WordInput = (typeof wordInputs)[number];

/** Log-odds: that the words are met, by what speaks for it; that the question was understood at all; that things hold. */
const schema = z.strictObject({
  understood: z.number(),
  words: z.record(z.enum(['bias', ...wordInputs]), z.number()),
  holding: z.record(z.enum(states), z.strictObject({ alone: z.number(), near: z.number(), often: z.number() })),
});
export type PictureWeights = Readonly<z.infer<typeof schema>>;

export const pictureWeights: PictureWeights = readModel('picture', schema);
