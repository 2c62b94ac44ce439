import { isMadeleineError } from '../../memory/errors.ts';
import type { Judge, Judgement, ToJudge } from '../judge.ts';
import { cachedJudge } from '../judges/cached-judge.ts';
import { noSpending } from '../outcome.ts';
import { contentKey } from './content-cache.ts';
import type { Ledger, Reservation } from './ledger.ts';

type Meter = {
  /** The judge with its verdicts kept, its cost in the run's ledger, and no call beyond the budget. */
  judge(judge: Judge): Judge;
  /** Why judging stopped, if it did. */
  stopped(): string | undefined;
};

/** A question that failed, or was answered with nothing, is wrong: there is nothing to judge, whatever its gold says. */
const unsaid: Judgement = {
  state: 'judged',
  right: false,
  fallback: false,
  raw: JSON.stringify({ explanation: 'Nothing was answered.', accuracy: 'false' }),
  spending: noSpending,
};

/**
 * Verdicts that a run has are free; a new one is paid for from the run's budget. When that is spent the rest has no
 * verdict, which is counted as a failure of the judge and never read as one.
 */
export function meteredJudge(options: {
  readonly folder: string;
  readonly ledger: Ledger;
  readonly onJudged: () => void;
}): Meter {
  let stopped: string | undefined;
  /** What was paid for once in this run's life is counted once, whether it was just now or before a restart. */
  const counted = new Set<string>();
  const count = (judge: Judge, asked: ToJudge, judgement: Judgement): void => {
    const key = contentKey({ judge: judge.name, asked });
    if (judgement.state !== 'failed' && counted.has(key)) return;
    counted.add(key);
    options.ledger.add(judgement.spending);
  };
  const within = (judge: Judge): Judge => ({
    ...judge,
    async judge(asked, signal): Promise<Judgement> {
      let room: Reservation;
      try {
        room = await options.ledger.reserve(judge.most?.(asked) ?? { ...noSpending, calls: 1 }, signal);
      } catch (error) {
        if (!isMadeleineError(error)) throw error;
        stopped ??= error.message;
        return { state: 'failed', code: error.code, message: error.message, spending: noSpending };
      }
      try {
        const judgement = await judge.judge(asked, signal);
        count(judge, asked, judgement);
        return judgement;
      } finally {
        // What it cost is counted above, and once.
        room.settle(noSpending);
      }
    },
  });
  return {
    stopped: () => stopped,
    judge(judge) {
      const kept = cachedJudge(within(judge), options.folder);
      return {
        ...kept,
        async judge(asked, signal) {
          if (asked.kind !== 'rationale' && asked.answer.trim() === '') return unsaid;
          const judgement = await kept.judge(asked, signal);
          if (judgement.state !== 'failed') count(judge, asked, judgement);
          options.onJudged();
          return judgement;
        },
      };
    },
  };
}
