import { isDeepStrictEqual } from 'node:util';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { App } from '../app/app.ts';
import type { BenchShelf } from '../contract/bench-browse.ts';
import type { Endpoint, EventSchemas } from '../contract/endpoint.ts';
import type { ReviewShelf } from '../contract/review/review-shelf.ts';
import { MadeleineError } from '../memory/errors.ts';
import { type Asked, jsonBody, parsed, queryOf } from './asked.ts';
import { type BytesAnswer, bytesResponse } from './bytes.ts';
import { type Caller, requireAccess } from './caller.ts';
import { etagOf, isKnown } from './etag.ts';
import { eventStream, type Tell } from './event-stream.ts';
import { Remembered } from './remembered.ts';
import { mailPolicy } from './security-headers.ts';
import { Written } from './written.ts';

/** Context of all requests. */
export type Beside = {
  Variables: {
    readonly caller: Caller;
    /** Who the caller is now. Errors: as of the first time. */
    readonly callerNow: () => Promise<Caller>;
  };
};

export type MountOptions = {
  readonly app: App;
  /** Number of queued requests. */
  readonly waiting?: () => number;
  /** The memory of a request, if it is not always `app`. */
  readonly appFor?: (request: Request, caller: Caller) => Promise<App>;
  /** Benchmark runs, if the binary passed any. */
  readonly bench?: BenchShelf;
  /** Datasets under review, if the binary passed any. */
  readonly builds?: ReviewShelf;
  /** Whether to validate every response against its schema; for tests, since it takes time. */
  readonly checksAnswers?: boolean;
  readonly onError: (error: unknown) => void;
};

export type OnOptions = {
  /** The document changes on every request (it contains a time), so it has no ETag. */
  readonly fresh?: boolean;
  /**
   * The response depends only on the memory, the query and the minute, and is cached while these do not change. It is computed
   * for all requesters, so its signal is not that of one client.
   */
  readonly remembered?: boolean;
};

export const API_ROOT = '/api/v1';
const MINUTE_MS = 60_000;

/** Endpoints with their handlers. Each group of endpoints mounts its own; see routes.ts. */
export class Routes {
  readonly #router = new Hono<Beside>();
  readonly #options: MountOptions;
  readonly #endpoints: Endpoint[] = [];
  readonly #remembered = new Remembered({ longestMs: MINUTE_MS });

  constructor(options: MountOptions) {
    this.#options = options;
  }

  get router(): Hono<Beside> {
    return this.#router;
  }

  /** All mounted endpoints, for the OpenAPI document. */
  get endpoints(): readonly Endpoint[] {
    return this.#endpoints;
  }

