import { z } from 'zod';

const figureShape = z.object({
  measure: z.string(),
  slice: z.string().optional(),
  value: z.number().optional(),
  n: z.int(),
});
export type BenchFigure = z.infer<typeof figureShape>;

const remarkShape = z.object({
  code: z.string(),
  count: z.int(),
  message: z.string(),
  examples: z.array(z.string()),
});
export type BenchRemark = z.infer<typeof remarkShape>;

const tableShape = z.object({
  title: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});

/** `bench list` */
export const benchListResponse = z.object({
  suites: z.array(z.object({ name: z.string(), title: z.string(), licence: z.string(), obtain: z.string() })),
  systems: z.array(z.object({ form: z.string(), about: z.string() })),
  measures: z.array(z.object({ name: z.string(), about: z.string() })),
});
export type BenchListResponse = z.infer<typeof benchListResponse>;

/** `bench run` */
export type BenchRunRequest = {
  readonly suite: string;
  readonly data: string;
  readonly system: string;
  readonly out?: string;
  readonly cache?: string;
  readonly limit?: number;
  readonly k: number;
  readonly language?: 'en' | 'cn';
  readonly errata?: string;
  readonly rules: 'official' | 'strict';
  readonly retrievalOnly: boolean;
  readonly judges: readonly string[];
  /** The folder whose `madeleine.config.yaml` names the models. */
  readonly configurationFolder: string;
  readonly repeats: number;
  readonly seed: number;
  readonly timeoutSeconds: number;
  readonly retries: number;
  readonly concurrency?: number;
  readonly rate?: number;
  readonly budgetDollars?: number;
  readonly budgetTokens?: number;
  /** Why personality is rated, for systems that do; and that everybody shown agreed. Said anew for each run. */
  readonly purpose?: string;
  readonly consent?: boolean;
};
export const benchRunResponse = z.object({
  suite: z.string(),
  system: z.string(),
  n: z.int(),
  state: z.enum(['running', 'done', 'stopped']),
  stopped: z.string().optional(),
  answered: z.int(),
  failed: z.int(),
  scores: z.record(z.string(), z.unknown()),
  figures: z.array(figureShape),
  ingest: z.object({ items: z.int(), seconds: z.number() }),
  latency: z.object({ p50Ms: z.number(), p95Ms: z.number() }).optional(),
  spending: z.object({
    calls: z.int(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    dollars: z.number().optional(),
  }),
  peakRssMb: z.number(),
  seconds: z.number(),
  remarks: z.array(remarkShape),
  /** The judges and how they agree, for people; the same is in `scores`. */
  judged: z.array(tableShape).optional(),
  notes: z.array(z.string()),
  failures: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  licence: z.string(),
  out: z.string(),
});
export type BenchRunResponse = z.infer<typeof benchRunResponse>;

/** `bench score`: the suite's own document, with what was odd beside it. */
export type BenchScoreRequest = {
  readonly suite: string;
  readonly gold: string;
  readonly predictions: string;
  readonly retrieval?: string;
  readonly language?: 'en' | 'cn';
  readonly errata?: string;
  readonly rules: 'official' | 'strict';
  readonly judges: readonly string[];
  /** The folder whose `madeleine.config.yaml` names the models. */
  readonly configurationFolder: string;
};
export type BenchScoreResponse = {
  readonly document: Readonly<Record<string, unknown>>;
  readonly figures: readonly BenchFigure[];
  readonly remarks: readonly (Omit<BenchRemark, 'examples'> & { readonly examples: readonly string[] })[];
  /** The judges and how they agree, for people; the same is in the document. */
  readonly judged: readonly BenchTable[];
  readonly notes: readonly string[];
  readonly failures: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly licence: string;
};

/** `bench compare`: the first run against each other one. */
export type BenchCompareResponse = {
  readonly suite: string;
  readonly baseline: string;
  readonly measures: readonly {
    readonly measure: string;
    readonly standings: readonly {
      readonly system: string;
      readonly n: number;
      readonly mean: number;
      readonly interval?: { readonly low: number; readonly high: number };
    }[];
    readonly against: readonly {
      readonly system: string;
      readonly n: number;
      readonly meanA: number;
      readonly meanB: number;
      readonly difference: number;
      readonly interval?: { readonly low: number; readonly high: number };
      readonly unit: 'cluster' | 'question';
      readonly units: number;
      readonly p: number;
      readonly holmP: number;
      readonly leastP: number;
      readonly exact: boolean;
      readonly detectable?: number;
      readonly wins: readonly string[];
      readonly losses: readonly string[];
      readonly ties: number;
      readonly tied: readonly string[];
    }[];
  }[];
  readonly warnings: readonly string[];
};

/** `bench describe`: what a data set is made of. */
export type BenchDescribeRequest = {
  readonly suite: string;
  readonly data: string;
  readonly language?: 'en' | 'cn';
  readonly errata?: string;
  /** A parse of the questions, for their linguistics. */
  readonly conllu?: string;
};
export type BenchTable = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly note?: string;
};
export type BenchDescribeResponse = {
  readonly suite: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly tables: readonly BenchTable[];
  readonly notes: readonly string[];
  readonly failures: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly licence: string;
};

/** `bench field`: what several runs on the same questions tell together. */
export type BenchFieldResponse = {
  readonly document: Readonly<Record<string, unknown>>;
  readonly tables: readonly BenchTable[];
};

/** `bench ablate`: the program beside itself with parts of it taken away. */
export type BenchAblateRequest = Omit<BenchRunRequest, 'system' | 'out'> & {
  readonly out: string;
  /** Variants to run; absent, all. */
  readonly variants?: readonly string[];
};
export type BenchAblateResponse = {
  readonly suite: string;
  readonly measure: string;
  /** Variant → value by source (or ability, category), over all, and the change relative to the whole. */
  readonly ablation: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  /** The same under other measures. */
  readonly others: readonly {
    readonly measure: string;
    readonly ablation: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  }[];
  readonly tables: readonly BenchTable[];
  readonly runs: readonly string[];
};

/** `bench report` */
export type BenchReportResponse = { readonly out: string; readonly files: readonly string[] };

/** `bench trec-eval`: by trec_eval's names, over all queries and each. */
export type BenchTrecEvalResponse = {
  readonly all: Readonly<Record<string, number>>;
  readonly queries: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** `bench make` */
export type BenchMakeRequest = {
  readonly suite: 'atm' | 'photobench' | 'locomo';
  readonly seed: number;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly items: number;
  readonly wording: 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh';
  readonly out: string;
};
export type BenchMakeResponse = {
  readonly out: string;
  readonly files: readonly string[];
  readonly questions: number;
  readonly items: number;
};
