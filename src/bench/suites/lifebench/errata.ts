import { z } from 'zod';
import { correctionShape, type ErrataForm } from '../errata.ts';
import type { LifebenchQuestion } from './question-file.ts';

const schema = z.strictObject({
  ...correctionShape,
  answer: z.string().optional(),
  /** Rows of the person's phone, `sms:239`. */
  evidence: z.array(z.string()).optional(),
});
type Correction = z.infer<typeof schema>;
export const lifebenchErrata: ErrataForm<Correction> = { schema, fields: 'id, answer?, evidence?, drop?' };

export const corrected = (question: LifebenchQuestion, { answer, evidence }: Correction): LifebenchQuestion => ({
  ...question,
  gold: {
    ...question.gold,
    ...(answer === undefined ? {} : { answer }),
    ...(evidence === undefined ? {} : { evidence: evidence.map((row) => `${question.person}:${row}`) }),
  },
});
