import { z } from 'zod';
import { benchCompareResponse, benchFigureShape, benchRemarkShape, benchTableShape } from './bench-verbs.ts';
import { failureShape } from './shapes.ts';

/** A run as lists show it. Paths of the machine are not told: `folder` and `data` are last names. */
export const benchRunBrief = z.object({
  /** Opaque; of the run's folder. */
  id: z.string(),
  folder: z.string(),
  suite: z.string(),
  title: z.string(),
  data: z.string(),
  system: z.string(),
  language: z.enum(['en', 'cn']).optional(),
  limit: z.int().optional(),
  rules: z.string(),
  judges: z.array(z.string()),
  state: z.enum(['running', 'done', 'stopped']),
  stopped: z.string().optional(),
  started: z.string(),
  finished: z.string().optional(),
  questions: z.int(),
  answered: z.int(),
  failed: z.int(),
  /** The measures that its suite is led by; a value is absent when nothing could be scored. */
  figures: z.array(benchFigureShape),
  /** Whether its scores are written; only then it can be opened, compared and ranked. */
  scored: z.boolean(),
  /** Runs of one group were asked the same questions of the same data. */
  group: z.string(),
});
export type BenchRunBrief = z.infer<typeof benchRunBrief>;

/** `bench runs`: what lies in the folders that were named. */
export const benchRunsResponse = z.object({
  folders: z.array(z.string()),
  runs: z.array(benchRunBrief),
  /** Folders that hold a run's record that cannot be read. */
  unreadable: z.array(failureShape),
});
export type BenchRunsResponse = z.infer<typeof benchRunsResponse>;

export const benchPhases = ['building', 'answering', 'judging'] as const;

/** What a run did, which model did it where one was called, and what it cost; absent seconds or dollars are not known. */
const phaseShape = z.object({
  name: z.enum(benchPhases),
  by: z.string().optional(),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  dollars: z.number().optional(),
  seconds: z.number().optional(),
});
export type BenchPhase = z.infer<typeof phaseShape>;

/** What the first k of each ranking are worth: a row a measure, `@k` standing for the depth, a value for each of `ks`. */
const sweepShape = z.object({
  ks: z.array(z.int()),
  rows: z.array(z.object({ measure: z.string(), values: z.array(z.number().nullable()) })),
});
export type BenchSweep = z.infer<typeof sweepShape>;

const anchorShape = z.object({
  system: z.string(),
  measure: z.string(),
  slice: z.string().optional(),
  value: z.number(),
  source: z.string(),
});

