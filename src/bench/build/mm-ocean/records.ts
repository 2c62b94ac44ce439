import { z } from 'zod';
import { boxSchema } from '../../../memory/item-text.ts';
import { bodyParts } from '../../../memory/observation-tags.ts';
import { categories, levels, traits } from '../../suites/mm-ocean/annotation.ts';
import type { RecordsOf } from '../step-records.ts';

const seconds = z.number().min(0);
const words = z.string().min(1);
const score = z.number().min(0).max(1);

export const filmSchema = z.object({
  item: z.string(),
  /** The film without metadata, below the folder of the build. */
  file: z.string(),
  seconds,
  transcript: z.string(),
  /** How viewers rated the person; from the user's file, never made here. */
  scores: z.partialRecord(z.enum(traits), score).optional(),
});
export type Film = z.infer<typeof filmSchema>;
export const filmRecords: RecordsOf<Film> = { id: 'films', schema: filmSchema };

export const frameBoxSchema = boxSchema.extend({ at: seconds });
export type FrameBox = z.infer<typeof frameBoxSchema>;
export const cueSchema = z.object({
  id: z.string().regex(/^OBS-\d+$/),
  dimension: z.enum(['Expression', 'Action', 'Audio', 'Background']),
  start: seconds,
  end: seconds,
  description: words,
  bodyPart: z.enum(bodyParts).optional(),
  boxes: z.array(frameBoxSchema),
});
/** An atomic observation of a film. */
export type Cue = z.infer<typeof cueSchema>;
export const cuesSchema = z.object({
  cues: z.array(cueSchema),
  /** What was not taken, and why: an interpretation, a time outside the film. */
  refused: z.array(z.object({ description: z.string(), why: z.string() })).default([]),
});
export type Cues = z.infer<typeof cuesSchema>;
export const cueRecords: RecordsOf<Cues> = { id: 'observations', schema: cuesSchema };

export const analysisSchema = z.object({
  trait: z.enum(traits),
  level: z.enum(levels),
  score,
  rationale: words,
  /** Ids of the observations that it rests on. */
  evidence: z.array(z.string()).min(2).max(5),
});
export type Analysis = z.infer<typeof analysisSchema>;
export const analysesSchema = z.object({ analyses: z.array(analysisSchema) });
export const analysisRecords: RecordsOf<z.infer<typeof analysesSchema>> = { id: 'analyses', schema: analysesSchema };

export const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof letters)[number];
/** How a wrong option misleads: by the words alone, by another part of the film, by being nearly right. */
export const strategies = ['text', 'wrong-segment', 'near-miss'] as const;
export type Strategy = (typeof strategies)[number];
export const categoryNames = Object.keys(categories) as [Category, ...Category[]];
export type Category = keyof typeof categories;

export const quizSchema = z.object({
  film: z.string(),
  category: z.enum(categoryNames),
  question: words,
  options: z.array(z.object({ id: z.enum(letters), text: words, strategy: z.enum(strategies).optional() })).length(6),
  answer: z.enum(letters),
  explanation: z.string(),
  /** Ids of the observations that the answer rests on. */
  evidence: z.array(z.string()).min(1),
});
export type Quiz = z.infer<typeof quizSchema>;
export const quizRecords: RecordsOf<Quiz> = { id: 'questions', schema: quizSchema };

export const alignedSchema = z.object({
  quiz: quizSchema,
  /** What the aligner changed: the check that failed, and the question's text and options before. */
  corrections: z.array(z.object({ check: z.string(), question: z.string(), options: z.array(z.string()) })),
});
export type Aligned = z.infer<typeof alignedSchema>;
export const alignedRecords: RecordsOf<Aligned> = { id: 'aligned', schema: alignedSchema };

export const leakSchema = z.object({
  said: z.array(z.object({ model: z.string(), letter: z.string() })),
  leaked: z.boolean(),
});
export type Leak = z.infer<typeof leakSchema>;
export const leakRecords: RecordsOf<Leak> = { id: 'leakage', schema: leakSchema };
