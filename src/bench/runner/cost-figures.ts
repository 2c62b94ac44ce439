import { noSpending, type Outcome, type Spending } from '../outcome.ts';
import type { Figure } from '../scored.ts';
import { plus } from './ledger.ts';

/**
 * What a system with a model costs: calls and tokens (both ways) for each item that it took in and for each question that it
 * was asked, those that failed among them, judging apart; and the share of questions that it asked the model for at all. None where nothing was called.
 */
export function costFigures(
  ingest: { readonly items: number; readonly spending: Spending },
  outcomes: readonly Outcome[],
): Figure[] {
  const spent = outcomes.map(
    (outcome) => (outcome.state === 'answered' ? outcome.reply : outcome).spending ?? noSpending,
  );
  const asked = spent.reduce(plus, noSpending);
  const needed = spent.filter(({ calls }) => calls > 0).length;
  return [
    ...costs('item', ingest.spending, ingest.items),
    ...costs('question', asked, outcomes.length),
    ...(asked.calls === 0
      ? []
      : [{ measure: 'questions that a model was asked for', value: needed / outcomes.length, n: outcomes.length }]),
  ];
}

function costs(of: string, { calls, inputTokens, outputTokens }: Spending, n: number): Figure[] {
  if (calls === 0 || n === 0) return [];
  return [
    { measure: `calls per ${of}`, value: calls / n, n },
    { measure: `tokens per ${of}`, value: (inputTokens + outputTokens) / n, n },
  ];
}
