import { z } from 'zod';
import type { Outcome } from '../../outcome.ts';
import { readText } from '../../read-text.ts';
import { tally } from '../../remarks.ts';
import type { Remark } from '../../scored.ts';
import type { ChoiceQuestion, Letter } from './question-file.ts';
import type { Chosen } from './score.ts';

const lineSchema = z.looseObject({ id: z.union([z.string(), z.number()]).transform(String), answer: z.unknown() });

/** How an answer names a letter, the surest form first; of a sentence only what says that it is the answer. */
const letterForms: readonly RegExp[] = [
  /^[\s*_`]*[([]?([A-Da-d])[)\]]?[*_`]*\s*(?:[.:,)]|$)/,
  /\\boxed\{\s*(?:\\text\{)?\s*([A-Da-d])\b/,
  /(?:[Aa]nswer|ANSWER|[Oo]ption|[Cc]hoice)(?:\s+is)?\s*[:：]?[\s*_`]*[([]?([A-D])[)\]]?(?=[*_`]*\s*(?:[.:,;)]|$))/m,
  /答案(?:是|为)?\s*[:：]?\s*[（(]?([A-D])(?![A-Za-z])/,
];

/** The option that an answer names: its letter, alone, before its text or in a sentence that says so, or its whole text. */
export function letterOf(
  answer: string,
  question: { readonly options: Readonly<Partial<Record<Letter, string>>> },
): Letter | 'unreadable' {
  const entries = Object.entries(question.options) as [Letter, string][];
  for (const form of letterForms) {
    const alone = form.exec(answer)?.[1]?.toUpperCase();
    const named = entries.find(([letter]) => letter === alone);
    if (named !== undefined) return named[0];
  }
  const bare = answer.trim().toLowerCase();
  return entries.find(([, text]) => text.trim().toLowerCase() === bare)?.[0] ?? 'unreadable';
}

/** JSONL `{id, answer}`; the last answer to a question counts. Errors: `missing`. */
export async function readChosen(
  path: string,
  questions: readonly ChoiceQuestion[],
): Promise<{ readonly chosen: Chosen; readonly remarks: readonly Remark[] }> {
  const text = await readText(path);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const odd = tally();
  const chosen = new Map<string, Letter | 'unreadable'>();
  for (const [number, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const row = lineSchema.safeParse(parsed(line));
    const question = row.success ? byId.get(row.data.id) : undefined;
    if (!row.success) odd.add('broken-line', 'lines are not {id, answer} and were skipped', `line ${number + 1}`);
    else if (question === undefined)
      odd.add('unknown-id', 'answers refer to questions that are not in the dataset', row.data.id);
    else {
      if (chosen.has(question.id))
        odd.add('duplicate', 'questions are answered twice; the last answer counts', question.id);
      const { answer } = row.data;
      const letter = letterOf(typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? ''), question);
      if (letter === 'unreadable') odd.add('unreadable', 'answers name no option and count as wrong', question.id);
      chosen.set(question.id, letter);
    }
  }
  for (const { id } of questions)
    if (!chosen.has(id)) odd.add('missing', 'questions have no answer and count as wrong', id);
  return { chosen, remarks: odd.remarks() };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A run's outcomes; a failed question counts as wrong and is remarked, one that nothing was said to is left out. */
export function chosenBy(outcomes: readonly Outcome[], questions: readonly ChoiceQuestion[]) {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const odd = tally();
  const chosen = new Map<string, Letter | 'unreadable'>();
  const silent = new Set<string>();
  for (const outcome of outcomes) {
    const question = byId.get(outcome.id);
    if (question === undefined) continue;
    if (outcome.state === 'failed') {
      odd.add('failed', 'questions failed and count as wrong', `${outcome.id}: ${outcome.error.message}`);
      continue;
    }
    const { said } = outcome.reply;
    if (said?.kind === 'choice') chosen.set(question.id, letterOf(said.letter, question));
    else if (said?.kind === 'text') chosen.set(question.id, letterOf(said.text, question));
    else if (said?.kind === 'abstained') chosen.set(question.id, 'unreadable');
    else silent.add(question.id);
  }
  return { chosen, silent, remarks: odd.remarks() };
}
