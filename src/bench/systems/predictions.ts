import { noSpending } from '../outcome.ts';
import type { Predicted } from '../suite.ts';
import type { SystemUnderTest } from '../system.ts';

/** Replays what a system said in an earlier run, so that it is scored, compared and reported like any other. */
export const replaySystem = (name: string, { outcomes, remarks }: Predicted, hash: string): SystemUnderTest => {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return {
    name,
    remarks,
    identity: { version: 1, predictions: hash },
    gives: { ranking: outcomes.some((o) => o.state === 'answered' && o.reply.retrieved !== undefined), answers: true },
    cacheable: true,
    concurrency: 8,
    ingest: async () => ({
      report: { items: 0, seconds: 0, spending: noSpending },
      ask: async (question) => {
        const outcome = byId.get(question.id);
        if (outcome === undefined) return {};
        if (outcome.state === 'failed') throw new Error(outcome.error.message);
        return outcome.reply;
      },
      close: async () => undefined,
    }),
  };
};
