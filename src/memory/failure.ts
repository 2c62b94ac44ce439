import { z } from 'zod';
import { errorCodes, isMadeleineError } from './errors.ts';
import { batchIdSchema } from './ids.ts';

/** One input that could not become an item: which, why (a code), and what to do. Nothing is lost silently. */
export const failureSchema = z.object({
  path: z.string(),
  code: z.enum(errorCodes),
  message: z.string(),
  action: z.string().optional(),
  /** The import that met it. */
  batch: batchIdSchema.optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** Any thrown value as a Failure of `path`; an unexpected error keeps its message under the code `internal`. */
export function failureOf(path: string, error: unknown): Failure {
  if (isMadeleineError(error)) {
    const failure: Failure = { path: error.path ?? path, code: error.code, message: error.message };
    return error.action === undefined ? failure : { ...failure, action: error.action };
  }
  return { path, code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
