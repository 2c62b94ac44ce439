import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { readText } from '../read-text.ts';

/** What every suite's errata may say of a question: its id, and that it cannot be scored at all. */
export const correctionShape = { id: z.string(), drop: z.literal(true).optional() } as const;
type Correction = { readonly id: string; readonly drop?: true | undefined };

/** Which fields a suite's corrections may have, for messages and help. */
export type ErrataForm<C extends Correction> = { readonly schema: z.ZodType<C>; readonly fields: string };

/** A JSON list of corrections; one of an unknown field is refused, since it would correct nothing. Errors: `missing`, `corrupt`. */
export async function readErrata<C extends Correction>(
  path: string | undefined,
  form: ErrataForm<C>,
): Promise<readonly C[]> {
  if (path === undefined) return [];
  const text = await readText(path, 'The file of corrections');
  try {
    return z.array(form.schema).parse(JSON.parse(text));
  } catch (cause) {
    const action = `Give a JSON list of {${form.fields}}.`;
    throw new MadeleineError('corrupt', 'The corrections file is not valid.', { path, action, cause });
  }
}

/** Gold that was corrected is other gold: its scores stand beside no others. */
export const hashWith = (sha256: string, errata: readonly unknown[]): string =>
  errata.length === 0 ? sha256 : createHash('sha256').update(sha256).update(JSON.stringify(errata)).digest('hex');

/** The questions with their gold corrected, and what was done in words, so that a report says it. */
export function withErrata<Q extends { readonly id: string }, C extends Correction>(
  questions: readonly Q[],
  errata: readonly C[],
  corrected: (question: Q, correction: C) => Q,
): { readonly questions: readonly Q[]; readonly notes: readonly string[] } {
  const byId = new Map(errata.map((correction) => [correction.id, correction]));
  const known = new Set(questions.map(({ id }) => id));
  const unknown = [...byId.keys()].filter((id) => !known.has(id));
  const used = byId.size - unknown.length;
  return {
    questions: questions.flatMap((question) => {
      const correction = byId.get(question.id);
      if (correction === undefined) return [question];
      return correction.drop === true ? [] : [corrected(question, correction)];
    }),
    notes: [
      ...(used === 0 ? [] : [`${used} questions were corrected or dropped by the errata.`]),
      ...(unknown.length === 0
        ? []
        : [`The errata correct questions that are not in the dataset: ${unknown.join(', ')}.`]),
    ],
  };
}
