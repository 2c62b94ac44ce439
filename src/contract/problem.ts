import { z } from 'zod';
import { errorCodes } from '../memory/errors.ts';

/**
 * An error over HTTP (RFC 9457, `application/problem+json`): `code` is the one that the command line reports, `action`
 * says what can be done, and `fields` names what was wrong in the request, each by its path.
 */
export const problemShape = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string(),
  code: z.enum(errorCodes),
  action: z.string().optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problemShape>;
