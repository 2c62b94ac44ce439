import { z } from 'zod';
import { correctionShape, type ErrataForm } from '../errata.ts';
import type { LocomoQuestion } from './conversations.ts';

const schema = z.strictObject({
  ...correctionShape,
  answer: z.string().optional(),
  /** Turns of the conversation, `D1:3`. */
  evidence: z.array(z.string()).optional(),
});
type Correction = z.infer<typeof schema>;
export const locomoErrata: ErrataForm<Correction> = { schema, fields: 'id, answer?, evidence?, drop?' };

export const corrected = (question: LocomoQuestion, { answer, evidence }: Correction): LocomoQuestion => ({
  ...question,
  gold: {
    ...question.gold,
    ...(answer === undefined ? {} : { answer }),
    ...(evidence === undefined ? {} : { evidence: evidence.map((turn) => `${question.sample}:${turn}`) }),
  },
});
