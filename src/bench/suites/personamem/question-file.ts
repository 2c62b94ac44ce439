import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { insideFolder } from '../../../app/import/content-path.ts';
import { partsOf } from '../../../app/items/collection.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import { type Failure, failureOf } from '../../../memory/failure.ts';
import type { FilePart } from '../../../ports/source.ts';
import { type CsvRow, csvRows } from '../../csv-rows.ts';
import { stringList } from '../../python/string-list.ts';
import type { Letter } from '../mprbench/question-file.ts';

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const rowSchema = z.looseObject({
  question_id: z.string().min(1).max(200),
  question_type: z.string().min(1).max(200),
  topic: z.string().max(200).optional(),
  persona_id: z.string().max(200).optional(),
  user_question_or_message: z.string().min(1),
  correct_answer: z.string().regex(/^\s*\(?[a-dA-D]\)?\s*$/),
  all_options: z.string(),
  shared_context_id: z.string().min(1),
  end_index_in_shared_context: number,
  context_length_in_tokens: number.optional().catch(undefined),
});

export type Options = Readonly<Partial<Record<Letter, string>>>;
export type PersonaMemQuestion = {
  readonly id: string;
  readonly type: string;
  readonly topic: string | undefined;
  readonly persona: string | undefined;
  readonly text: string;
  readonly options: Options;
  readonly right: Letter;
  /** The conversation as far as the message before the question. */
  readonly part: Required<FilePart>;
  readonly tokens: number | undefined;
};
/** The collection that a question is asked of: its conversation, cut where it is asked. */
export const contextOf = ({ part }: Pick<PersonaMemQuestion, 'part'>): string => `${part.id}@${part.most}`;

export type QuestionFile = {
  readonly file: string;
  readonly contexts: string;
  readonly sha256: string;
  readonly questions: readonly PersonaMemQuestion[];
  readonly failures: readonly Failure[];
  readonly notes: readonly string[];
};

const form = /^questions(.*)\.csv$/i;

/**
 * The questions and the conversations that lie beside them: the CSV file itself, or the only one of a folder. Errors:
 * `missing`, `usage` where there are several, `unsafe-path`.
 */
async function filesAt(path: string): Promise<{ readonly file: string; readonly contexts: string }> {
  const top = resolve(path);
  const found = await stat(top).catch((cause: unknown) => {
    throw new MadeleineError('missing', 'The path does not exist.', { path: top, action: 'Check the path.', cause });
  });
  const folder = found.isFile() ? dirname(top) : top;
  const names = found.isFile() ? [basename(top)] : (await readdir(folder)).filter((name) => form.test(name)).sort();
  const [name, ...more] = names;
  const action = 'Give questions_32k.csv, with shared_contexts_32k.jsonl beside it (or 128k, 1M).';
  if (more.length > 0)
    throw new MadeleineError('usage', 'There are several files of questions here.', {
      path: top,
      action: `Give one of the files: ${names.join(', ')}.`,
    });
  if (name === undefined || !form.test(name))
    throw new MadeleineError('missing', 'There are no PersonaMem questions here.', { path: top, action });
  const contexts = join(folder, `shared_contexts${form.exec(name)?.[1] ?? ''}.jsonl`);
  if ((await stat(contexts).catch(() => undefined))?.isFile() !== true)
    throw new MadeleineError('missing', 'The conversations of these questions are missing.', {
      path: contexts,
      action,
    });
  // Whoever names a link to a file means what it leads to; one that is found is not followed out of the folder.
  const file = found.isFile() ? top : await insideFolder(folder, join(folder, name));
  return { file, contexts: await insideFolder(folder, contexts) };
}

type Context = { readonly start: number; readonly end: number; readonly messages: number };

/**
 * PersonaMem's questions (Jiang et al. 2025), with where their conversations stand; their words stay in the file, which is
 * read a line at a time. Errors: `missing`, `usage`, `corrupt` for what is no CSV, `unsafe-path`.
 */
