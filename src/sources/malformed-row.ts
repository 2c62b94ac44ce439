import { z } from 'zod';
import { MadeleineError } from '../memory/errors.ts';
import { failureOf } from '../memory/failure.ts';
import type { SourceEvent } from '../memory/source-record.ts';

/** Of a long list everything may be wrong. */
const MOST_NAMED = 5;

/** The failure of one entry of a data set's file: where it stands, and what is wrong with it. */
export function malformedRow(file: string, where: string, cause: z.ZodError | string): SourceEvent {
  const why =
    cause instanceof z.ZodError
      ? cause.issues
          .slice(0, MOST_NAMED)
          .map((i) => `${i.path.join('.')}: ${i.message}`)
          .join('; ')
      : cause;
  const error = new MadeleineError('malformed-row', `${where}: ${why}`, {
    path: file,
    action: 'Compare this entry with the published file; the rest has been read.',
  });
  return { type: 'failure', failure: failureOf(file, error) };
}
