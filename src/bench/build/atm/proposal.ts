import { z } from 'zod';
import { answerTypes, questionIntents, questionTopics } from '../../../contract/review/subjects.ts';
import type { RecordsOf } from '../step-records.ts';

/** A question, its answer and the items strictly needed for it (B.2: question–answer–evidence). */
export const proposalSchema = z.object({
  question: z.string(),
  answer: z.string(),
  type: z.enum(answerTypes),
  /** Absent where the life that the question came with does not say. */
  topic: z.enum(questionTopics).optional(),
  intent: z.enum(questionIntents).optional(),
  evidence: z.array(z.string()),
  language: z.enum(['en', 'zh']),
  /** Which part of the annotation it comes from: mails or pictures apart, or both merged by time; or given with the life. */
  part: z.enum(['mail', 'visual', 'merged', 'told']),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A proposal that no check rules out, with what the checks say of it. */
export const checkedSchema = proposalSchema.extend({
  checks: z.array(z.object({ check: z.string(), ok: z.boolean(), message: z.string() })),
});
export type Checked = z.infer<typeof checkedSchema>;

/** What is worth a question: items of one happening, or one mail, in the year that it lies in. */
export const momentSchema = z.object({
  part: z.enum(['mail', 'visual']),
  items: z.array(z.string()).min(1),
  year: z.string(),
  title: z.string(),
});
export type Moment = z.infer<typeof momentSchema>;

const several = z.object({ proposals: z.array(proposalSchema) });
export type Proposed = z.infer<typeof several>;

export const moments: RecordsOf<Moment> = { id: 'moments', schema: momentSchema };
export const apart: RecordsOf<Proposed> = { id: 'apart', schema: several };
export const merged: RecordsOf<Proposed> = { id: 'merged', schema: several };
export const questions: RecordsOf<Checked> = { id: 'questions', schema: checkedSchema };
