import type { z } from 'zod';
import type { EventSchemas } from '../contract/endpoint.ts';
import { problemOf } from './problem.ts';

/**
 * Sends one event of a stream; events after the client has disconnected are dropped. A client that reconnects sends the last `id`
 * in `Last-Event-ID`.
 */
export type Tell<Events extends EventSchemas> = <Name extends keyof Events & string>(
  event: Name,
  said: z.input<Events[Name]>,
  id?: string,
) => void;

/** A comment at this interval keeps proxies and clients from closing an idle stream. */
const HEARTBEAT_MS = 15_000;
/** Maximum bytes buffered for a slow client; beyond this the stream is closed. */
const MOST_WAITING = 4 * 1024 * 1024;

/**
 * A stream of server-sent events that lasts as long as `work`. An error becomes its last event, `problem`. The signal passed to
 * `work` is aborted when the client disconnects, and when `allowed` rejects, which is asked from time to time: a permission that is
 * taken back ends the stream.
 */
export function eventStream(
  asked: AbortSignal,
  work: (tell: Tell<EventSchemas>, signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
  allowed: () => Promise<void>,
): Response {
  const stop = new AbortController();
  const leave = () => stop.abort(asked.reason);
  const bytes = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string): void => {
          if (stop.signal.aborted) return;
          controller.enqueue(bytes.encode(text));
          if ((controller.desiredSize ?? 0) < 0) stop.abort(new Error('The reader does not read.'));
        };
        const tell: Tell<EventSchemas> = (event, said, id) => send(eventText(event, said, id));
        const heartbeat = setInterval(() => {
          send(': still here\n\n');
          allowed().catch((reason: unknown) => stop.abort(reason));
        }, HEARTBEAT_MS);
        const end = () => {
          clearInterval(heartbeat);
          asked.removeEventListener('abort', leave);
          stop.signal.removeEventListener('abort', end);
          try {
            controller.close();
          } catch {
            // The client has cancelled it already.
          }
        };
        asked.addEventListener('abort', leave, { once: true });
        stop.signal.addEventListener('abort', end, { once: true });
        if (asked.aborted) leave();
        // Headers and this comment are sent at once, so that the client knows that the request was received.
        send(': listening\n\n');
        void work(tell, stop.signal)
          .catch((error: unknown) => {
            if (stop.signal.aborted) return;
            onError(error);
            tell('problem', problemOf(error));
          })
          .finally(() => {
            if (!stop.signal.aborted) end();
          });
      },
      cancel(reason) {
        stop.abort(reason);
      },
    },
    { highWaterMark: MOST_WAITING, size: (chunk) => chunk.byteLength },
  );
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}

/** JSON contains no raw line breaks, so the data is one line. */
const eventText = (event: string, said: unknown, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(said)}\n\n`;
