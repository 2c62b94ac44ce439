import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import type { Problem } from '../contract/problem.ts';
import { type ErrorCode, isMadeleineError, MadeleineError } from '../memory/errors.ts';

/** The HTTP status of every code. 499 is the conventional log status for a client that disconnected. */
const statusOf: Readonly<Record<ErrorCode, number>> = {
  unreadable: 422,
  missing: 404,
  'empty-file': 422,
  truncated: 422,
  corrupt: 422,
  'unsupported-format': 415,
  'too-large': 413,
  encrypted: 422,
  'unsafe-path': 400,
  'archive-bomb': 422,
  'link-loop': 422,
  'malformed-mail': 422,
  'malformed-row': 422,
  timeout: 504,
  'worker-crashed': 500,
  'perception-failed': 500,
  'not-a-memory': 500,
  'memory-exists': 409,
  'memory-newer': 500,
  'memory-corrupt': 500,
  'memory-locked': 503,
  'passphrase-needed': 423,
  'wrong-passphrase': 403,
  'read-only': 409,
  'disk-full': 507,
  'migration-failed': 500,
  usage: 400,
  'not-found': 404,
  'invalid-plan': 400,
  'invalid-cursor': 400,
  unauthenticated: 401,
  forbidden: 403,
  'invalid-configuration': 500,
  offline: 503,
  'dependency-missing': 501,
  cancelled: 499,
  'rate-limited': 429,
  unreachable: 502,
  'system-failed': 502,
  'malformed-reply': 502,
  'reply-too-long': 502,
  'budget-spent': 503,
  internal: 500,
};

/** The problem document of an error. Bugs are reported without details; the caller logs them. */
export function problemOf(error: unknown): Problem {
  const known = error instanceof z.ZodError ? wrongRequest(error) : error;
  if (!isMadeleineError(known)) {
    const detail = 'Internal error in Madeleine.';
    return { ...outline('internal'), detail, action: 'Check the server log.' };
  }
  const { code, message, action } = known;
  const fields = known instanceof WrongRequest ? known.fields : undefined;
  return {
    ...outline(code),
    detail: message,
    ...(action === undefined ? {} : { action }),
    ...(fields === undefined ? {} : { fields: [...fields] }),
  };
}

function outline(code: ErrorCode): Pick<Problem, 'type' | 'title' | 'status' | 'code'> {
  const status = statusOf[code];
  return { type: `urn:madeleine:problem:${code}`, title: STATUS_CODES[status] ?? code, status, code };
}

export function problemResponse(error: unknown): Response {
  const problem = problemOf(error);
  const wait = isMadeleineError(error) ? error.retryAfterSeconds : undefined;
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(wait === undefined ? {} : { 'retry-after': String(Math.ceil(wait)) }),
      ...(problem.status === 401 ? { 'www-authenticate': 'Bearer realm="madeleine"' } : {}),
    },
  });
}

type WrongField = { readonly path: string; readonly message: string };

/** A request that does not match the schema of the endpoint. */
class WrongRequest extends MadeleineError {
  readonly fields: readonly WrongField[];

  constructor(fields: readonly WrongField[]) {
    const said = fields.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ');
    super('usage', `Invalid request. ${said}`, {
      action: 'See /api/v1/openapi.json for the accepted parameters.',
    });
    this.fields = fields;
  }
}

/** Maximum number of invalid fields to report; a hostile body can have any number. */
const MOST_FIELDS = 10;

export const wrongRequest = (error: z.ZodError): MadeleineError =>
  new WrongRequest(
    error.issues.slice(0, MOST_FIELDS).map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  );
