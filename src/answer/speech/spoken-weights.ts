import { z } from 'zod';
import { readModel } from '../../learn/model-file.ts';
import type { SpeechEvidence } from './speech-evidence.ts';

/** A logistic regression: log-odds = bias + Σ weight · feature. */
export type FittedWeights<F extends string> = { readonly bias: number; readonly weights: Readonly<Record<F, number>> };

const speechFeatures = [
  'window',
  'windowLead',
  'turnLead',
  'aboutThem',
  'aboutOthers',
  'leaning',
] as const satisfies readonly (keyof SpeechEvidence)[];
type SpeechFeature = (typeof speechFeatures)[number];

/** How probable conversations hold an answer about the person named. */
export const spokenOf: FittedWeights<SpeechFeature> = readModel(
  'spoken',
  z.strictObject({ bias: z.number(), weights: z.record(z.enum(speechFeatures), z.number()) }),
);
