import { z } from 'zod';
import { type Judgement, verdicts } from '../../../contract/share-verbs.ts';
import type { Spending } from '../../../ingest/spending.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { VisionModel } from '../../../ports/vision-model.ts';
import { visionJudgeInstructions, visionJudgeQuestion } from './vision-judge.prompt.ts';

const reasons = ['document', 'card', 'code', 'text', 'screen', 'vehicle', 'child', 'intimate'] as const;
const verdictSchema = z.object({ verdict: z.enum(verdicts), reasons: z.array(z.enum(reasons)).max(20) });
const MOST_TOKENS = 200;

export type VisionJudge = (jpeg: Uint8Array, signal?: AbortSignal) => Promise<Judgement>;

/**
 * A model as one more judge. What it does not answer is not safe: a refusal, an unreadable reply and a budget that is spent
 * send the picture to its owner. Errors: those of an endpoint that cannot be reached.
 */
export const visionJudge =
  (model: VisionModel, spending: Spending): VisionJudge =>
  async (jpeg, signal) => {
    const unanswered: Judgement = { judge: 'model', verdict: 'sensitive', reasons: ['model-not-judged'] };
    try {
      const reply = await spending.paid(
        () =>
          model.describe({
            instructions: visionJudgeInstructions,
            question: visionJudgeQuestion,
            pictures: [jpeg],
            schema: verdictSchema,
            schemaName: 'verdict',
            maxOutputTokens: MOST_TOKENS,
            ...(signal === undefined ? {} : { signal }),
          }),
        ({ use }) => use,
      );
      if (reply.state !== 'described') return unanswered;
      const { verdict, reasons: said } = reply.value;
      return {
        judge: 'model',
        verdict,
        reasons: verdict === 'safe' ? [] : said.length === 0 ? ['model'] : [...new Set(said)],
      };
    } catch (error) {
      if (isMadeleineError(error) && error.code === 'budget-spent') return unanswered;
      throw error;
    }
  };
