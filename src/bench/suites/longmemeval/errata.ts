import { z } from 'zod';
import { correctionShape, type ErrataForm } from '../errata.ts';
import { type LongMemEvalQuestion, placeOf } from './entry.ts';

const schema = z.strictObject({
  ...correctionShape,
  answer: z.string().optional(),
  /** Turns of the history, `S3:1`. */
  evidence: z.array(z.string()).optional(),
});
type Correction = z.infer<typeof schema>;
export const longMemEvalErrata: ErrataForm<Correction> = { schema, fields: 'id, answer?, evidence?, drop?' };

export function corrected(question: LongMemEvalQuestion, { answer, evidence }: Correction): LongMemEvalQuestion {
  const turns = evidence?.map((turn) => `${question.id}:${turn}`);
  return {
    ...question,
    gold: {
      ...question.gold,
      ...(answer === undefined ? {} : { answer }),
      ...(turns === undefined
        ? {}
        : { evidence: turns, targets: turns.filter((turn) => placeOf(question, turn)?.isUser === true) }),
    },
  };
}
