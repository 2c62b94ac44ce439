import { z } from 'zod';

/** `build`: a data set in a suite's released format, from a memory or a made life. */
export type BuildRequest = {
  readonly suite: string;
  /** A memory, or what is added to one first: a made life, a data set, files. */
  readonly from: string;
  /** The folder of the build; the same folder goes on with it. */
  readonly out: string;
  readonly seed: number;
  readonly languages: readonly ('en' | 'zh')[];
  /** Questions to aim at. */
  readonly questions: number;
  readonly truth?: string;
  /** Language models: the first writes, the others check. */
  readonly models: readonly string[];
  readonly vision?: string;
  /** What tells pictures and words that are alike; by default the embedder in a local folder that is configured. */
  readonly embedder?: string;
  readonly only?: string;
  readonly anew?: string;
  readonly concurrency: number;
  readonly budgetDollars?: number;
  readonly budgetTokens?: number;
  /** Export what nobody reviewed, too. */
  readonly unreviewed: boolean;
  /** For the datasheet: under which licence the set may be used, and who agreed to it. */
  readonly licence?: string;
  readonly consent?: string;
  /** For steps that rate apparent personality: the name of what the ratings are for, and who answers for it. */
  readonly purpose?: string;
  readonly signed?: string;
  readonly configurationFolder: string;
};

export const buildStepShape = z.object({
  id: z.string(),
  title: z.string(),
  /** `waiting`: until people have accepted some of what it takes. */
  state: z.enum(['done', 'left-out', 'waiting', 'open']),
  /** Why it was left out, for what it waits, or why records were skipped. */
  why: z.string().optional(),
  records: z.int(),
  skipped: z.int(),
  seconds: z.number(),
  /** Drafts before it that nobody had decided on when it was done: it is done again after the review. */
  open: z.int().optional(),
  /** Candidates of the step, and how many of them people decided upon; absent where nothing is reviewed. */
  review: z.object({ candidates: z.int(), decided: z.int(), kept: z.int() }).optional(),
});

export const buildResponse = z.object({
  suite: z.string(),
  out: z.string(),
  /** The folder of the memory that it is built from, for who reviews it. */
  memory: z.string(),
  /** `to-do`: steps are open, or people have not finished the review. */
  state: z.enum(['done', 'to-do', 'stopped']),
  stopped: z.string().optional(),
  steps: z.array(buildStepShape),
  spending: z.object({
    calls: z.int(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    dollars: z.number().optional(),
  }),
  /** The set as exported, and what the suite's own loader found in it; absent until there is one. */
  set: z
    .object({
      data: z.string(),
      questions: z.int(),
      items: z.int(),
      reviewed: z.boolean(),
      notes: z.array(z.string()),
    })
    .optional(),
});
export type BuildResponse = z.infer<typeof buildResponse>;
