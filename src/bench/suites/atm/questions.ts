import { readFile } from 'node:fs/promises';
import { MadeleineError } from '../../../memory/errors.ts';
import { type Failure, failureOf } from '../../../memory/failure.ts';
import { type JsonValue, parseJson } from '../../python/json.ts';
import { printed } from '../../python/printed.ts';
import { strip } from '../../python/text.ts';
import { type QuestionType, questionType } from './scorer/question-type.ts';

/** Labels that some versions of the data set carry: label → spellings of its key. */
const labelKeys = {
  ability: ['ability', 'abilities', 'memory_ability', 'memory_abilities'],
  topic: ['topic', 'topics'],
  intent: ['intent', 'intents'],
} as const;
export type LabelName = keyof typeof labelKeys;

/** A question with its gold. Annotators' notes are not kept at all. */
export type AtmQuestion = {
  readonly id: string;
  readonly text: string;
  readonly gold: {
    readonly answer: string;
    readonly type: QuestionType;
    readonly evidence: readonly string[];
    /** Of a needle-in-a-haystack set: the fixed list of items, gold included. */
    readonly haystack?: readonly string[];
    readonly labels: Readonly<Partial<Record<LabelName, readonly string[]>>>;
  };
};

export type AtmQuestions = {
  readonly questions: readonly AtmQuestion[];
  readonly failures: readonly Failure[];
  readonly notes: readonly string[];
  /** The file as it was read. */
  readonly text: string;
};

const action = 'Download the file again; it must be a JSON list of {id, question, answer, evidence_ids}.';

/**
 * A released question file: a list, or an object with the list under `qas`. Answers and ids that are not strings are
 * read as the released scorer prints them. Errors: `missing`, `unreadable`, `corrupt` when it is no such file.
 */
export async function readQuestions(file: string): Promise<AtmQuestions> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const code = (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
    throw new MadeleineError(code, 'The question file cannot be read.', { path: file, cause });
  });
  const rows = rowsOf(parseJson(text.replace(/^\ufeff/, '')));
  if (rows === undefined)
    throw new MadeleineError('corrupt', 'This is not an ATM-Bench question file.', { path: file, action });
  const questions = new Map<string, AtmQuestion>();
  const failures: Failure[] = [];
  for (const [index, row] of rows.entries()) {
    const read = questionOf(row);
    const why = typeof read === 'string' ? read : questions.has(read.id) ? `the id ${read.id} was there before` : '';
    if (typeof read !== 'string' && why === '') questions.set(read.id, read);
    else failures.push(malformed(file, index + 1, why));
  }
  const silent = [...questions.values()].filter((question) => strip(question.text) === '').map(({ id }) => id);
  const notes =
    silent.length === 0 ? [] : [`${silent.length} questions have no text (${silent.slice(0, 3).join(', ')}…).`];
  return { questions: [...questions.values()], failures, notes, text };
}

export const looksLikeQuestions = (text: string): boolean => {
  const first = rowsOf(parseJson(text))?.find((row) => typeof questionOf(row) !== 'string');
  return first !== undefined;
};

function rowsOf(root: JsonValue | undefined): readonly JsonValue[] | undefined {
  const list = root?.kind === 'object' ? root.entries.get('qas') : root;
  return list?.kind === 'array' ? list.values : undefined;
}

const malformed = (file: string, row: number, why: string): Failure =>
  failureOf(
    file,
    new MadeleineError('malformed-row', `Row ${row}: ${why}`, {
      path: `${file}#${row}`,
      action: 'Compare this row with the published file; the other questions are used.',
    }),
  );

/** The question, or why the row is none. */
function questionOf(row: JsonValue): AtmQuestion | string {
  if (row.kind !== 'object') return 'it is not an object';
  const [id, text, answer] = [idOf(row.entries), row.entries.get('question'), row.entries.get('answer')];
  if (id === undefined) return 'it has no id';
  if (answer === undefined) return `${id} has no answer`;
  const gold = printed(answer);
  const label = row.entries.get('qtype');
  const haystack = row.entries.get('niah_evidence_ids');
  return {
    id,
    text: text === undefined ? '' : printed(text),
    gold: {
      answer: gold,
      type: questionType(label === undefined || isFalsy(label) ? undefined : printed(label), gold),
      evidence: idsOf(row.entries.get('evidence_ids')),
      ...(haystack === undefined ? {} : { haystack: idsOf(haystack) }),
      labels: labelsOf(row.entries),
    },
  };
}

function idOf(entries: ReadonlyMap<string, JsonValue>): string | undefined {
  const id = ['id', 'qa_id'].map((key) => entries.get(key)).find((value) => value !== undefined && !isNothing(value));
  return id === undefined ? undefined : printed(id);
}

/** Ids of evidence: falsy ones dropped, each once, at its first place. */
function idsOf(value: JsonValue | undefined): readonly string[] {
  const values = value?.kind === 'array' ? value.values : value === undefined ? [] : [value];
  return [...new Set(values.filter((entry) => !isFalsy(entry)).map(printed))];
}

function labelsOf(entries: ReadonlyMap<string, JsonValue>): Partial<Record<LabelName, readonly string[]>> {
  const found = Object.entries(labelKeys).flatMap(([label, keys]) => {
    const names = keys.flatMap((key) => idsOf(entries.get(key)));
    return names.length === 0 ? [] : [[label, names] as const];
  });
  return Object.fromEntries(found);
}

const isNothing = (value: JsonValue): boolean => printed(value) === '' || printed(value) === 'None';
/** What Python takes for false: `None`, `False`, 0, empty text, empty lists. */
const isFalsy = (value: JsonValue): boolean => /^(|None|False|-?0(\.0)?|\[\]|\{\})$/.test(printed(value));
