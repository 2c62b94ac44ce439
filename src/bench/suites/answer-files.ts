import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { csvRows } from '../csv-rows.ts';
import type { Outcome, Reply } from '../outcome.ts';
import { readText } from '../read-text.ts';
import { tally } from '../remarks.ts';
import type { Remark } from '../scored.ts';
import type { Predicted, PredictionFiles } from '../suite.ts';
import { retrievalRow } from './retrieval-row.ts';

/** A question with the evidence that its answer rests on. */
type Asked = { readonly id: string; readonly text: string; readonly gold: { readonly evidence: readonly string[] } };

type Answer = { readonly text: string; readonly abstained: boolean };

/** What was said and returned, by question id; a question without an entry was not answered. */
export type Given = {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly retrieved: ReadonlyMap<string, readonly string[]>;
  readonly remarks: readonly Remark[];
};

/** How a suite's files name what is in them. */
export type FileForm = {
  /** Ids of the questions that there are. */
  readonly known: ReadonlySet<string>;
  /** What the released files call the question's id and the answer, if not `id` and `answer`, which are read all the same. */
  readonly released?: { readonly id: string; readonly answer: string };
  /** A question's own id for the one that is written. */
  question?(written: string): string;
  /** An item's own id for the one that is written in an answer to the question. */
  item?(question: string, written: string): string;
};

/** The words by which an abstention is handed in: those that LoCoMo's released scorer looks for. */
export const abstentionText = 'No information available';

/** `predictions.jsonl` and `retrieval_recall_details.json` of a run; of several repeats the first. */
export function answerFiles(questions: readonly Asked[], outcomes: readonly Outcome[]): ReadonlyMap<string, string> {
  const answers: string[] = [];
  const retrievals: unknown[] = [];
  for (const [{ id, text, gold }, outcome] of answeredFirst(questions, outcomes)) {
    const answer = writtenAnswer(outcome.reply);
    if (answer !== undefined) answers.push(`${JSON.stringify({ id, answer })}\n`);
    const found = retrievalRow(text, gold.evidence, outcome);
    if (found !== undefined) retrievals.push(found);
  }
  return new Map([
    ['predictions.jsonl', answers.join('')],
    ['retrieval_recall_details.json', `${JSON.stringify(retrievals, null, 1)}\n`],
  ]);
}

type Answered = Extract<Outcome, { readonly state: 'answered' }>;

/** The questions that were answered, with what was said the first time. */
export function answeredFirst<Q extends { readonly id: string }>(
  questions: readonly Q[],
  outcomes: readonly Outcome[],
): (readonly [Q, Answered])[] {
  const first = new Map(outcomes.filter(({ repeat }) => repeat === 0).map((outcome) => [outcome.id, outcome]));
  return questions.flatMap((question): (readonly [Q, Answered])[] => {
    const outcome = first.get(question.id);
    return outcome?.state === 'answered' ? [[question, outcome]] : [];
  });
}

/** An answer as files write it; none where nothing was said in words. */
export function writtenAnswer({ said }: Reply): string | undefined {
  if (said?.kind === 'text') return said.text;
  if (said?.kind === 'choice') return said.letter;
  return said?.kind === 'abstained' ? abstentionText : undefined;
}

/** A run's outcomes as given answers. A failed question is not an answer: it counts as wrong, and is remarked. */
export function givenOf(outcomes: readonly Outcome[]): Given {
  const odd = tally();
  const answers = new Map<string, Answer>();
  const retrieved = new Map<string, readonly string[]>();
  for (const outcome of outcomes) {
    if (outcome.state === 'failed') {
      odd.add('failed', 'questions failed and count as wrong', `${outcome.id}: ${outcome.error.message}`);
      answers.set(outcome.id, { text: '', abstained: false });
      continue;
    }
    const { said, retrieved: ranked } = outcome.reply;
    if (said?.kind === 'text') answers.set(outcome.id, { text: said.text, abstained: false });
    if (said?.kind === 'abstained') answers.set(outcome.id, { text: abstentionText, abstained: true });
    if (ranked !== undefined)
      retrieved.set(
        outcome.id,
        ranked.map(({ id }) => id),
      );
  }
  return { answers, retrieved, remarks: odd.remarks() };
}

/** Files as the outcomes of a run. A question that the files say nothing of has none. Errors: `missing`, `corrupt`. */
export async function outcomesOf(files: PredictionFiles, form: FileForm): Promise<Predicted> {
  const { answers, remarks } = await readAnswers(files.predictions, form);
  const rankings = files.retrieval === undefined ? undefined : await readRetrieval(files.retrieval, form);
  const outcomes = [...form.known].flatMap((id): Outcome[] => {
    const answer = answers.get(id);
    const ranking = rankings?.retrieved.get(id);
    if (answer === undefined && ranking === undefined) return [];
    const reply: Reply = {
      ...(answer === undefined ? {} : { said: saidBy(answer) }),
      ...(ranking === undefined ? {} : { retrieved: ranking.map((item, place) => ({ id: item, score: -place })) }),
    };
    return [{ state: 'answered', id, repeat: 0, seed: 0, reply, tookMs: 0, tries: 1, cached: false }];
  });
  return { outcomes, remarks: [...remarks, ...(rankings?.remarks ?? [])] };
}

