import type { Outcome } from '../../outcome.ts';
import { retrievalRow } from '../retrieval-row.ts';
import { answerText } from './given.ts';
import type { AtmQuestion } from './questions.ts';

/** `predictions.jsonl` and `retrieval_recall_details.json` of a run, as released; of several repeats the first. */
export function predictionFiles(
  questions: readonly AtmQuestion[],
  outcomes: readonly Outcome[],
): ReadonlyMap<string, string> {
  const first = new Map(outcomes.filter(({ repeat }) => repeat === 0).map((outcome) => [outcome.id, outcome]));
  const answers: string[] = [];
  const rankings: unknown[] = [];
  for (const { id, text, gold } of questions) {
    const outcome = first.get(id);
    if (outcome?.state !== 'answered') continue;
    const answer = answerText(outcome);
    if (answer !== undefined) answers.push(`${JSON.stringify({ id, answer })}\n`);
    const found = retrievalRow(text, gold.evidence, outcome);
    if (found !== undefined) rankings.push(found);
  }
  return new Map([
    ['predictions.jsonl', answers.join('')],
    ['retrieval_recall_details.json', `${JSON.stringify(rankings, null, 1)}\n`],
  ]);
}
