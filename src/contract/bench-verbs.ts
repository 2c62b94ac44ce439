import { z } from 'zod';

export const benchFigureShape = z.object({
  measure: z.string(),
  slice: z.string().optional(),
  value: z.number().optional(),
  n: z.int(),
});
export type BenchFigure = z.infer<typeof benchFigureShape>;

export const benchRemarkShape = z.object({
  code: z.string(),
  count: z.int(),
  message: z.string(),
  examples: z.array(z.string()),
});
export type BenchRemark = z.infer<typeof benchRemarkShape>;

export const benchTableShape = z.object({
  title: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});

/** `bench list` */
export const benchListResponse = z.object({
  suites: z.array(z.object({ name: z.string(), title: z.string(), licence: z.string(), obtain: z.string() })),
  systems: z.array(z.object({ form: z.string(), about: z.string() })),
  measures: z.array(z.object({ name: z.string(), about: z.string() })),
  /** What personality may be rated for, and what it is never rated for. */
  purposes: z.array(z.object({ name: z.string(), about: z.string(), refused: z.string().optional() })),
});
export type BenchListResponse = z.infer<typeof benchListResponse>;

/** `bench run` */
export type BenchRunRequest = {
  readonly suite: string;
  readonly data: string;
  readonly system: string;
  readonly out?: string;
  readonly cache?: string;
  /** A vision model that describes pictures without descriptions first, as named in the configuration or `URL#MODEL`. */
  readonly captioner?: string;
  readonly limit?: number;
  /** How many items a ranking holds at most. */
  readonly k: number;
  /** Smaller depths to score from the same rankings. */
  readonly sweep?: readonly number[];
  /** Records that are read for an answer, by all systems that find some; absent, 10. */
  readonly read?: number;
  /** Models that build memories and that read and answer, where a system names another. */
  readonly builder?: string;
  readonly reader?: string;
  /** Readers get no pictures and frames. */
  readonly textOnly?: boolean;
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
  /**
   * For systems that rate personality: one of `acceptedPurposes` by name, who answers for it, and that everybody shown
   * agreed. Said anew for each run.
   */
  readonly purpose?: string;
  readonly signed?: string;
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
  figures: z.array(benchFigureShape),
  /** A row a measure, `@k` standing for the depth, a value for each k. */
  sweep: z
    .object({
      ks: z.array(z.int()),
      rows: z.array(z.object({ measure: z.string(), values: z.array(z.number().nullable()) })),
    })
    .optional(),
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
  remarks: z.array(benchRemarkShape),
  /** The judges and how they agree, for people; the same is in `scores`. */
  judged: z.array(benchTableShape).optional(),
  notes: z.array(z.string()),
  failures: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  licence: z.string(),
  /** What whoever reads the figures has to know of what they mean; absent where a suite has nothing of the kind. */
  limits: z.array(z.string()).optional(),
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
  readonly limits?: readonly string[];
};

const intervalShape = z.object({ low: z.number(), high: z.number() });

/** `bench compare`: the first run against each other one. */
export const benchCompareResponse = z.object({
  suite: z.string(),
  baseline: z.string(),
  measures: z.array(
    z.object({
      measure: z.string(),
      standings: z.array(
        z.object({ system: z.string(), n: z.int(), mean: z.number(), interval: intervalShape.optional() }),
      ),
      against: z.array(
        z.object({
          system: z.string(),
          n: z.int(),
          meanA: z.number(),
          meanB: z.number(),
          difference: z.number(),
          interval: intervalShape.optional(),
          unit: z.enum(['cluster', 'question']),
          units: z.int(),
          p: z.number(),
          holmP: z.number(),
          leastP: z.number(),
          exact: z.boolean(),
          detectable: z.number().optional(),
          wins: z.array(z.string()),
          losses: z.array(z.string()),
          ties: z.int(),
          tied: z.array(z.string()),
        }),
      ),
    }),
  ),
  warnings: z.array(z.string()),
});
/** As the statistics give it, and as nobody may change it. */
export type BenchCompareResponse = DeepReadonly<z.infer<typeof benchCompareResponse>>;
type DeepReadonly<T> = T extends (infer Element)[]
  ? readonly DeepReadonly<Element>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

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
  /** The voice that writes and asks, by name, such as `plain`. */
  readonly wording: string;
  /** A folder with further voices. */
  readonly voices?: string;
  readonly out: string;
};
export type BenchMakeResponse = {
  readonly out: string;
  readonly files: readonly string[];
  readonly questions: number;
  readonly items: number;
};
