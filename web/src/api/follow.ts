import type { z } from 'zod';
import type { Endpoint, EventSchemas } from '../../../src/contract/endpoint.ts';
import { fetched, type Given, requestOf } from './call.ts';
import { Problem, problemOf } from './problem.ts';

/** A server-sent event declared by the endpoint, with its data. */
export type Followed<E extends EventSchemas> = {
  readonly [K in keyof E & string]: { readonly event: K; readonly value: z.output<E[K]> };
}[keyof E & string];

/**
 * Calls an endpoint and yields its server-sent events until the stream ends or `signal` aborts; undeclared events
 * are ignored. Errors: `Problem`.
 */
export async function* follow<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  D extends z.ZodType,
  E extends EventSchemas,
>(endpoint: Endpoint<P, Q, B, D, E>, given: Given<P, Q, B>, signal?: AbortSignal): AsyncGenerator<Followed<E>> {
  const { answer } = endpoint;
  if (answer.kind !== 'events' && answer.kind !== 'json-or-events')
    throw new Problem('internal', `${endpoint.id} sends no events.`);
  const request = requestOf(endpoint, given, signal);
  request.headers.set('accept', 'text/event-stream');
  const response = await fetched(request);
  if (!response.ok) throw await problemOf(response);
  if (response.body === null) return;
  for await (const { event, text } of eventsIn(response.body)) {
    const schema = answer.events[event];
    if (schema !== undefined) yield { event, value: schema.parse(JSON.parse(text)) } as Followed<E>;
  }
}

/** The events of a stream (WHATWG HTML §9.2): `event:` and `data:` lines, ended by an empty line. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<{ event: string; text: string }> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const read = eventIn(block);
        if (read !== undefined) yield read;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventIn(block: string): { event: string; text: string } | undefined {
  let event = 'message';
  const text: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    else if (line.startsWith('data:')) text.push(line.slice(5).replace(/^ /, ''));
  }
  return text.length === 0 ? undefined : { event, text: text.join('\n') };
}
