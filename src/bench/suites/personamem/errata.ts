import { z } from 'zod';
import { correctionShape, type ErrataForm } from '../errata.ts';
import type { PersonaMemQuestion } from './question-file.ts';

const schema = z.strictObject({ ...correctionShape, answer: z.enum(['A', 'B', 'C', 'D']).optional() });
type Correction = z.infer<typeof schema>;
export const personaMemErrata: ErrataForm<Correction> = { schema, fields: 'id, answer? (A to D), drop?' };

export const corrected = (question: PersonaMemQuestion, { answer }: Correction): PersonaMemQuestion => ({
  ...question,
  right: answer ?? question.right,
});