export async function readQuestions(path: string): Promise<QuestionFile> {
  const { file, contexts } = await filesAt(path);
  const hash = createHash('sha256');
  const failures: Failure[] = [];
  const known = await readContexts(contexts, failures, hash);
  const questions = new Map<string, PersonaMemQuestion>();
  let beyond = 0;
  for await (const row of csvRows(file)) {
    hash.update(JSON.stringify(row.row));
    const question = questionOf(row, known);
    const twice = typeof question !== 'string' && questions.has(question.id);
    if (typeof question === 'string' || twice)
      failures.push(malformed(file, `line ${row.line}`, twice ? 'its question_id came before' : String(question)));
    else {
      questions.set(question.id, question);
      if (question.part.most > (known.get(question.part.id)?.messages ?? 0)) beyond += 1;
    }
  }
  const notes =
    beyond === 0 ? [] : [`${beyond} questions are asked after the end of their conversation: all of it is given.`];
  return { file, contexts, sha256: hash.digest('hex'), questions: [...questions.values()], failures, notes };
}

const lineSchema = z.record(z.string().min(1).max(200), z.array(z.unknown()));

async function readContexts(
  file: string,
  failures: Failure[],
  hash: { update(bytes: Buffer | string): unknown },
): Promise<ReadonlyMap<string, Context>> {
  const known = new Map<string, Context>();
  let line = 0;
  for await (const { start, end, bytes, value } of partsOf(file, 'lines')) {
    line += 1;
    hash.update(bytes ?? `${start}-${end}`);
    const read = lineSchema.safeParse(value);
    const why = bytes === undefined ? 'it is larger than any released one' : 'it is not {id: messages}';
    if (!read.success) failures.push(malformed(file, `context ${line}`, why));
    else
      for (const [id, messages] of Object.entries(read.data))
        if (!known.has(id)) known.set(id, { start, end, messages: messages.length });
  }
  return known;
}

function malformed(file: string, where: string, why: string): Failure {
  const action = 'Correct the row, or leave it: the others count.';
  return failureOf(file, new MadeleineError('malformed-row', `${where}: ${why}`, { path: file, action }));
}

/** A row's question, or why it is none. */
function questionOf({ row }: CsvRow, contexts: ReadonlyMap<string, Context>): PersonaMemQuestion | string {
  const read = rowSchema.safeParse(row);
  if (!read.success) return z.prettifyError(read.error).replaceAll('\n', '; ').slice(0, 500);
  const { data } = read;
  const options = optionsOf(data.all_options);
  const right = letterIn(data.correct_answer);
  const context = contexts.get(data.shared_context_id);
  if (context === undefined) return `there is no conversation "${data.shared_context_id.slice(0, 80)}"`;
  if (options === undefined || right === undefined || options[right] === undefined)
    return 'all_options is not a list of options "(a) …" that has the correct answer';
  const { start, end } = context;
  return {
    id: data.question_id,
    type: data.question_type,
    topic: data.topic === '' ? undefined : data.topic,
    persona: data.persona_id === '' ? undefined : data.persona_id,
    text: data.user_question_or_message,
    options,
    right,
    part: { id: data.shared_context_id, start, end, most: data.end_index_in_shared_context },
    tokens: data.context_length_in_tokens,
  };
}

const letters: ReadonlySet<string> = new Set(['A', 'B', 'C', 'D']);
const isLetter = (text: string): text is Letter => letters.has(text);
function letterIn(text: string): Letter | undefined {
  const letter = text.replace(/[\s()]/g, '').toUpperCase();
  return isLetter(letter) ? letter : undefined;
}

/** "(a) text" by its letter; `undefined` where one is none or comes twice. */
function optionsOf(printed: string): Options | undefined {
  const options: Partial<Record<Letter, string>> = {};
  for (const option of stringList(printed) ?? []) {
    const [, name = '', text = ''] = /^\s*\(([a-dA-D])\)\s*(.*)$/s.exec(option) ?? [];
    const letter = letterIn(name);
    if (letter === undefined || options[letter] !== undefined) return undefined;
    options[letter] = text;
  }
  return options;
}
