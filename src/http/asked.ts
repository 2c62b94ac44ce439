import type { z } from 'zod';
import type { App } from '../app/app.ts';
import type { BenchShelf } from '../contract/bench-browse.ts';
import type { ReviewShelf } from '../contract/review/review-shelf.ts';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';
import type { Caller } from './caller.ts';
import { isDeeperThan } from './nesting.ts';
import { wrongRequest } from './problem.ts';

/** A request as parsed by the schemas of the endpoint. */
export type Asked<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  readonly app: App;
  readonly bench: BenchShelf | undefined;
  readonly builds: ReviewShelf | undefined;
  readonly caller: Caller;
  /** Queue of requests. */
  readonly waiting: number;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Additional response headers. */
  readonly answerHeaders: Record<string, string>;
  /** The original request; its body is unread if the endpoint has `bytesBody`. */
  readonly request: Request;
};

/** Maximum size of a JSON body: plans and corrections are small, and files are streamed. */
const MOST_BODY_BYTES = 1024 * 1024;
/** Time limit for receiving a JSON body. */
const BODY_MS = 30_000;
/** Plans are trees and are walked recursively: their depth must be limited. */
const MOST_DEPTH = 200;

/** Errors: `usage`, naming the fields. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw wrongRequest(result.error);
}

/** The JSON of a request's body. Errors: `unsupported-format`, `too-large`, `usage`. */
export async function jsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json(\s*;|$)/i.test(type)) {
    throw new MadeleineError('unsupported-format', 'The body is not JSON.', {
      action: 'Send it with the header Content-Type: application/json.',
    });
  }
  const body = jsonOf(await textOf(request));
  if (!isDeeperThan(MOST_DEPTH, body)) return body;
  throw new MadeleineError('usage', `The body is nested more than ${MOST_DEPTH} levels deep.`, {
    action: 'Use less nesting.',
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new MadeleineError('usage', `The body is not valid JSON: ${said}`, { action: 'Correct the JSON.' });
  }
}

/** A body as text. Errors: `too-large`; `timeout`; `cancelled` when the client disconnects early. */
export async function textOf(request: Request, mostBytes = MOST_BODY_BYTES): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), BODY_MS);
  try {
    return await Promise.race([boundedText(request, mostBytes), lateness(late.signal)]);
  } catch (error) {
    if (isMadeleineError(error)) throw error;
    throw new MadeleineError('cancelled', 'The request was interrupted.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const lateness = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const tooLate = new MadeleineError('timeout', 'The body was not received in time.', {
      action: 'Send the whole body without pauses.',
    });
    signal.addEventListener('abort', () => reject(tooLate), { once: true });
  });

async function boundedText(request: Request, mostBytes: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > mostBytes) throw tooLarge(mostBytes);
  // Bodies with a declared length are limited by the server.
  if (Number.isInteger(declared)) return request.text();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const tooLarge = (mostBytes: number) =>
  new MadeleineError('too-large', `The body is larger than ${mostBytes} bytes.`, {
    action: 'Send less at once. Upload files instead of putting them in JSON.',
  });

/** The query as an object: single parameters are strings, repeated ones are lists. */
export function queryOf(url: URL): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of url.searchParams) {
    const before = query[name];
    query[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return query;
}
