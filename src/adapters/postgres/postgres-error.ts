import { type ErrorCode, MadeleineError } from '../../memory/errors.ts';

type Explanation = { readonly code: ErrorCode; readonly message: string; readonly action: string };

/** A server, a port and a database as people call them: without name and password. */
export function placeOf(url: string): string {
  try {
    const { hostname, port, pathname, searchParams } = new URL(url);
    const host = hostname || searchParams.get('host') || 'localhost';
    return `${host}:${port || '5432'}/${decodeURIComponent(pathname.slice(1))}`;
  } catch {
    return 'the given address';
  }
}

const silent = (place: string): Explanation => ({
  code: 'unreachable',
  message: `The PostgreSQL server at ${place} does not answer.`,
  action: 'Check that it is running and that the address and the port are right, then try again.',
});
const refused = (place: string): Explanation => ({
  code: 'unauthenticated',
  message: `The PostgreSQL server at ${place} refuses the name or the password.`,
  action: 'Check the user and the password of the address, and pg_hba.conf of the server.',
});
const missingRight = (place: string): Explanation => ({
  code: 'forbidden',
  message: `The user has not the right to do this in the database ${place}.`,
  action: 'Run the migrations as the user who owns the tables: they grant what is needed. Then try again.',
});
const corrupt = (place: string): Explanation => ({
  code: 'memory-corrupt',
  message: `The database ${place} is damaged.`,
  action: 'Restore a backup of the server.',
});

/** By SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html), whole or its first two characters. */
const explanations: Readonly<Record<string, (place: string) => Explanation>> = {
  '08': silent,
  '57P01': silent,
  '57P02': silent,
  '57P03': silent,
  '28': refused,
  '42501': missingRight,
  '3D000': (place) => ({
    code: 'not-found',
    message: `There is no database ${place}.`,
    action: 'Create it with `createdb`, or correct the address.',
  }),
  '3F000': notAMemory,
  '42P01': notAMemory,
  '53100': (place) => ({
    code: 'disk-full',
    message: `The disk of the PostgreSQL server at ${place} is full.`,
    action: 'Free some space there and run the same command again to resume.',
  }),
  '53300': (place) => ({
    code: 'rate-limited',
    message: `The PostgreSQL server at ${place} has as many connections as it allows.`,
    action: 'Raise max_connections, use fewer processes, or put a pooler in front.',
  }),
  '25006': (place) => ({
    code: 'read-only',
    message: `The PostgreSQL server at ${place} takes no writes: it is a standby.`,
    action: 'Use the address of the primary, for example with target_session_attrs=read-write.',
  }),
  '40': (place) => ({
    code: 'memory-locked',
    message: `Another program changed the same memory at ${place} at the same moment.`,
    action: 'Try again.',
  }),
  '55P03': (place) => ({
    code: 'memory-locked',
    message: `Another program is writing to this memory at ${place} and did not finish in time.`,
    action: 'Wait until it finishes or stop it, then try again.',
  }),
  XX001: corrupt,
  XX002: corrupt,
};

function notAMemory(place: string): Explanation {
  return {
    code: 'not-a-memory',
    message: `The database ${place} has no tables of Madeleine.`,
    action: 'Open it once as a user who may create a schema there, so that the migrations are run.',
  };
}

const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
]);
/** What the client says without a code. */
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** An error of PostgreSQL or of the way there as one clear sentence; anything else comes back as it is. */
export function postgresError(error: unknown, place: string): unknown {
  if (error instanceof MadeleineError || !(error instanceof Error)) return error;
  const known = explained(error, place);
  return known === undefined
    ? error
    : new MadeleineError(known.code, known.message, { action: known.action, cause: error });
}

function explained(error: Error, place: string): Explanation | undefined {
  // Of several addresses of a host each was tried.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : undefined;
  if (code === undefined) return lostConnection.test(error.message) ? silent(place) : undefined;
  if (socketErrors.has(code)) return silent(place);
  return (explanations[code] ?? explanations[code.slice(0, 2)])?.(place);
}

/** What is thrown where a row of the database cannot be read. */
export const unreadableRow = (what: string, place: string, cause: unknown): MadeleineError =>
  new MadeleineError('memory-corrupt', `The ${what} of this memory at ${place} cannot be read.`, {
    action: 'Run `madeleine doctor --repair` to move it aside, or restore a backup of the server.',
    cause,
  });