  /**
   * A JSON document. For endpoints with `json-or-events`, `tell` sends events to clients that requested a stream (`Accept:
   * text/event-stream`) and does nothing for others; the document is then the event `answer`.
   */
  on<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType, E extends EventSchemas>(
    endpoint: Endpoint<P, Q, B, D, E>,
    answer: (asked: Asked<P, Q, B>, tell: Tell<E>) => z.input<D> | Promise<z.input<D> | Written>,
    options: OnOptions = {},
  ): void {
    const { answer: kind } = endpoint;
    const isStreamed = kind.kind === 'json-or-events';
    this.#mount(endpoint, async (context) => {
      const asked = await this.#asked(endpoint, context);
      if (isStreamed && /\btext\/event-stream\b/.test(context.req.header('accept') ?? '')) {
        return this.#stream(context, endpoint, async (tell, signal) => {
          const document = await answer({ ...asked, signal }, tell as unknown as Tell<E>);
          tell('answer', this.#checked(endpoint, document));
        });
      }
      let status: 200 | 202 = 200;
      const written = async (given: Asked<P, Q, B>) => {
        const document = await answer(given, () => undefined);
        if (isAccepted(endpoint, document)) status = 202;
        return this.#written(endpoint, document);
      };
      const body = options.remembered === true ? await this.#kept(endpoint, asked, written) : await written(asked);
      return documentResponse(context, body, { ...options, status, headers: asked.answerHeaders });
    });
  }

  async #kept<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    { id }: Endpoint,
    asked: Asked<P, Q, B>,
    written: (asked: Asked<P, Q, B>) => Promise<string | Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { app, query } = asked;
    const minute = Math.floor(Date.now() / MINUTE_MS);
    const key = [id, app.folder, app.seenBy, await app.sequence(), minute, JSON.stringify(query)].join('\n');
    const forAll = { ...asked, signal: new AbortController().signal };
    return this.#remembered.of(key, async () => {
      const body = await written(forAll);
      return typeof body === 'string' ? Buffer.from(body) : body;
    });
  }

  /** A stream of events, until `work` ends or the client disconnects. */
  onEvents<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType, E extends EventSchemas>(
    endpoint: Endpoint<P, Q, B, D, E>,
    work: (asked: Asked<P, Q, B>, tell: Tell<E>) => Promise<void>,
  ): void {
    this.#mount(endpoint, async (context) => {
      const asked = await this.#asked(endpoint, context);
      return this.#stream(context, endpoint, (tell, signal) => work({ ...asked, signal }, tell as unknown as Tell<E>));
    });
  }

  /** Bytes of a picture, video or file; ranges and conditional requests are handled here. */
  onBytes<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType, E extends EventSchemas>(
    endpoint: Endpoint<P, Q, B, D, E>,
    answer: (asked: Asked<P, Q, B>) => BytesAnswer | Promise<BytesAnswer>,
  ): void {
    this.#mount(endpoint, async (context) => {
      const { freshSeconds, ...bytes } = await answer(await this.#asked(endpoint, context));
      // Where others may use the browser next, or a share may end, nothing is shown that was not asked for anew.
      const isKept = freshSeconds !== undefined && context.var.caller.account === undefined;
      return bytesResponse(context.req.raw, { ...bytes, ...(isKept ? { freshSeconds } : {}) });
    });
  }

  /** The page of a mail, for a sandboxed frame. */
  onMail<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType, E extends EventSchemas>(
    endpoint: Endpoint<P, Q, B, D, E>,
    answer: (asked: Asked<P, Q, B>) => Promise<Uint8Array<ArrayBuffer>>,
  ): void {
    this.#mount(endpoint, async (context) => mailResponse(context, await answer(await this.#asked(endpoint, context))));
  }

  #mount(endpoint: Endpoint, respond: (context: Context<Beside>) => Promise<Response>): void {
    this.#endpoints.push(endpoint);
    const path = `${API_ROOT}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
    this.#router.on(endpoint.method.toUpperCase(), path, (context) => {
      requireAccess(context.var.caller, endpoint);
      return respond(context);
    });
  }

  async #asked<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    { params, query, body, open, ofAccount }: Endpoint<P, Q, B>,
    context: Context<Beside>,
  ): Promise<Asked<P, Q, B>> {
    const { raw } = context.req;
    const { caller } = context.var;
    const appFor = open === true || ofAccount === true ? undefined : this.#options.appFor;
    return {
      params: (params === undefined ? {} : parsed(params, context.req.param())) as z.output<P>,
      query: (query === undefined ? {} : parsed(query, queryOf(new URL(raw.url)))) as z.output<Q>,
      body: (body === undefined ? undefined : parsed(body, await jsonBody(raw))) as z.output<B>,
      app: (await appFor?.(raw, caller)) ?? this.#options.app,
      bench: this.#options.bench,
      builds: this.#options.builds,
      caller,
      waiting: this.#options.waiting?.() ?? 0,
      signal: raw.signal,
      answerHeaders: {},
      request: raw,
    };
  }

  #stream({ req, var: known }: Context<Beside>, endpoint: Endpoint, work: Parameters<typeof eventStream>[1]): Response {
    const allowed = async (): Promise<void> => {
      const now = await known.callerNow();
      requireAccess(now, endpoint);
      // A browser whose share has ended is shown another memory from then on.
      if (!isDeepStrictEqual(now.account?.view, known.caller.account?.view)) throw otherView();
    };
    return eventStream(req.raw.signal, work, this.#options.onError, allowed);
  }

  #written(endpoint: Endpoint, document: unknown): string | Uint8Array<ArrayBuffer> {
    if (!(document instanceof Written)) return JSON.stringify(this.#checked(endpoint, document));
    if (this.#options.checksAnswers === true)
      this.#checked(endpoint, JSON.parse(Buffer.from(document.bytes).toString('utf8')));
    return document.bytes;
  }

  #checked<T>({ id, answer }: Endpoint, document: T): T {
    if (this.#options.checksAnswers !== true || !('schema' in answer)) return document;
    const result = answer.schema.safeParse(JSON.parse(JSON.stringify(document)));
    if (!result.success) throw new Error(`${id} answers with something else than it says: ${result.error.message}`);
    return document;
  }
}

const otherView = (): MadeleineError =>
  new MadeleineError('forbidden', 'What you may see of this memory has changed.', { action: 'Load the page again.' });

/** Whether the request was only started as a job. */
const isAccepted = ({ accepted }: Endpoint, document: unknown): boolean =>
  accepted === 'always' ||
  (accepted === 'with-job' && typeof document === 'object' && document !== null && 'job' in document);

const mailHeaders = {
  'content-security-policy': mailPolicy,
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-cache',
};

function mailResponse(context: Context, page: Uint8Array<ArrayBuffer>): Response {
  const etag = etagOf(page);
  if (isKnown(context.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { ...mailHeaders, etag } });
  return new Response(page, { headers: { ...mailHeaders, etag, 'content-type': 'text/html; charset=utf-8' } });
}

type DocumentOptions = OnOptions & {
  readonly headers: Readonly<Record<string, string>>;
  readonly status: 200 | 202;
};

function documentResponse(
  context: Context,
  body: string | Uint8Array<ArrayBuffer>,
  { fresh, status, headers: more }: DocumentOptions,
): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'private, no-cache', ...more };
  if (fresh === true || context.req.method !== 'GET') return new Response(body, { status, headers });
  const etag = etagOf(body);
  if (isKnown(context.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { etag, 'cache-control': headers['cache-control'] } });
  return new Response(body, { headers: { ...headers, etag } });
}
