import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import { insideFolder } from '../../../app/import/content-path.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import { type Failure, failureOf } from '../../../memory/failure.ts';

/** The twelve sub-tasks in their groups (Table 1); `history` is what Tables 3 and 6 call Temporal. */
export const tasks = {
  visual: ['predict', 'spatial', 'numeric', 'commonsense', 'change'],
  text: ['predict', 'numeric', 'multi_hop'],
  multimodal: ['predict', 'sentiment', 'numeric', 'history'],
} as const;
export const groups = ['visual', 'text', 'multimodal'] as const;
export type Group = (typeof groups)[number];

/** Why a wrong option is wrong, labelled when it was written. */
export const failureModes = [
  'mis_identification',
  'missing_personal_information',
  'incorrect_use_of_personal_information',
  'other',
] as const;
export type FailureMode = (typeof failureModes)[number];

const letters = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof letters)[number];

/** Whether a relative path leads nowhere but down. */
const isBelow = (path: string): boolean => !isAbsolute(path) && !path.split(/[\\/]/).includes('..');

const questionSchema = z
  .looseObject({
    id: z.union([z.string(), z.number()]).transform(String),
    group: z.enum(groups),
    task: z
      .string()
      .transform((task) => (task.toLowerCase() === 'temporal' ? 'history' : task.toLowerCase().replace(/[- ]/g, '_'))),
    concept: z.string().nullish(),
    image: z.string().nullish(),
    question: z.string().min(1),
    options: z.record(z.enum(letters), z.string()),
    answer: z.enum(letters),
    failure: z.partialRecord(z.enum(letters), z.string()).nullish(),
    distractor: z.string().nullish(),
    of: z.union([z.string(), z.number()]).transform(String).nullish(),
    profiles: z.string().refine(isBelow, { error: 'the folder of profiles must lie in the data set' }).nullish(),
  })
  .refine(({ group, task }) => (tasks[group] as readonly string[]).includes(task), {
    error: 'the task is none of its group',
  });

export type ChoiceQuestion = {
  readonly id: string;
  readonly group: Group;
  readonly task: string;
  readonly concept: string | undefined;
  /** Absolute path. */
  readonly image: string | undefined;
  readonly text: string;
  readonly options: Readonly<Record<Letter, string>>;
  readonly right: Letter;
  readonly failure: Readonly<Partial<Record<Letter, FailureMode>>>;
  /** What was put beside the question to mislead; absent for a plain one. */
  readonly distractor: string | undefined;
  /** The question that this one is with a distractor; absent for a plain one and where the data set does not say. */
  readonly of?: string;
  /** Below the root, the folder whose `concepts/` it is asked of, where profiles carry a distractor; else the root's own. */
  readonly profiles?: string;
};

export type QuestionFile = {
  readonly root: string;
  readonly sha256: string;
  readonly questions: readonly ChoiceQuestion[];
  readonly failures: readonly Failure[];
  readonly notes: readonly string[];
};

/** `questions.jsonl` of a data set's folder, or the file itself. Errors: `missing`. */
export async function readQuestions(path: string): Promise<QuestionFile> {
  const top = resolve(path);
  const file = (await isFile(top)) ? top : join(top, 'questions.jsonl');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const action = 'Name the folder that holds concepts/ and questions.jsonl.';
    throw new MadeleineError('missing', 'No questions.jsonl was found here.', { path: top, action, cause });
  });
  const root = dirname(file);
  const hash = createHash('sha256').update(text);
  await hashProfiles(root, hash);
  const failures: Failure[] = [];
  const questions: ChoiceQuestion[] = [];
  const seen = new Set<string>();
  for (const [row, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = questionSchema.safeParse(parsed(line));
    const twice = read.success && seen.has(read.data.id);
    if (read.success && !twice) {
      seen.add(read.data.id);
      const question = questionOf(root, read.data);
      const outside = question.image === undefined ? undefined : await refusedOf(root, question.image);
      if (outside === undefined) {
        if (question.image !== undefined)
          hash.update(`${question.image.slice(root.length)} ${await sizeOf(question.image)}`);
        questions.push(question);
      } else failures.push({ ...outside, path: `${file}, line ${row + 1}: ${outside.path}` });
      continue;
    }
    const why = read.success
      ? `the id ${read.data.id} is used twice`
      : z.prettifyError(read.error).replaceAll('\n', '; ');
    failures.push({
      path: `${file}, line ${row + 1}`,
      code: 'malformed-row',
      message: `The question cannot be read: ${why}`,
      action: 'Correct the line, or leave it: the others count.',
    });
  }
  for (const folder of new Set(questions.flatMap(({ profiles }) => profiles ?? [])))
    await hashProfiles(resolve(root, folder), hash);
  return { root, sha256: hash.digest('hex'), questions, failures, notes: await notesOf(questions) };
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Why a picture that a question names is not looked at; undefined for one inside the data set. */
const refusedOf = (root: string, image: string): Promise<Failure | undefined> =>
  insideFolder(root, image).then(
    () => undefined,
    (error: unknown) => failureOf(image, error),
  );

/** In bytes; pictures are told by name and size, as ATM-Bench's are. */
const sizeOf = (path: string): Promise<number | 'gone'> =>
  stat(path).then(
    ({ size }) => size,
    () => 'gone' as const,
  );

async function hashProfiles(root: string, hash: ReturnType<typeof createHash>): Promise<void> {
  const folder = join(root, 'concepts');
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    const profile = await insideFolder(root, join(folder, name, 'profile.json'))
      .then((path) => readFile(path))
      .catch(() => undefined);
    if (profile !== undefined) hash.update(name).update(profile);
    for (const reference of (await readdir(join(folder, name, 'reference')).catch(() => [])).sort())
      hash.update(`${reference} ${await sizeOf(join(folder, name, 'reference', reference))}`);
  }
}

async function notesOf(questions: readonly ChoiceQuestion[]): Promise<string[]> {
  let missing = 0;
  for (const { image } of questions) if (image !== undefined && !(await isFile(image))) missing += 1;
  return missing === 0 ? [] : [`${missing} questions name a picture that is not there.`];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function questionOf(root: string, raw: z.infer<typeof questionSchema>): ChoiceQuestion {
  const failure: Partial<Record<Letter, FailureMode>> = {};
  for (const letter of letters) {
    const mode = raw.failure?.[letter];
    if (mode !== undefined) failure[letter] = modeOf(mode);
  }
  return {
    id: raw.id,
    group: raw.group,
    task: raw.task,
    concept: raw.concept ?? undefined,
    image: raw.image === null || raw.image === undefined ? undefined : resolve(root, raw.image),
    text: raw.question,
    options: raw.options,
    right: raw.answer,
    failure,
    distractor: raw.distractor ?? undefined,
    ...(raw.of === null || raw.of === undefined ? {} : { of: raw.of }),
    ...(raw.profiles === null || raw.profiles === undefined ? {} : { profiles: raw.profiles }),
  };
}

function modeOf(written: string): FailureMode {
  const name = written.toLowerCase().replace(/[- ]/g, '_');
  return failureModes.find((mode) => mode === name) ?? 'other';
}
