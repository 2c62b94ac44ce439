import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { insideFolder } from '../../../app/import/content-path.ts';
import { collectionSource } from '../../../app/items/collection.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import { type Failure, failureOf } from '../../../memory/failure.ts';

/** A released file of questions has less than 400 kB. */
const MOST_BYTES = 64_000_000;
const printed = z.union([z.string(), z.number()]).transform(String);
const rowSchema = z.looseObject({
  question: z.string().min(1),
  answer: z.string(),
  question_type: z.string().min(1),
  ask_time: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/)
    .nullish(),
  evidence: z.array(z.looseObject({ type: z.string(), id: printed })).nullish(),
  score_points: z.array(z.looseObject({ description: z.string(), score: z.number().positive() })).nullish(),
  options: z.array(z.looseObject({ option: z.string().min(1), content: z.string() })).nullish(),
});

/** What an answer has to say, and how much it counts for. */
export type ScorePoint = { readonly text: string; readonly weight: number };
export type LifebenchQuestion = {
  readonly id: string;
  readonly person: string;
  readonly text: string;
  readonly type: string;
  /** The end of the day or month in which it is asked, `YYYY-MM-DDTHH:MM:SS`. */
  readonly now?: string;
  readonly options?: readonly { readonly letter: string; readonly text: string }[];
  readonly gold: {
    readonly answer: string;
    readonly answerable: boolean;
    /** Ids of rows, `<person>:<kind>:<phone_id>`; only those that the phone has. */
    readonly evidence: readonly string[];
    readonly points: readonly ScorePoint[];
  };
};
export type People = {
  readonly root: string;
  readonly sha256: string;
  /** Folders of the people, by name. */
  readonly people: ReadonlyMap<string, string>;
  readonly questions: readonly LifebenchQuestion[];
  readonly failures: readonly Failure[];
  readonly notes: readonly string[];
};

const questionFile = (folder: string): string => join(folder, 'QA', 'QA_clean.json');
const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isFile() === true;

/**
 * LifeBench's people and questions at a path: the repository (`data_en`, or `data` for `cn`), a folder of people, or one
 * person. Evidence that names no row is dropped and counted in `notes`. No link is followed out of the path. Errors:
 * `missing`, `corrupt`, `unsafe-path`.
 */
export async function readPeople(path: string, language: 'en' | 'cn'): Promise<People> {
  const root = resolve(path);
  const people = await peopleAt(root, language);
  const hash = createHash('sha256');
  const questions: LifebenchQuestion[] = [];
  const failures: Failure[] = [];
  const notes: string[] = [];
  for (const [person, folder] of people) {
    const file = await insideFolder(root, questionFile(folder));
    const bytes = await boundedBytes(file);
    hash.update(person).update(bytes);
    const phone = join(folder, 'phone_data');
    for (const name of (await readdir(phone).catch((): string[] => [])).sort()) {
      const found = await stat(await insideFolder(root, join(phone, name))).catch(() => undefined);
      hash.update(`${name} ${found?.size}`);
    }
    const rows = await phoneRows(folder, failures);
    let dropped = 0;
    for (const [index, raw] of listIn(file, bytes).entries()) {
      const read = rowSchema.safeParse(raw);
      if (!read.success) {
        failures.push(malformed(file, index, read.error));
        continue;
      }
      const question = questionOf(person, index, read.data, rows);
      dropped +=
        new Set(read.data.evidence?.map(({ type, id }) => `${type}:${id}`)).size - question.gold.evidence.length;
      questions.push(question);
    }
    if (dropped > 0) notes.push(`${person}: evidence that names no row of the phone was dropped, ${dropped} in all.`);
  }
  return { root, sha256: hash.digest('hex'), people, questions, failures, notes };
}

async function peopleAt(root: string, language: 'en' | 'cn'): Promise<ReadonlyMap<string, string>> {
  if (await isFile(questionFile(root))) return new Map([[basename(root), root]]);
  for (const top of [join(root, language === 'cn' ? 'data' : 'data_en'), root]) {
    const names = await readdir(top).catch((): string[] => []);
    const found = new Map<string, string>();
    for (const name of names.sort()) if (await isFile(questionFile(join(top, name)))) found.set(name, join(top, name));
    if (found.size > 0) return found;
  }
  throw new MadeleineError('missing', 'There is no LifeBench person here.', {
    path: root,
    action: 'Give the folder that holds data_en and data, or one person with phone_data and QA/QA_clean.json.',
  });
}

/** Ids of the rows that a person's phone holds; what cannot be read of them goes to `failures`. */
async function phoneRows(folder: string, failures: Failure[]): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const event of (await collectionSource(folder, 'lifebench')).read({})) {
    if (event.type === 'record' && event.record.id !== undefined) ids.add(event.record.id);
    if (event.type === 'failure') failures.push(event.failure);
  }
  return ids;
}

const action = 'Download it again; it must be a JSON list.';

async function boundedBytes(file: string): Promise<Buffer> {
  if ((await stat(file)).size <= MOST_BYTES) return readFile(file);
  throw new MadeleineError('corrupt', 'This file is too large to be LifeBench questions.', { path: file, action });
}

function listIn(file: string, bytes: Buffer): readonly unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, '')));
  } catch (cause) {
    throw new MadeleineError('corrupt', 'This is not a readable file of questions.', { path: file, action, cause });
  }
}

function malformed(file: string, index: number, error: z.ZodError): Failure {
  const message = `question ${index}: ${z.prettifyError(error).replaceAll('\n', '; ')}`;
  const action = 'Correct the question, or leave it: the others count.';
  return failureOf(file, new MadeleineError('malformed-row', message, { path: file, action }));
}

function questionOf(
  person: string,
  index: number,
  row: z.infer<typeof rowSchema>,
  rows: ReadonlySet<string>,
): LifebenchQuestion {
  const evidence = new Set(row.evidence?.map(({ type, id }) => `${person}:${type}:${id}`));
  const options = row.options?.map(({ option, content }) => ({ letter: option.trim(), text: content }));
  return {
    id: `${person}:q${index}`,
    person,
    text: row.question,
    type: row.question_type,
    ...(row.ask_time ? { now: endOf(row.ask_time) } : {}),
    ...(options === undefined || options.length === 0 ? {} : { options }),
    gold: {
      answer: row.answer.trim(),
      answerable: row.question_type !== 'Unanswerable',
      evidence: [...evidence].filter((id) => rows.has(id)),
      points: (row.score_points ?? []).map(({ description, score }) => ({ text: description, weight: score })),
    },
  };
}

/** The last second of a written month or day. */
function endOf(written: string): string {
  if (written.length > 7) return `${written}T23:59:59`;
  const [year, month] = written.split('-').map(Number);
  const days = new Date(Date.UTC(year ?? 0, month ?? 1, 0)).getUTCDate();
  return `${written}-${String(days).padStart(2, '0')}T23:59:59`;
}
