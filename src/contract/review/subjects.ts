import { z } from 'zod';

/** Longest text of a subject, in characters. */
const words = z.string().max(20_000);
const short = z.string().max(500);
const name = z.string().trim().min(1).max(200);
const some = words.trim().min(1);

/** A file in the build folder: relative, with forward slashes, never leading out. */
export const buildFileSchema = z
  .string()
  .min(1)
  .max(500)
  .refine((path) => !path.includes('\\') && !path.includes('\0') && !path.startsWith('/'), 'must be a relative path')
  .refine((path) => path.split('/').every((part) => part !== '..' && part !== ''), 'must stay in the build folder');

/** What a builder needs again at export and reviewers do not change. */
const extra = z.record(z.string(), z.unknown()).optional();

export const answerTypes = ['number', 'list_recall', 'open_end'] as const;
export const questionTopics = [
  'Work + Learning & Knowledge',
  'Activities',
  'Household',
  'Travel',
  'Everyday Life Logging',
  'Personal Information',
] as const;
export const questionIntents = ['Temporal', 'Geolocation', 'Recall', 'Identification', 'Aggregation'] as const;

/** A question about a memory with its answer and the items that are strictly needed to answer it. */
export const questionSubject = z.strictObject({
  question: some,
  answer: some,
  answerType: z.enum(answerTypes).optional(),
  topic: z.enum(questionTopics).optional(),
  intent: z.enum(questionIntents).optional(),
  /** Item ids of the memory. */
  evidence: z.array(name).max(500),
  extra,
});

export const querySources = ['V', 'M', 'F', 'I'] as const;
export const queryDimensions = ['location', 'time', 'person', 'object', 'concept'] as const;

/** A search query and everything that might satisfy it; each candidate is to be labelled. */
export const relevanceSubject = z.strictObject({
  query: some,
  /** The same query in other languages, such as `cn`. */
  translations: z.record(short, some).optional(),
  /** Sources that are necessary and together sufficient: vision, metadata, faces, intention. */
  sources: z.array(z.enum(querySources)).max(4).optional(),
  dimensions: z.partialRecord(z.enum(queryDimensions), z.enum(['fact', 'cognitive'])).optional(),
  /** Nothing is expected to satisfy the query. */
  zero: z.boolean().optional(),
  candidates: z
    .array(
      z.strictObject({
        item: name,
        /** Its picture in the build folder, where it is not in the memory that is served. */
        file: buildFileSchema.optional(),
        /** How it was found, such as `picture`, `caption` or `agent`. */
        by: z.array(short).max(20).optional(),
        relevant: z.boolean().optional(),
      }),
    )
    .max(2000),
  extra,
});

const fieldSchema = z.strictObject({
  name,
  value: z.union([words, z.array(words).max(200)]),
  from: z.enum(['picture', 'rule', 'model', 'person']).optional(),
});

/** What is told of a person or an object that a benchmark is about. */
export const profileSubject = z.strictObject({
  concept: name,
  of: z.enum(['person', 'object']),
  pictures: z.array(buildFileSchema).max(100),
  fields: z.array(fieldSchema).min(1).max(200),
  /** Events or history, in the order of time. Dates are ISO, to the day, month or year. */
  events: z
    .array(z.strictObject({ date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/), text: some }))
    .max(500)
    .optional(),
  extra,
});

/** Pictures to choose from: those that show what was asked for and keep whom they show. */
export const pictureSubject = z.strictObject({
  /** What the picture must show. */
  scenario: some,
  references: z.array(buildFileSchema).max(50),
  candidates: z.array(buildFileSchema).min(1).max(100),
  chosen: z.array(buildFileSchema).max(100).optional(),
  extra,
});

export const observationDimensions = ['Expression', 'Action', 'Audio', 'Background'] as const;
export const observationLabels = ['correct', 'incorrect', 'nonexistent'] as const;
const seconds = z.number().min(0).max(86_400);
const share = z.number().min(0).max(1);

/** A box on one frame, in shares of its width and height. */
export const frameBoxSchema = z
  .strictObject({ at: seconds, x: share, y: share, w: share, h: share, region: short.optional() })
  .refine(({ x, w, y, h }) => x + w <= 1.000_001 && y + h <= 1.000_001, 'the box must lie in the frame');
export type FrameBox = z.infer<typeof frameBoxSchema>;

export const observationSchema = z
  .strictObject({
    id: name,
    dimension: z.enum(observationDimensions),
    start: seconds,
    end: seconds,
    description: some,
    bodyPart: short.optional(),
    boxes: z.array(frameBoxSchema).max(100).optional(),
    /** Set by reviewers. */
    label: z.enum(observationLabels).optional(),
    /** A reviewer noticed it; no draft had it. */
    added: z.boolean().optional(),
  })
  .refine(({ start, end }) => start <= end, { message: 'must not end before it starts', path: ['end'] });
export type Observation = z.infer<typeof observationSchema>;

/** What is seen and heard in a film, each observation to be called correct, incorrect or nonexistent. */
export const observationSubject = z
  .strictObject({
    film: buildFileSchema,
    /** Length of the film in seconds. */
    seconds,
    /** Frames per second. */
    fps: z.number().min(1).max(240).optional(),
    transcript: words.optional(),
    /** Parts of the body that may be named; absent: any. */
    bodyParts: z.array(short).max(100).optional(),
    observations: z.array(observationSchema).max(500),
    extra,
  })
  .refine(({ seconds: length, observations }) => observations.every(({ end }) => end <= length + 0.5), {
    message: 'must end within the film',
    path: ['observations'],
  });

/** A multiple-choice question, with a picture or a stretch of film if it has one. */
export const quizSubject = z
  .strictObject({
    question: some,
    category: short.optional(),
    options: z
      .array(z.strictObject({ id: z.string().trim().min(1).max(8), text: some, strategy: short.optional() }))
      .min(2)
      .max(26),
    /** Id of the right option. */
    answer: z.string().max(8),
    explanation: words.optional(),
    picture: buildFileSchema.optional(),
    film: buildFileSchema.optional(),
    start: seconds.optional(),
    end: seconds.optional(),
    extra,
  })
  .refine(({ options, answer }) => options.some(({ id }) => id === answer), {
    message: 'must be the id of an option',
    path: ['answer'],
  })
  .refine(({ options }) => new Set(options.map(({ id }) => id)).size === options.length, {
    message: 'must have ids of their own',
    path: ['options'],
  });

export const subjectSchemas = {
  question: questionSubject,
  relevance: relevanceSubject,
  profile: profileSubject,
  picture: pictureSubject,
  observation: observationSubject,
  quiz: quizSubject,
} as const;

export const reviewKinds = ['question', 'relevance', 'profile', 'picture', 'observation', 'quiz'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
export type Subjects = { readonly [K in ReviewKind]: z.infer<(typeof subjectSchemas)[K]> };
