import type { z } from 'zod';
import type { Endpoint, EventSchemas } from '../../../src/contract/endpoint.ts';
import { Problem, problemOf } from './problem.ts';

type Part<Name extends string, Given> = unknown extends Given
  ? { readonly [N in Name]?: never }
  : Record<never, never> extends Given
    ? { readonly [N in Name]?: Given }
    : { readonly [N in Name]: Given };

/** Input of an endpoint call: path parameters, query and body according to the endpoint's schemas. */
export type Given<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', z.input<P>> &
  Part<'query', z.input<Q>> &
  Part<'body', z.input<B>>;

type AnyGiven = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** The URL of an endpoint, also for `src` of pictures and videos. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, given: AnyGiven = {}): string {
  const params = (given.params ?? {}) as Readonly<Record<string, unknown>>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((given.query ?? {}) as Readonly<Record<string, unknown>>)) {
    if (value !== undefined) query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return `/api/v1${path}${query.size === 0 ? '' : `?${query}`}`;
}

/** The request options of a call. */
export function requestOf(endpoint: Pick<Endpoint, 'path' | 'method'>, given: AnyGiven, signal?: AbortSignal): Request {
  const headers = new Headers({ accept: 'application/json' });
  if (given.body !== undefined) headers.set('content-type', 'application/json');
  return new Request(addressOf(endpoint, given), {
    method: endpoint.method.toUpperCase(),
    headers,
    credentials: 'same-origin',
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Calls an endpoint and reads its document. Errors: `Problem`, with the code of the program, or `unreachable`. */
export async function call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  D extends z.ZodType,
  E extends EventSchemas,
>(endpoint: Endpoint<P, Q, B, D, E>, given: Given<P, Q, B>, signal?: AbortSignal): Promise<z.output<D>> {
  const response = await fetched(requestOf(endpoint, given, signal));
  // A locked memory is answered for by a page of its own.
  if (response.status === 423) location.reload();
  if (!response.ok) throw await problemOf(response);
  const { answer } = endpoint;
  if (answer.kind !== 'json' && answer.kind !== 'json-or-events')
    throw new Problem('internal', `${endpoint.id} has no document.`);
  return answer.schema.parse(await response.json());
}

/** Like `fetch`, but an unreachable server becomes a problem with a code, too. */
export async function fetched(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new Problem('unreachable', 'Madeleine does not answer. Is `madeleine serve` still running?', { cause });
  }
}
