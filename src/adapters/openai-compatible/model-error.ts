import { APICallError } from '@ai-sdk/provider';
import { isMadeleineError, MadeleineError, type MadeleineErrorOptions } from '../../memory/errors.ts';

type Where = { readonly url: string; readonly model: string };

/** What went wrong with a model in the program's own terms. An aborted request stays what its signal says. */
export function modelError(error: unknown, where: Where, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted === true) return signal.reason;
  const known = causes(error).find(isMadeleineError);
  if (known !== undefined) return known;
  if (APICallError.isInstance(error)) return ofResponse(error, where);
  if (error instanceof Error) {
    return new MadeleineError('unreachable', `The model's endpoint ${where.url} broke off: ${error.message}`, {
      action: 'Check that the server is running and that the address is correct.',
      cause: error,
    });
  }
  return error;
}

/** The error and what it was made of: libraries wrap what was thrown below them. */
function causes(error: unknown): unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error];
}

function ofResponse(error: APICallError, where: Where): MadeleineError {
  const { statusCode, message } = error;
  const at = `The model's endpoint ${where.url}`;
  if (statusCode === undefined) {
    return new MadeleineError('unreachable', `${at} cannot be reached: ${message}`, {
      action: 'Check that the server is running and that the address is correct.',
      cause: error,
    });
  }
  if (statusCode === 429) {
    const seconds = retryAfter(error.responseHeaders?.['retry-after']);
    return new MadeleineError('rate-limited', `${at} is rate limited.`, {
      ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
      cause: error,
    });
  }
  if (statusCode < 400 && error.cause instanceof TypeError) {
    return new MadeleineError('unreachable', `${at} closed the connection during its reply.`, { cause: error });
  }
  // A success whose body could not be read is the reply's fault, not the request's.
  if (statusCode < 400) {
    return new MadeleineError('malformed-reply', `${at} returned an invalid reply: ${message}`, {
      cause: error,
    });
  }
  const known = byStatus[statusCode] ?? {};
  return new MadeleineError(known.code ?? 'system-failed', `${at} answered ${statusCode}: ${message}`, {
    action: known.action ?? 'Try again later, or check the server log.',
    cause: error,
  });
}

type Known = Pick<MadeleineErrorOptions, 'action'> & { readonly code?: 'invalid-configuration' };
const byStatus: Readonly<Record<number, Known>> = {
  401: { code: 'invalid-configuration', action: 'Set the key that the endpoint asks for.' },
  403: { code: 'invalid-configuration', action: 'Set a key that may use this model.' },
  404: { code: 'invalid-configuration', action: 'Check the address (it ends in /v1) and the name of the model.' },
};

/** Seconds, or a date (RFC 9110 §10.2.3). */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
