import { z } from 'zod';
import {
  annotatorName,
  checkSchema,
  decisionSchema,
  evidenceSchema,
  type Pool,
  poolSchema,
  proposerSchema,
  resolutionSchema,
  taskId,
  validationSchema,
  verdicts,
} from './records.ts';
import { reviewKinds, type Subjects } from './subjects.ts';

export const statuses = ['open', 'waiting', 'disputed', 'unvalidated', 'kept', 'dropped'] as const;
export type ReviewStatus = (typeof statuses)[number];

/** What an annotator can do next: decide, validate others' results, discuss; or look at what is finished. */
export const queues = ['decide', 'validate', 'discuss', 'finished', 'all'] as const;
export type ReviewQueue = (typeof queues)[number];

/** Decided, validated or written by the annotator; not decided yet; decided differently, also where that was settled. */
export const taskStates = ['mine', 'undecided', 'disagreed'] as const;
export type TaskState = (typeof taskStates)[number];

export const buildBrief = z.object({
  /** Opaque; of the folder. */
  id: z.string(),
  /** The last name of the folder. */
  name: z.string(),
  suites: z.array(z.string()),
  steps: z.array(z.object({ step: z.string(), kind: z.enum(reviewKinds), tasks: z.int() })),
  tasks: z.int(),
  statuses: z.partialRecord(z.enum(statuses), z.int()),
  annotators: z.array(z.string()),
});
export type BuildBrief = z.infer<typeof buildBrief>;

export const buildsResponse = z.object({
  folders: z.array(z.string()),
  builds: z.array(buildBrief),
  /** Folders whose review cannot be read. */
  unreadable: z.array(z.object({ name: z.string(), message: z.string() })),
});
export type BuildsResponse = z.infer<typeof buildsResponse>;

export const buildDetail = buildBrief.extend({
  pool: poolSchema,
  /** Lines of the files that hold nothing readable. */
  unreadableLines: z.int(),
  progress: z.array(
    z.object({
      annotator: z.string(),
      assigned: z.int(),
      decided: z.int(),
      validated: z.int(),
      /** Time spent, in seconds. */
      seconds: z.number(),
    }),
  ),
});
export type BuildDetail = z.infer<typeof buildDetail>;

export const taskBrief = z.object({
  id: z.string(),
  suite: z.string(),
  step: z.string(),
  kind: z.enum(reviewKinds),
  /** The question, query or name that it is about. */
  title: z.string(),
  status: z.enum(statuses),
  assigned: z.array(z.string()),
  decidedBy: z.array(z.string()),
});
export type TaskBrief = z.infer<typeof taskBrief>;

export const tasksResponse = z.object({
  tasks: z.array(taskBrief),
  /** How many the queue holds. */
  total: z.int(),
  /** How many of the asked kind and state each queue holds. */
  queues: z.partialRecord(z.enum(queues), z.int()),
  /** How many of each kind the queue holds in the asked state. */
  kinds: z.partialRecord(z.enum(reviewKinds), z.int()),
});
export type TasksResponse = z.infer<typeof tasksResponse>;

