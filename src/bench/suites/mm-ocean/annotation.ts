import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { insideFolder } from '../../../app/import/content-path.ts';
import { isMadeleineError, MadeleineError } from '../../../memory/errors.ts';
import { type Failure, failureOf } from '../../../memory/failure.ts';

export const traits = ['extraversion', 'agreeableness', 'conscientiousness', 'neuroticism', 'openness'] as const;
export type Trait = (typeof traits)[number];
export const levels = ['Very Low', 'Low', 'Medium', 'High', 'Very High'] as const;
export type Level = (typeof levels)[number];

/** Question categories in two clusters: reasoning about cues, and finding them. */
export const categories = {
  'Personality Attribution': 'reasoning',
  'Counterfactual Reasoning': 'reasoning',
  'Temporal-Causal Reasoning': 'reasoning',
  'Mixed Emotion Discrimination': 'reasoning',
  'Micro-expression Localization': 'visual grounding',
  'Spatial Localization Verification': 'visual grounding',
  'Temporal-Spatial Joint Localization': 'visual grounding',
} as const;

/** The five levels are the fifths of a score in 0–1; a fifth's upper end belongs to it. */
export function levelOf(score: number): Level {
  if (score <= 0.2) return 'Very Low';
  if (score <= 0.4) return 'Low';
  if (score <= 0.6) return 'Medium';
  return score <= 0.8 ? 'High' : 'Very High';
}

const words = z.string().catch('');
const perhaps = z.string().nullish().catch(null);
const seconds = z.union([z.number(), z.string()]).nullish().catch(null);
const observationSchema = z.looseObject({
  dimension: perhaps,
  start_time: seconds,
  end_time: seconds,
  description: words,
});
const analysisSchema = z.looseObject({ trait: words, level: perhaps, rationale: words });
const optionSchema = z.looseObject({ id: words, text: words });
const choiceSchema = z.looseObject({
  category: z.string().catch('Unknown'),
  question: words,
  options: z.array(optionSchema).catch([]),
  correct_answer: words,
});

/**
 * Only the video's id must be there: what a file lacks or writes in another form is read as the released script reads
 * it, which looks at scores and keys alone, so that no file is lost over parts that are not scored.
 */
const annotationSchema = z.looseObject({
  video_id: z.string(),
  video_path: perhaps,
  transcription: perhaps,
  original_scores: z.record(z.string(), z.unknown()).catch({}),
  observations: z.array(observationSchema).catch([]),
  personality_analyses: z.array(analysisSchema).catch([]),
  mcq_questions: z.array(choiceSchema.catch(choiceSchema.parse({}))).catch([]),
});

export type GoldChoice = {
  readonly category: string;
  readonly question: string;
  readonly options: readonly { readonly letter: string; readonly text: string }[];
  readonly right: string;
  /** Taken out by errata: it keeps its number and is not counted. */
  readonly dropped?: boolean;
};
export type Annotation = {
  readonly id: string;
  /** Absolute path of the video, if it lies where the file says. */
  readonly video: string | undefined;
  readonly transcript: string;
  readonly levels: ReadonlyMap<Trait, Level>;
  /** What annotators wrote beside the score; not used, since it disagrees with it. */
  readonly writtenLevels: ReadonlyMap<string, string>;
  readonly observations: readonly string[];
  /** Of each observation its kind: expression, action, voice, background. */
  readonly dimensions: readonly string[];
  /** The annotators' own rationales, for judging others against. */
  readonly rationales: ReadonlyMap<string, string>;
  readonly choices: readonly GoldChoice[];
};

export type Annotations = {
  readonly folder: string;
  readonly sha256: string;
  readonly videos: readonly Annotation[];
  readonly failures: readonly Failure[];
};

/**
 * The folder with annotation files at a path: itself, `data/test` or `test` inside it; and the folder that nothing leads out
 * of. Errors: `missing`.
 */
