import type { Outcome } from '../outcome.ts';
import { abstentionText } from './locomo/predictions.ts';
import { retrievalRow } from './retrieval-row.ts';

/** A question with the evidence that its answer rests on. */
type Asked = { readonly id: string; readonly text: string; readonly gold: { readonly evidence: readonly string[] } };

/** `predictions.jsonl` and `retrieval_recall_details.json` of a run; of several repeats the first. */
export function answerFiles(questions: readonly Asked[], outcomes: readonly Outcome[]): ReadonlyMap<string, string> {
  const first = new Map(outcomes.filter(({ repeat }) => repeat === 0).map((outcome) => [outcome.id, outcome]));
  const answers: string[] = [];
  const retrievals: unknown[] = [];
  for (const { id, text, gold } of questions) {
    const outcome = first.get(id);
    if (outcome?.state !== 'answered') continue;
    const { said } = outcome.reply;
    if (said?.kind === 'text') answers.push(JSON.stringify({ id, answer: said.text }));
    if (said?.kind === 'choice') answers.push(JSON.stringify({ id, answer: said.letter }));
    if (said?.kind === 'abstained') answers.push(JSON.stringify({ id, answer: abstentionText }));
    const found = retrievalRow(text, gold.evidence, outcome);
    if (found !== undefined) retrievals.push(found);
  }
  return new Map([
    ['predictions.jsonl', answers.map((line) => `${line}\n`).join('')],
    ['retrieval_recall_details.json', `${JSON.stringify(retrievals, null, 1)}\n`],
  ]);
}