/** One run with every figure, and what a reader of its figures must know. */
export const benchRunDetail = benchRunBrief.extend({
  allFigures: z.array(benchFigureShape),
  ingest: z.object({ items: z.int(), seconds: z.number() }),
  latency: z.object({ n: z.int().optional(), p50Ms: z.number(), p95Ms: z.number() }).optional(),
  spending: z.object({
    calls: z.int(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    dollars: z.number().optional(),
  }),
  phases: z.array(phaseShape),
  /** Absent where one depth was asked for. */
  sweep: sweepShape.optional(),
  /** What is otherwise than what the published figures were measured with, each in a few words. */
  differs: z.array(z.string()),
  peakRssMb: z.number(),
  seconds: z.number(),
  program: z.object({ version: z.string(), node: z.string() }),
  machine: z.object({ cpus: z.int(), memoryGb: z.number(), platform: z.string() }),
  k: z.int(),
  repeats: z.int(),
  seed: z.int(),
  retrievalOnly: z.boolean(),
  licence: z.string(),
  /** Questions that nobody could score; left out of the figures. */
  unscored: z.int(),
  notes: z.array(z.string()),
  remarks: z.array(benchRemarkShape),
  failures: z.array(failureShape.extend({ code: z.string() })),
  judged: z.array(benchTableShape),
  /** Published figures of others, and why ours compare with them or not. */
  anchors: z.array(anchorShape),
  caveats: z.array(z.string()),
});
export type BenchRunDetail = z.infer<typeof benchRunDetail>;

const intervalShape = z.object({ low: z.number(), high: z.number() });

/** How a run lies behind the best of its board: that one minus this one, on the questions that both have. */
const behindShape = z.object({
  n: z.int(),
  difference: z.number(),
  interval: intervalShape.optional(),
  holmP: z.number(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
});

/** Runs on the same questions, best first by one measure. */
export const benchLeaderboard = z.object({
  group: z.string(),
  suite: z.string(),
  title: z.string(),
  data: z.string(),
  language: z.enum(['en', 'cn']).optional(),
  questions: z.int(),
  measure: z.string(),
  /** All measures that a run of the board has values for, question by question. */
  measures: z.array(z.string()),
  rows: z.array(
    z.object({
      run: z.string(),
      system: z.string(),
      n: z.int(),
      mean: z.number(),
      interval: intervalShape.optional(),
      behind: behindShape.optional(),
      /** Items taken in and questions answered, for what each cost. */
      items: z.int(),
      answered: z.int(),
      phases: z.array(phaseShape),
      differs: z.array(z.string()),
    }),
  ),
  /** The runs that were scored at several depths. */
  sweeps: z.array(sweepShape.extend({ run: z.string(), system: z.string() })),
  /** Runs of the group that have no value under the measure. */
  unscored: z.array(z.object({ run: z.string(), system: z.string() })),
  warnings: z.array(z.string()),
  anchors: z.array(anchorShape),
  caveats: z.array(z.string()),
});
export type BenchLeaderboard = z.infer<typeof benchLeaderboard>;
export const benchLeaderboardsResponse = z.object({
  leaderboards: z.array(benchLeaderboard),
  /** Runs whose files cannot be read; their group has no board. */
  unreadable: z.array(failureShape),
});
export type BenchLeaderboardsResponse = z.infer<typeof benchLeaderboardsResponse>;

/** `bench compare`, with the runs that it speaks of. */
export const benchComparisonResponse = benchCompareResponse.extend({
  /** The measure that the suite is led by; absent where nothing could be scored. */
  lead: z.string().optional(),
  runs: z.array(z.object({ id: z.string(), system: z.string() })),
});
export type BenchComparisonResponse = z.infer<typeof benchComparisonResponse>;

export const benchVerdicts = ['right', 'partly', 'wrong', 'unscored', 'failed'] as const;
/** How the first run did beside the other one; `unscored` where either has no value. */
export const benchFates = ['win', 'loss', 'tie', 'unscored'] as const;
/** Whether all, some or none of the gold evidence was among what was retrieved; `none-needed` where gold names none. */
export const benchEvidence = ['found', 'partly', 'missed', 'none-needed'] as const;

const replyShape = z.object({
  run: z.string(),
  system: z.string(),
  answer: z.string(),
  verdict: z.enum(benchVerdicts),
  values: z.record(z.string(), z.number()),
  plan: z.string().optional(),
  /** Each piece of gold evidence with its rank from 1 among what was retrieved; absent: not retrieved. */
  evidence: z.array(z.object({ id: z.string(), rank: z.int().optional() })),
  evidenceFound: z.enum(benchEvidence),
  retrieved: z.array(z.object({ id: z.string(), gold: z.boolean() })),
  cited: z.array(z.string()),
  confidence: z.number().optional(),
  tookMs: z.number(),
});

export const benchQuestionShape = z.object({
  id: z.string(),
  text: z.string(),
  gold: z.string(),
  evidence: z.array(z.string()),
  slices: z.record(z.string(), z.string()),
  fate: z.enum(benchFates).optional(),
  replies: z.array(replyShape),
});
export type BenchQuestion = z.infer<typeof benchQuestionShape>;

/** A page of a run's questions, alone or beside another run. Counts are over all questions, before any filter but the measure. */
export const benchQuestionsPage = z.object({
  measure: z.string().optional(),
  matching: z.int(),
  verdicts: z.partialRecord(z.enum(benchVerdicts), z.int()),
  fates: z.partialRecord(z.enum(benchFates), z.int()),
  evidence: z.partialRecord(z.enum(benchEvidence), z.int()),
  slices: z.array(z.object({ slice: z.string(), n: z.int() })),
  questions: z.array(benchQuestionShape),
});
export type BenchQuestionsPage = z.infer<typeof benchQuestionsPage>;

export const benchQuestionsResponse = benchQuestionsPage.extend({ nextCursor: z.string().optional() });
export type BenchQuestionsResponse = z.infer<typeof benchQuestionsResponse>;

/** Which questions of a run to show. */
export type BenchQuestionsAsked = {
  /** The id of a run to set beside it. */
  readonly against?: string | undefined;
  /** Absent: the measure that the suite is led by. */
  readonly measure?: string | undefined;
  readonly fate?: (typeof benchFates)[number] | undefined;
  readonly verdict?: (typeof benchVerdicts)[number] | undefined;
  readonly evidence?: (typeof benchEvidence)[number] | undefined;
  /** `type=number` */
  readonly slice?: string | undefined;
  /** Words of question, gold or answer. */
  readonly find?: string | undefined;
  /** How many matching questions to pass over. */
  readonly from: number;
  readonly limit: number;
};

/** Runs of the bench to look through, read from their own files. Errors: `not-found` for an id of no run, `corrupt`, `usage`. */
export type BenchShelf = {
  runs(): Promise<BenchRunsResponse>;
  run(id: string): Promise<BenchRunDetail>;
  leaderboards(asked?: {
    readonly group?: string | undefined;
    readonly measure?: string | undefined;
  }): Promise<BenchLeaderboardsResponse>;
  /** The first run against each other one; without `measures`, under those that the suite is led by. */
  compare(ids: readonly string[], measures?: readonly string[]): Promise<BenchComparisonResponse>;
  questions(id: string, asked: BenchQuestionsAsked): Promise<BenchQuestionsPage>;
};
