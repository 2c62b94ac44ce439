import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { MadeleineError } from '../../../memory/errors.ts';
import type { AtmQuestion } from './questions.ts';
import { questionType } from './scorer/question-type.ts';

const correctionSchema = z.strictObject({
  id: z.string(),
  answer: z.string().optional(),
  evidence: z.array(z.string()).optional(),
  qtype: z.string().optional(),
  drop: z.literal(true).optional(),
});
export type Errata = readonly z.infer<typeof correctionSchema>[];

/** A JSON list of `{id, answer?, evidence?, qtype?, drop?}`. Errors: `missing`, `corrupt`. */
export async function readErrata(path: string): Promise<Errata> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new MadeleineError('missing', 'The file of corrections cannot be read.', { path, cause });
  });
  try {
    return z.array(correctionSchema).parse(JSON.parse(text));
  } catch (cause) {
    const action = 'Give a JSON list of {id, answer?, evidence?, qtype?, drop?}.';
    throw new MadeleineError('corrupt', 'The file of corrections cannot be understood.', { path, action, cause });
  }
}

/** The questions with their gold corrected, and what was done in words. */
export function withErrata(
  questions: readonly AtmQuestion[],
  errata: Errata,
): { readonly questions: readonly AtmQuestion[]; readonly notes: readonly string[] } {
  const byId = new Map(errata.map((correction) => [correction.id, correction]));
  const known = new Set(questions.map(({ id }) => id));
  const unknown = errata.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  return {
    questions: questions.flatMap((question) => {
      const correction = byId.get(question.id);
      if (correction === undefined) return [question];
      return correction.drop === true ? [] : [corrected(question, correction)];
    }),
    notes: [
      ...(errata.length === unknown.length
        ? []
        : [`${errata.length - unknown.length} questions were corrected or dropped by the errata.`]),
      ...(unknown.length === 0
        ? []
        : [`The errata correct questions that the data set has not: ${unknown.join(', ')}.`]),
    ],
  };
}

function corrected(question: AtmQuestion, { answer, evidence, qtype }: Errata[number]): AtmQuestion {
  const gold = {
    ...question.gold,
    ...(answer === undefined ? {} : { answer }),
    ...(evidence === undefined ? {} : { evidence: [...new Set(evidence)] }),
  };
  return { ...question, gold: { ...gold, type: qtype === undefined ? gold.type : questionType(qtype, gold.answer) } };
}
