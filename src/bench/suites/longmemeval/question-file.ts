import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { insideFolder } from '../../../app/import/content-path.ts';
import { partsOf } from '../../../app/items/collection.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import { type Failure, failureOf } from '../../../memory/failure.ts';
import { entrySchema, type LongMemEvalQuestion, questionOf } from './entry.ts';

/** The released files have 500. */
const MOST_ENTRIES = 100_000;
/** Characters of what is wrong with an entry: everything in it may be. */
const MOST_SAID = 500;

export type QuestionFile = {
  readonly file: string;
  readonly sha256: string;
  readonly questions: readonly LongMemEvalQuestion[];
  readonly failures: readonly Failure[];
  readonly notes: readonly string[];
};

const sizes = ['s', 'm', 'oracle'];
const names = sizes.flatMap((size) => ['_cleaned.json', '.json', ''].map((end) => `longmemeval_${size}${end}`));

/** The file itself, or the one with a released name in a folder. Errors: `missing`, `usage` where there are several, `unsafe-path`. */
async function fileAt(path: string): Promise<string> {
  const top = resolve(path);
  const found = await stat(top).catch((cause: unknown) => {
    throw new MadeleineError('missing', 'The path does not exist.', { path: top, action: 'Check the path.', cause });
  });
  if (found.isFile()) return top;
  const there: string[] = [];
  for (const name of names)
    if ((await stat(join(top, name)).catch(() => undefined))?.isFile() === true) there.push(name);
  const [first, ...more] = there;
  if (first === undefined)
    throw new MadeleineError('missing', 'This folder has no file of LongMemEval.', {
      path: top,
      action: 'Give longmemeval_s_cleaned.json, longmemeval_m_cleaned.json or longmemeval_oracle.json.',
    });
  if (more.length > 0) {
    const action = `Give one of the files: ${there.join(', ')}.`;
    throw new MadeleineError('usage', 'There are several files of LongMemEval here.', { path: top, action });
  }
  return insideFolder(top, join(top, first));
}

/**
 * Questions and gold of a LongMemEval file (Wu et al. 2024), read one entry at a time: of each history only who speaks and
 * where it stands in the file is kept. Errors: `missing`, `usage`, `corrupt`, `truncated`, `unsafe-path`.
 */
export async function readQuestions(path: string): Promise<QuestionFile> {
  const file = await fileAt(path);
  const hash = createHash('sha256');
  const questions: LongMemEvalQuestion[] = [];
  const failures: Failure[] = [];
  const released = new Set<string>();
  let row = 0;
  for await (const { start, end, bytes, value } of partsOf(file, 'array')) {
    if (row >= MOST_ENTRIES) throw new MadeleineError('corrupt', 'This file has too many entries.', { path: file });
    hash.update(bytes ?? `${start}-${end}`);
    const entry = entrySchema.safeParse(value);
    if (bytes === undefined) failures.push(malformed(file, row, 'it is larger or deeper than any released entry'));
    else if (!entry.success)
      failures.push(malformed(file, row, value === undefined ? 'it is not JSON' : z.prettifyError(entry.error)));
    else if (released.has(entry.data.question_id)) failures.push(malformed(file, row, 'its question_id came before'));
    else {
      released.add(entry.data.question_id);
      questions.push(questionOf(entry.data, { id: `q${row}`, start, end }));
    }
    row += 1;
  }
  return { file, sha256: hash.digest('hex'), questions, failures, notes: notesOf(questions) };
}

function malformed(file: string, row: number, why: string): Failure {
  const action = 'Correct the entry, or leave it: the others count.';
  const message = `entry ${row}: ${why.replaceAll('\n', '; ').slice(0, MOST_SAID)}`;
  return failureOf(file, new MadeleineError('malformed-row', message, { path: file, action }));
}

/** What of the labels a reader of the figures has to know. */
function notesOf(questions: readonly LongMemEvalQuestion[]): string[] {
  const unread = questions.filter(({ sessions }) => sessions.some(({ roles }) => roles.includes('-'))).length;
  const undated = questions.filter(({ now }) => now === undefined).length;
  const unlabelled = questions.filter(({ gold }) => gold.answerable && gold.evidence.length === 0).length;
  return [
    ...(unread === 0 ? [] : [`${unread} histories have turns that cannot be read; they are left out.`]),
    ...(undated === 0 ? [] : [`${undated} questions have no date that is understood; systems are told none.`]),
    ...(unlabelled === 0
      ? []
      : [`${unlabelled} answerable questions have no turn of evidence; recall is not measured.`]),
  ];
}
