import { z } from 'zod';
import { errorCodes, isMadeleineError } from './errors.ts';
import { fileError } from './file-error.ts';
import { batchIdSchema } from './ids.ts';

/** One input that could not become an item: which, why (a code), and what to do. Nothing is lost silently. */
export const failureSchema = z.object({
  path: z.string(),
  code: z.enum(errorCodes),
  message: z.string(),
  action: z.string().optional(),
  /** So many further inputs of the same archive failed for the same cause, and are not named. */
  more: z.int().positive().optional(),
  /** The import that met it. */
  batch: batchIdSchema.optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** How many inputs these are, those that are not named included. */
export const failuresCounted = (failures: readonly Failure[]): number =>
  failures.reduce((sum, { more = 0 }) => sum + 1 + more, 0);

/**
 * Any thrown value as a Failure of `path`: what the file system says of it in words for people, an unexpected error with
 * its own message under the code `internal`.
 */
export function failureOf(path: string, thrown: unknown): Failure {
  const error = fileError(path, thrown);
  if (isMadeleineError(error)) {
    const failure: Failure = { path: error.path ?? path, code: error.code, message: error.message };
    return error.action === undefined ? failure : { ...failure, action: error.action };
  }
  return { path, code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
