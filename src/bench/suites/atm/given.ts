import type { Outcome } from '../../outcome.ts';
import { tally } from '../../remarks.ts';
import type { Remark } from '../../scored.ts';
import { abstentionText } from './scorer/abstention.ts';

/** What was said and returned, by question id. A question without an answer is unscored, one answered with "" is wrong. */
export type Given = {
  readonly answers: ReadonlyMap<string, string>;
  /** Best first, as returned, repeated ids and all; absent when no ranking was handed in at all. */
  readonly rankings: ReadonlyMap<string, readonly string[]> | undefined;
  readonly remarks: readonly Remark[];
};

/** The text by which a reply is handed in; a set of items is its ids. Undefined when the system gives no answers. */
export function answerText(outcome: Extract<Outcome, { readonly state: 'answered' }>): string | undefined {
  const { said, retrieved } = outcome.reply;
  switch (said?.kind) {
    case 'text':
      return said.text;
    case 'abstained':
      return abstentionText;
    case 'items':
      return (retrieved ?? []).map(({ id }) => id).join(', ');
    case 'choice':
      return said.letter;
    case 'ratings':
    case undefined:
      return undefined;
  }
}

/** A run's outcomes. A question that failed was not answered: it counts as wrong, as a missing row would, and is remarked. */
export function givenOf(outcomes: readonly Outcome[]): Given {
  const odd = tally();
  const answers = new Map<string, string>();
  const rankings = new Map<string, readonly string[]>();
  for (const outcome of outcomes) {
    if (outcome.state === 'failed') {
      odd.add('failed', 'questions failed and count as wrong', `${outcome.id}: ${outcome.error.message}`);
      answers.set(outcome.id, '');
      continue;
    }
    const text = answerText(outcome);
    if (text !== undefined) answers.set(outcome.id, text);
    const ranked = outcome.reply.retrieved?.map(({ id }) => id);
    if (ranked !== undefined) rankings.set(outcome.id, ranked);
  }
  if (rankings.size > 0) {
    for (const { id, state } of outcomes)
      if (state === 'answered' && !rankings.has(id))
        odd.add('missing-ranking', 'questions have no ranking and count as nothing found', id);
  }
  return { answers, rankings: rankings.size === 0 ? undefined : rankings, remarks: odd.remarks() };
}

/** Predictions as a run's outcomes; a rank's negative stands for its score, which counts within one question only. */
export const outcomesOf = ({ answers, rankings }: Given): Outcome[] =>
  [...answers].map(([id, text]) => {
    const retrieved = rankings?.get(id)?.map((item, place) => ({ id: item, score: -place }));
    const reply = { said: { kind: 'text' as const, text }, ...(retrieved === undefined ? {} : { retrieved }) };
    return { state: 'answered', id, repeat: 0, seed: 0, reply, tookMs: 0, tries: 1, cached: false };
  });
