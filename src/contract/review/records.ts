import { z } from 'zod';
import { buildFileSchema, type ReviewKind, reviewKinds, type Subjects, subjectSchemas } from './subjects.ts';

const note = z.string().max(5000);
export const annotatorName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((said) => !/\p{Cc}/u.test(said), 'must not contain control characters');
export const taskId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/);

/** What a reviewer should look at: an item of the memory or a file of the build folder. */
export const evidenceSchema = z.union([
  z.strictObject({ item: z.string().max(200), note: note.optional() }),
  z.strictObject({ file: buildFileSchema, at: z.number().min(0).optional(), note: note.optional() }),
]);
export type ReviewEvidence = z.infer<typeof evidenceSchema>;

/** Who wrote the draft. */
export const proposerSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('rule'), rule: z.string().max(200), version: z.string().max(100) }),
  z.strictObject({
    by: z.literal('model'),
    model: z.string().max(200),
    prompt: z.string().max(200),
    version: z.string().max(100),
  }),
  z.strictObject({ by: z.literal('person'), annotator: annotatorName }),
]);
export type Proposer = z.infer<typeof proposerSchema>;

/** What the builder's own checks say of a draft, for reviewers to see. */
export const checkSchema = z.strictObject({ check: z.string().max(200), ok: z.boolean(), message: note });

const taskBase = z.strictObject({
  id: taskId,
  suite: z.string().min(1).max(40),
  /** The builder's step that proposed it. */
  step: z.string().min(1).max(100),
  kind: z.enum(reviewKinds),
  subject: z.unknown(),
  evidence: z.array(evidenceSchema).max(500).default([]),
  proposedBy: proposerSchema,
  checks: z.array(checkSchema).max(100).default([]),
  at: z.iso.datetime(),
});

export type ReviewTask<K extends ReviewKind = ReviewKind> = K extends ReviewKind
  ? Omit<z.infer<typeof taskBase>, 'kind' | 'subject'> & { readonly kind: K; readonly subject: Subjects[K] }
  : never;

/** A task as it is kept; its subject is parsed by the schema of its kind. */
export const reviewTaskSchema = taskBase.transform((task, context): ReviewTask => {
  const parsed = subjectSchemas[task.kind].safeParse(task.subject);
  if (parsed.success) return { ...task, subject: parsed.data } as ReviewTask;
  for (const { message, path } of parsed.error.issues)
    context.issues.push({ code: 'custom', message, path: ['subject', ...path], input: task.subject });
  return z.NEVER;
});

export const verdicts = ['accept', 'correct', 'reject'] as const;
export type Verdict = (typeof verdicts)[number];

/** Time that the page was open and in front, in seconds. */
const spent = z.number().min(0).max(86_400).default(0);
/** What every line on a task says: whose word it is, on what they saw, and when. */
const said = z.strictObject({
  task: taskId,
  annotator: annotatorName,
  note: note.optional(),
  /** A hash of the draft or the result that was looked at; what was said of another one does not count. */
  seen: z.string().max(64),
  at: z.iso.datetime(),
});
/** How a draft is to end. */
const judged = said.extend({
  verdict: z.enum(verdicts),
  /** The whole subject as it should be; the draft stays in the task. */
  correction: z.unknown().optional(),
});

/** What one annotator made of a draft. */
export const decisionSchema = judged.extend({ type: z.literal('decision'), seconds: spent });
export type Decision = z.infer<typeof decisionSchema>;

/** What must hold for a question to be kept, said by somebody who did not decide on it first. */
export const validationSchema = said.extend({
  type: z.literal('validation'),
  grounded: z.boolean(),
  /** The evidence is complete and sufficient. */
  sufficient: z.boolean(),
  /** Nothing in the evidence is irrelevant or of another time. */
  relevant: z.boolean(),
  seconds: spent,
});
export type Validation = z.infer<typeof validationSchema>;

/** How a disagreement ended after discussion; it overrules the decisions before it. */
export const resolutionSchema = judged.extend({ type: z.literal('resolution') });
export type Resolution = z.infer<typeof resolutionSchema>;

export const reviewRecordSchema = z.discriminatedUnion('type', [decisionSchema, validationSchema, resolutionSchema]);
export type ReviewRecord = z.infer<typeof reviewRecordSchema>;

/** Who reviews, and which share of the tasks two of them review independently. */
export const poolSchema = z.strictObject({
  annotators: z.array(annotatorName).max(200).default([]),
  overlap: z.number().min(0).max(1).default(0.2),
  /** Kinds whose results somebody else must validate. */
  validated: z.array(z.enum(reviewKinds)).default(['question']),
  seed: z.int().default(1),
});
export type Pool = z.infer<typeof poolSchema>;
