import type { Outcome } from '../../outcome.ts';
import type { LocomoQuestion } from './conversations.ts';
import { abstentionText } from './predictions.ts';

/** `predictions.jsonl` and `retrieval_recall_details.json` of a run; of several repeats the first. */
export function locomoFiles(
  questions: readonly LocomoQuestion[],
  outcomes: readonly Outcome[],
): ReadonlyMap<string, string> {
  const first = new Map(outcomes.filter(({ repeat }) => repeat === 0).map((outcome) => [outcome.id, outcome]));
  const answers: string[] = [];
  const retrievals: unknown[] = [];
  for (const { id, text, gold } of questions) {
    const outcome = first.get(id);
    if (outcome?.state !== 'answered') continue;
    const { said, retrieved } = outcome.reply;
    if (said?.kind === 'text') answers.push(JSON.stringify({ id, answer: said.text }));
    if (said?.kind === 'abstained') answers.push(JSON.stringify({ id, answer: abstentionText }));
    if (retrieved === undefined) continue;
    retrievals.push({
      id,
      question: text,
      gt_evidence_ids: gold.evidence,
      retrieval_ids: retrieved.map((item) => item.id),
      retrieval_scores: retrieved.map((item) => item.score),
      took_ms: outcome.tookMs,
    });
  }
  return new Map([
    ['predictions.jsonl', answers.map((line) => `${line}\n`).join('')],
    ['retrieval_recall_details.json', `${JSON.stringify(retrievals, null, 1)}\n`],
  ]);
}
