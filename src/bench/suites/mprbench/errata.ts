import { z } from 'zod';
import { correctionShape, type ErrataForm } from '../errata.ts';
import type { ChoiceQuestion } from './question-file.ts';

const schema = z.strictObject({ ...correctionShape, answer: z.enum(['A', 'B', 'C', 'D']).optional() });
type Correction = z.infer<typeof schema>;
export const mprbenchErrata: ErrataForm<Correction> = { schema, fields: 'id, answer?, drop?' };

export const corrected = (question: ChoiceQuestion, { answer }: Correction): ChoiceQuestion =>
  answer === undefined ? question : { ...question, right: answer };
