import { z } from 'zod';
import { correctionShape, type ErrataForm } from '../errata.ts';
import type { AtmQuestion } from './questions.ts';
import { questionType } from './scorer/question-type.ts';

const schema = z.strictObject({
  ...correctionShape,
  answer: z.string().optional(),
  evidence: z.array(z.string()).optional(),
  qtype: z.string().optional(),
});
type Correction = z.infer<typeof schema>;
export const atmErrata: ErrataForm<Correction> = { schema, fields: 'id, answer?, evidence?, qtype?, drop?' };

export function corrected(question: AtmQuestion, { answer, evidence, qtype }: Correction): AtmQuestion {
  const gold = {
    ...question.gold,
    ...(answer === undefined ? {} : { answer }),
    ...(evidence === undefined ? {} : { evidence: [...new Set(evidence)] }),
  };
  return { ...question, gold: { ...gold, type: qtype === undefined ? gold.type : questionType(qtype, gold.answer) } };
}
