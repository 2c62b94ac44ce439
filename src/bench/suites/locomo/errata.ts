import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { MadeleineError } from '../../../memory/errors.ts';
import type { Conversations, LocomoQuestion } from './conversations.ts';

const correctionSchema = z.strictObject({
  id: z.string(),
  /** The right answer; */
  answer: z.string().optional(),
  /** the right turns, `D1:3`; */
  evidence: z.array(z.string()).optional(),
  /** or the question cannot be scored at all. */
  drop: z.literal(true).optional(),
});
export type Errata = readonly z.infer<typeof correctionSchema>[];

/** A JSON list of `{id, answer?, evidence?, drop?}`. Errors: `missing`, `corrupt`. */
export async function readErrata(path: string): Promise<Errata> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new MadeleineError('missing', 'The file of corrections cannot be read.', { path, cause });
  });
  try {
    return z.array(correctionSchema).parse(JSON.parse(text));
  } catch (cause) {
    throw new MadeleineError(
      'corrupt',
      'The file of corrections is not a JSON list of {id, answer?, evidence?, drop?}.',
      {
        path,
        cause,
      },
    );
  }
}

/** The same conversations with their gold corrected; what was done is noted, so that a report says it. */
export function applyErrata(read: Conversations, errata: Errata): Conversations {
  const byId = new Map(errata.map((correction) => [correction.id, correction]));
  const unknown = errata.filter(({ id }) => !read.questions.some((question) => question.id === id));
  const questions = read.questions.flatMap((question) => {
    const correction = byId.get(question.id);
    if (correction === undefined) return [question];
    return correction.drop === true ? [] : [corrected(question, correction)];
  });
  return {
    ...read,
    questions,
    notes: [
      ...read.notes,
      `${errata.length - unknown.length} questions were corrected or dropped by the errata.`,
      ...unknown.map(({ id }) => `The errata correct ${id}, which the data set has not.`),
    ],
  };
}

const corrected = (question: LocomoQuestion, { answer, evidence }: Errata[number]): LocomoQuestion => ({
  ...question,
  gold: {
    ...question.gold,
    ...(answer === undefined ? {} : { answer }),
    ...(evidence === undefined ? {} : { evidence: evidence.map((turn) => `${question.sample}:${turn}`) }),
  },
});
