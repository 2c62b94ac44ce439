import { z } from 'zod';
import { spendingSchema } from '../outcome.ts';
import { ruleSets } from '../rules.ts';
import { suiteNames } from '../suite.ts';

/** All that a run was told; enough to run it again. */
export const runConfigSchema = z.object({
  suite: z.enum(suiteNames),
  /** Absolute path of the data set. */
  data: z.string(),
  dataSha256: z.string(),
  /** As on the command line: `madeleine`, `niah-50`, `command:./memory.py`. */
  system: z.string(),
  systemIdentity: z.record(z.string(), z.unknown()),
  codeSha256: z.string(),
  language: z.enum(['en', 'cn']).optional(),
  errata: z.string().optional(),
  /** The vision model that described pictures first. */
  captioner: z.string().optional(),
  limit: z.int().positive().optional(),
  /** Records that are read for an answer; absent in records of before: as its system did by itself. */
  read: z.int().positive().optional(),
  builder: z.string().optional(),
  reader: z.string().optional(),
  textOnly: z.boolean().optional(),
  k: z.int().positive(),
  repeats: z.int().positive(),
  seed: z.int(),
  retrievalOnly: z.boolean(),
});
/** The rest that a run was told: it changes no answer, but may change how many there are and what they cost. */
export const runRequestSchema = z.object({
  rules: z.enum(ruleSets),
  judges: z.array(z.string()),
  timeoutSeconds: z.number(),
  retries: z.int(),
  concurrency: z.int().optional(),
  rate: z.number().optional(),
  budgetDollars: z.number().optional(),
  budgetTokens: z.int().optional(),
  /** Depths that were scored from the same rankings. */
  sweep: z.array(z.int()).optional(),
});
export type RunRequest = z.infer<typeof runRequestSchema>;

export type RunConfig = z.infer<typeof runConfigSchema>;

export const figureSchema = z.object({
  measure: z.string(),
  slice: z.string().optional(),
  value: z.number().optional(),
  n: z.int(),
});

export const latencySchema = z.object({ p50Ms: z.number(), p95Ms: z.number(), n: z.int() });

const ingestSchema = z.object({ items: z.int(), seconds: z.number(), spending: spendingSchema });

/** `beside`: what of the spending did not go through the call journal, and is paid again when it is taken in again. */
const takenSchema = ingestSchema.extend({ beside: spendingSchema.optional() });

/** `run.json` of a run's folder. */
export const runRecordSchema = z.object({
  config: runConfigSchema,
  request: runRequestSchema.optional(),
  state: z.enum(['running', 'done', 'stopped']),
  /** Why it stopped before its end. */
  stopped: z.string().optional(),
  started: z.string(),
  finished: z.string().optional(),
  program: z.object({ version: z.string(), node: z.string() }),
  machine: z.object({ cpus: z.int(), memoryGb: z.number(), platform: z.string() }),
  questions: z.int(),
  answered: z.int(),
  failed: z.int(),
  ingest: ingestSchema,
  /** The same by collection. */
  collections: z.record(z.string(), takenSchema).optional(),
  latency: latencySchema.optional(),
  spending: spendingSchema,
  peakRssMb: z.number(),
  seconds: z.number(),
  judges: z.array(z.record(z.string(), z.unknown())),
  figures: z.array(figureSchema),
  notes: z.array(z.string()),
  /** What was odd in the answers and their judgement: failed, missing, guessed. */
  remarks: z
    .array(z.object({ code: z.string(), count: z.int(), message: z.string(), examples: z.array(z.string()) }))
    .optional(),
  failures: z.array(
    z.object({ path: z.string(), code: z.string(), message: z.string(), action: z.string().optional() }),
  ),
});
export type RunRecord = z.infer<typeof runRecordSchema>;

/** The names of the files in a run's folder. */
export const runFiles = {
  record: 'run.json',
  journal: 'outcomes.jsonl',
  scores: 'scores.json',
  perQuestion: 'per-question.json',
  questions: 'questions.json',
} as const;

/** `questions.json`: what was asked with its gold, for comparing and reading through. Written after the last answer. */
export const askedSchema = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    answer: z.string(),
    evidence: z.array(z.string()),
    slices: z.record(z.string(), z.string()),
    cluster: z.string(),
  }),
);
export type Asked = z.infer<typeof askedSchema>[number];

/** `per-question.json`: measure → question id → value. */
export const perQuestionSchema = z.record(z.string(), z.record(z.string(), z.number()));