async function annotationFolder(path: string): Promise<{ readonly top: string; readonly folder: string }> {
  const top = resolve(path);
  const found = await stat(top).catch((cause: unknown) => {
    throw new MadeleineError('missing', 'The path does not exist.', { path: top, cause });
  });
  if (found.isFile()) return { top: dirname(top), folder: dirname(top) };
  for (const inside of ['', 'data/test', 'test', 'data']) {
    const folder = join(top, inside);
    const names = await readdir(folder).catch(() => []);
    if (names.some((name) => name.endsWith('.json'))) return { top, folder };
  }
  throw new MadeleineError('missing', 'This folder has no annotation files (*.json).', {
    path: top,
    action: 'Give the folder data/test of MM-OCEAN.',
  });
}

/** MM-OCEAN's released files, one a video, in the order of their names; the last of two with one id counts. */
export async function readAnnotations(path: string): Promise<Annotations> {
  const { top, folder } = await annotationFolder(path);
  const hash = createHash('sha256');
  const failures: Failure[] = [];
  const videos = new Map<string, Annotation>();
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.json')).sort()) {
    try {
      const text = await readFile(await insideFolder(top, join(folder, name)), 'utf8');
      hash.update(name).update('\0').update(text);
      const raw = annotationSchema.parse(JSON.parse(text));
      const annotation = annotationOf(raw, await videoOf(top, folder, raw, failures));
      videos.set(annotation.id, annotation);
    } catch (error) {
      if (isMadeleineError(error)) {
        failures.push(failureOf(join(folder, name), error));
        continue;
      }
      const why = error instanceof z.ZodError ? z.prettifyError(error).replaceAll('\n', '; ') : 'it is not JSON';
      failures.push({
        path: join(folder, name),
        code: 'malformed-row',
        message: `The annotation cannot be read: ${why}`,
        action: 'Download it again; the others count.',
      });
    }
  }
  return { folder, sha256: hash.digest('hex'), videos: [...videos.values()], failures };
}

/** The video of an annotation, if it is there; one outside the data set is named in `failures` and not looked at. */
async function videoOf(
  top: string,
  folder: string,
  { video_path: path, video_id: id }: z.infer<typeof annotationSchema>,
  failures: Failure[],
): Promise<string | undefined> {
  try {
    const named = await insideFolder(top, resolve(folder, path ?? id));
    return (await stat(named)).isFile() ? named : undefined;
  } catch (error) {
    if (isMadeleineError(error)) failures.push(failureOf(join(folder, `${id}.json`), error));
    return undefined;
  }
}

function annotationOf(raw: z.infer<typeof annotationSchema>, video: string | undefined): Annotation {
  const known = traits.flatMap((trait): [Trait, Level][] => {
    const score = raw.original_scores[trait];
    return typeof score !== 'number' ? [] : [[trait, levelOf(score)]];
  });
  return {
    id: raw.video_id,
    video,
    transcript: raw.transcription ?? '',
    levels: new Map(known),
    writtenLevels: new Map(
      raw.personality_analyses.flatMap(({ trait, level }) =>
        level === null || level === undefined ? [] : [[trait.toLowerCase(), level] as const],
      ),
    ),
    dimensions: raw.observations.map(({ dimension }) => dimension ?? 'none'),
    observations: raw.observations.map(({ dimension, start_time: from, end_time: to, description }) =>
      [dimension, from === null || from === undefined ? undefined : `${from}–${to ?? from} s`, description]
        .filter((part) => part !== undefined && part !== null && part !== '')
        .join(', '),
    ),
    rationales: new Map(raw.personality_analyses.map(({ trait, rationale }) => [trait.toLowerCase(), rationale])),
    choices: raw.mcq_questions.map(({ category, question, options, correct_answer: right }) => ({
      category,
      question,
      options: options.map(({ id, text }) => ({ letter: id, text })),
      right,
    })),
  };
}
