import { z } from 'zod';
import { queryDimensions, querySources } from '../../../contract/review/subjects.ts';
import type { RecordsOf } from '../step-records.ts';
import { conditionSchema } from './condition.ts';

/** Pictures taken close to one another, and what happened (3.1, A.1). */
export const narrativeSchema = z.object({ pictures: z.array(z.string()).min(1), narrative: z.string() });
export type Narrative = z.infer<typeof narrativeSchema>;

export const roles = ['milestone', 'routine', 'climax'] as const;
export const motivations = ['preservation', 'information', 'artistic', 'social'] as const;
/** Why a picture was taken (3.2.1, A.2). */
export const intentionSchema = z.object({
  anchor: z.string(),
  role: z.enum(roles),
  motivation: z.enum(motivations),
  sentence: z.string(),
});
export type Intention = z.infer<typeof intentionSchema>;

export const querySchema = z.object({
  en: z.string(),
  zh: z.string(),
  form: z.enum(['event', 'object', 'free']),
  anchor: z.string(),
  /** The sources that were sampled for it. */
  sampled: z.array(z.enum(querySources)),
  /** What it is made of; absent where a model wrote it. */
  conditions: z.array(conditionSchema).optional(),
});
export type Query = z.infer<typeof querySchema>;
/** Up to three of one picture, one of each form. */
const several = z.object({ queries: z.array(querySchema) });
export type Queries = z.infer<typeof several>;

const candidateSchema = z.object({ item: z.string(), by: z.array(z.string()), relevant: z.boolean() });
export type Candidate = z.infer<typeof candidateSchema>;
export const labelledSchema = querySchema.extend({ zero: z.boolean(), candidates: z.array(candidateSchema) });
export type Labelled = z.infer<typeof labelledSchema>;

/** Which sources are needed and enough, and which parts must be inferred (4.2, App. D). */
export const taxonomySchema = z.object({
  sources: z.array(z.enum(querySources)),
  dimensions: z.partialRecord(z.enum(queryDimensions), z.enum(['fact', 'cognitive'])),
});
export type Taxonomy = z.infer<typeof taxonomySchema>;

export const narratives: RecordsOf<Narrative> = { id: 'narratives', schema: narrativeSchema };
export const intentions: RecordsOf<Intention> = { id: 'intentions', schema: intentionSchema };
export const queries: RecordsOf<Queries> = { id: 'queries', schema: several };
export const groundTruth: RecordsOf<Labelled> = { id: 'ground-truth', schema: labelledSchema };
export const zeroTruth: RecordsOf<Labelled> = { id: 'zero', schema: labelledSchema };
export const taxonomies: RecordsOf<Taxonomy> = { id: 'taxonomy', schema: taxonomySchema };
