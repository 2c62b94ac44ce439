import { z } from 'zod';
import { MadeleineError } from '../../../memory/errors.ts';
import type { Outcome } from '../../outcome.ts';
import { readText } from '../../read-text.ts';
import { tally } from '../../remarks.ts';
import type { Remark } from '../../scored.ts';
import type { Predicted, PredictionFiles } from '../../suite.ts';

/** What was said and returned, by question id; a question without an entry was not answered. */
export type Given = {
  readonly answers: ReadonlyMap<string, { readonly text: string; readonly abstained: boolean }>;
  readonly retrieved: ReadonlyMap<string, readonly string[]>;
  readonly remarks: readonly Remark[];
};

const lineSchema = z.looseObject({ id: z.string(), answer: z.union([z.string(), z.number(), z.boolean()]).nullish() });
const retrievalSchema = z.looseObject({ id: z.string(), retrieval_ids: z.array(z.string()) });

/** JSONL `{id, answer}`; blank lines are skipped, the last of several answers to a question counts. Errors: `missing`. */
export async function readAnswers(
  path: string,
  known: ReadonlySet<string>,
): Promise<Pick<Given, 'answers' | 'remarks'>> {
  const odd = tally();
  const answers = new Map<string, { text: string; abstained: boolean }>();
  for (const [number, line] of (await readText(path)).split('\n').entries()) {
    if (line.trim() === '') continue;
    const where = `line ${number + 1}`;
    const row = lineSchema.safeParse(parsed(line));
    if (!row.success) odd.add('broken-line', 'lines are not {id, answer} and were skipped', where);
    else if (!known.has(row.data.id))
      odd.add('unknown-id', 'answers refer to questions that are not in the dataset', row.data.id);
    else {
      if (answers.has(row.data.id))
        odd.add('duplicate', 'questions are answered twice; the last answer counts', row.data.id);
      answers.set(row.data.id, { text: String(row.data.answer ?? ''), abstained: false });
    }
  }
  for (const id of known) if (!answers.has(id)) odd.add('missing', 'questions have no answer and count as wrong', id);
  return { answers, remarks: odd.remarks() };
}

/** `retrieval_recall_details.json`: a list of `{id, retrieval_ids}`. Ids of turns may lack the conversation's. */
export async function readRetrieval(
  path: string,
  known: ReadonlySet<string>,
): Promise<Pick<Given, 'retrieved' | 'remarks'>> {
  const odd = tally();
  const retrieved = new Map<string, readonly string[]>();
  const root = z.array(z.unknown()).safeParse(parsed(await readText(path)));
  if (!root.success) {
    throw new MadeleineError('corrupt', 'This file is not a JSON list of {id, retrieval_ids}.', { path });
  }
  for (const [number, value] of root.data.entries()) {
    const row = retrievalSchema.safeParse(value);
    if (!row.success)
      odd.add('broken-row', 'retrieval rows lack id or retrieval_ids and were skipped', `row ${number}`);
    else if (!known.has(row.data.id))
      odd.add('unknown-id', 'retrievals refer to questions that are not in the dataset', row.data.id);
    else
      retrieved.set(
        row.data.id,
        row.data.retrieval_ids.map((id) => withSample(row.data.id, id)),
      );
  }
  for (const id of known)
    if (!retrieved.has(id)) odd.add('missing-retrieval', 'questions have no retrieval and count as nothing found', id);
  return { retrieved, remarks: odd.remarks() };
}

const withSample = (question: string, turn: string): string =>
  /^D\d+:\d+$/.test(turn) ? `${question.slice(0, question.lastIndexOf(':'))}:${turn}` : turn;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The words by which an abstention is handed in: those that the released scorer looks for. */
export const abstentionText = 'No information available';

/** A run's outcomes as given answers. A failed question is not an answer: it counts as wrong, and is remarked. */
export function givenOf(outcomes: readonly Outcome[]): Given {
  const odd = tally();
  const answers = new Map<string, { text: string; abstained: boolean }>();
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

/** Files as the outcomes of a run. A question that the files say nothing of has none. */
export async function outcomesOf(files: PredictionFiles, known: ReadonlySet<string>): Promise<Predicted> {
  const { answers, remarks } = await readAnswers(files.predictions, known);
  const rankings = files.retrieval === undefined ? undefined : await readRetrieval(files.retrieval, known);
  const retrieved = rankings?.retrieved;
  const outcomes = [...known].flatMap((id): Outcome[] => {
    const answer = answers.get(id);
    const ranking = retrieved?.get(id);
    if (answer === undefined && ranking === undefined) return [];
    const reply = {
      ...(answer === undefined ? {} : { said: { kind: 'text', text: answer.text } as const }),
      ...(ranking === undefined ? {} : { retrieved: ranking.map((item, place) => ({ id: item, score: -place })) }),
    };
    return [{ state: 'answered', id, repeat: 0, seed: 0, reply, tookMs: 0, tries: 1, cached: false }];
  });
  return { outcomes, remarks: [...remarks, ...(rankings?.remarks ?? [])] };
}