/** As `outcomesOf`, with an empty answer to what the file leaves out: it is wrong, and not merely unanswered. */
export async function everyOutcomeOf(files: PredictionFiles, form: FileForm): Promise<Predicted> {
  const { outcomes, remarks } = await outcomesOf(files, form);
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const nothing = { state: 'answered', repeat: 0, seed: 0, tookMs: 0, tries: 1, cached: false } as const;
  const every = [...form.known].map((id): Outcome => {
    const outcome = byId.get(id);
    const reply: Reply = { said: { kind: 'text', text: '' }, ...(outcome?.state === 'answered' ? outcome.reply : {}) };
    return { ...nothing, id, reply };
  });
  return { outcomes: every, remarks };
}

/** A file cannot tell an abstention from its words: those by which a run writes one mean one. */
const saidBy = (answer: string) =>
  answer === abstentionText
    ? ({ kind: 'abstained', reason: answer } as const)
    : ({ kind: 'text', text: answer } as const);

const rowSchema = z.record(z.string(), z.unknown());
const answerSchema = z.union([z.string(), z.number(), z.boolean()]).nullish();
const retrievalSchema = z.looseObject({ retrieval_ids: z.array(z.string()) });

/** A field of a row, under its own name or the released one. */
const fieldOf = (row: Readonly<Record<string, unknown>>, name: 'id' | 'answer', { released }: FileForm): unknown =>
  row[name] ?? (released && row[released[name]]);

/** The question that a row is about. */
function questionOf(row: Readonly<Record<string, unknown>> | undefined, form: FileForm): string | undefined {
  const written = row && z.string().safeParse(fieldOf(row, 'id', form)).data;
  return written === undefined ? undefined : (form.question?.(written) ?? written);
}

type WrittenRow = { readonly where: string; readonly row: Readonly<Record<string, unknown>> | undefined };

/** The rows of a file of answers: lines of JSON, or a table where its name says so. Blank lines are skipped. */
async function* rowsIn(path: string): AsyncGenerator<WrittenRow> {
  if (/\.csv$/i.test(path)) {
    for await (const { line, row } of csvRows(path)) yield { where: `line ${line}`, row };
    return;
  }
  for (const [number, line] of (await readText(path)).split('\n').entries())
    if (line.trim() !== '') yield { where: `line ${number + 1}`, row: rowSchema.safeParse(parsed(line)).data };
}

/** The last of several answers to a question counts. Errors: `missing`, `corrupt` for a broken table. */
async function readAnswers(path: string, form: FileForm) {
  const odd = tally();
  const answers = new Map<string, string>();
  const { known, released = { id: 'id', answer: 'answer' } } = form;
  for await (const { where, row } of rowsIn(path)) {
    const id = questionOf(row, form);
    const answer = answerSchema.safeParse(row && fieldOf(row, 'answer', form));
    if (id === undefined || !answer.success)
      odd.add('broken-line', `lines are not {${released.id}, ${released.answer}} and were skipped`, where);
    else if (!known.has(id)) odd.add('unknown-id', 'answers refer to questions that are not in the dataset', id);
    else {
      if (answers.has(id)) odd.add('duplicate', 'questions are answered twice; the last answer counts', id);
      answers.set(id, String(answer.data ?? ''));
    }
  }
  for (const id of known) if (!answers.has(id)) odd.add('missing', 'questions have no answer and count as wrong', id);
  return { answers, remarks: odd.remarks() };
}

/** `retrieval_recall_details.json`: a list of `{id, retrieval_ids}`. Errors: `missing`, `corrupt`. */
async function readRetrieval(path: string, form: FileForm): Promise<Pick<Given, 'retrieved' | 'remarks'>> {
  const odd = tally();
  const retrieved = new Map<string, readonly string[]>();
  const root = z.array(z.unknown()).safeParse(parsed(await readText(path)));
  if (!root.success) {
    throw new MadeleineError('corrupt', 'This file is not a JSON list of {id, retrieval_ids}.', { path });
  }
  for (const [number, value] of root.data.entries()) {
    const row = retrievalSchema.safeParse(value).data;
    const id = questionOf(row, form);
    if (row === undefined || id === undefined)
      odd.add('broken-row', 'retrieval rows lack id or retrieval_ids and were skipped', `row ${number}`);
    else if (!form.known.has(id))
      odd.add('unknown-id', 'retrievals refer to questions that are not in the dataset', id);
    else
      retrieved.set(
        id,
        row.retrieval_ids.map((item) => form.item?.(id, item) ?? item),
      );
  }
  for (const id of form.known)
    if (!retrieved.has(id)) odd.add('missing-retrieval', 'questions have no retrieval and count as nothing found', id);
  return { retrieved, remarks: odd.remarks() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