export const tasksAsked = z.object({
  annotator: annotatorName.optional(),
  queue: z.enum(queues).default('all'),
  kind: z.enum(reviewKinds).optional(),
  step: z.string().max(100).optional(),
  state: z.enum(taskStates).optional(),
  from: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export type TasksAsked = z.input<typeof tasksAsked>;

const saidShape = z.object({
  annotator: z.string(),
  verdict: z.enum(verdicts),
  /** The subject as they left it; absent when they rejected it. */
  result: z.unknown().optional(),
  note: z.string().optional(),
  seconds: z.number(),
  at: z.string(),
});

export const taskDetail = z.object({
  task: z.object({
    id: z.string(),
    suite: z.string(),
    step: z.string(),
    kind: z.enum(reviewKinds),
    /** By the schema of its kind. */
    subject: z.unknown(),
    evidence: z.array(evidenceSchema),
    proposedBy: proposerSchema,
    checks: z.array(checkSchema),
    at: z.string(),
  }),
  /** To be sent back with a decision, so that none is made on a draft that has changed. */
  draft: z.string(),
  status: z.enum(statuses),
  dispute: z.enum(['decisions', 'validation']).optional(),
  assigned: z.array(z.string()),
  mine: saidShape.optional(),
  /** What others decided; withheld from those who are still to decide independently. */
  others: z.array(saidShape),
  validations: z.array(validationSchema),
  resolution: saidShape.optional(),
  result: z.unknown().optional(),
  /** Whose the result is, and its hash, to be sent back with a validation. */
  resultOf: z.string().optional(),
  resultHash: z.string().optional(),
  /** What the annotator began and has not decided. */
  begun: z.unknown().optional(),
});
export type TaskDetail = z.infer<typeof taskDetail>;

const pairShape = z.object({
  annotators: z.tuple([z.string(), z.string()]),
  n: z.int(),
  share: z.number().optional(),
  kappa: z.number().optional(),
});
export const agreementResponse = z.object({
  groups: z.array(
    z.object({
      group: z.string(),
      shared: z.int(),
      pairs: z.array(pairShape),
      alphaNominal: z.number().optional(),
      alphaOrdinal: z.number().optional(),
    }),
  ),
  acceptance: z.array(
    z.object({
      group: z.string(),
      annotator: z.string(),
      accepted: z.int(),
      judged: z.int(),
      othersAccepted: z.int(),
      othersJudged: z.int(),
      p: z.number(),
      holmP: z.number(),
      abnormal: z.boolean(),
    }),
  ),
  disagreements: z.array(taskBrief),
});
export type AgreementResponse = z.infer<typeof agreementResponse>;

const sent = { type: true, at: true, seen: true } as const;
const maybeSeen = { seen: z.string().max(64).optional() };
export const decisionGiven = decisionSchema.omit(sent).extend(maybeSeen);
export const validationGiven = validationSchema.omit(sent).extend(maybeSeen);
export const resolutionGiven = resolutionSchema.omit(sent).extend(maybeSeen);
export type DecisionGiven = z.input<typeof decisionGiven>;
export type ValidationGiven = z.input<typeof validationGiven>;
export type ResolutionGiven = z.input<typeof resolutionGiven>;

export const poolChange = poolSchema.partial().extend({
  annotators: z.array(annotatorName).max(200).optional(),
  overlap: z.number().min(0).max(1).optional(),
  validated: z.array(z.enum(reviewKinds)).optional(),
  seed: z.int().optional(),
});
export const begunGiven = z.object({ annotator: annotatorName, task: taskId, begun: z.unknown().optional() });
/** A question that is only being written has no task yet. */
export const writtenDraftId = z.string().regex(/^written-[a-z0-9]{8,40}$/);
export const writtenDrafts = z.object({
  /** Questions that the annotator has begun, the latest begun last; each as it was sent. */
  drafts: z.array(z.object({ id: z.string(), begun: z.unknown() })),
});
export type WrittenDrafts = z.infer<typeof writtenDrafts>;
export const questionGiven = z.object({
  annotator: annotatorName,
  question: z.unknown(),
  /** What was kept of it while it was being written; forgotten now. */
  draft: writtenDraftId.optional(),
  seconds: z.number().min(0).max(86_400).default(0),
});

/** A question that an annotator wrote, with the id of its draft and the seconds that it took. */
export type QuestionAsked = {
  readonly annotator: string;
  readonly question: Subjects['question'];
  readonly seconds: number;
  readonly draft?: string | undefined;
};

/** A file of a build folder, as bytes are sent. */
export type BuildFile = { readonly path: string; readonly size: number; readonly mime: string; readonly etag: string };

/** The reviews in build folders. Errors: `not-found` for ids of nothing, `usage`, `corrupt`. */
export type ReviewShelf = {
  builds(): Promise<BuildsResponse>;
  build(id: string): Promise<BuildDetail>;
  tasks(id: string, asked: TasksAsked): Promise<TasksResponse>;
  task(id: string, task: string, annotator?: string): Promise<TaskDetail>;
  decide(id: string, given: DecisionGiven): Promise<TaskDetail>;
  validate(id: string, given: ValidationGiven): Promise<TaskDetail>;
  resolve(id: string, given: ResolutionGiven): Promise<TaskDetail>;
  /** A question that an annotator wrote; others are to validate it. */
  ask(id: string, given: QuestionAsked): Promise<TaskDetail>;
  agreement(id: string): Promise<AgreementResponse>;
  join(id: string, annotator: string): Promise<BuildDetail>;
  setPool(id: string, change: Partial<Pool>): Promise<BuildDetail>;
  /** `task` is a task's id, or the one of a question that is being written. */
  keepBegun(id: string, annotator: string, task: string, begun: unknown): Promise<void>;
  writtenDrafts(id: string, annotator: string): Promise<WrittenDrafts>;
  file(id: string, path: string): Promise<BuildFile>;
};
