import type { z } from 'zod';

/** What an endpoint requires: to look, to change what is remembered, or to rule (tokens, settings, folders of the machine). */
export const scopes = ['read', 'write', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** What an endpoint answers with: a document, a stream of events while it works, either (as asked for), or bytes. */
export type EndpointAnswer<Document extends z.ZodType, Events extends EventSchemas> =
  | { readonly kind: 'json'; readonly schema: Document }
  | { readonly kind: 'events'; readonly events: Events }
  | {
      readonly kind: 'json-or-events';
      readonly schema: Document;
      readonly events: Events;
    }
  | { readonly kind: 'bytes'; readonly types: readonly string[] };

/** Name of a server-sent event → the schema of what it carries. */
export type EventSchemas = Readonly<Record<string, z.ZodType>>;

/**
 * One endpoint of the HTTP interface as a value: the server mounts it, the OpenAPI document is made from it, and the
 * web app calls it, so that the three cannot drift apart.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Document extends z.ZodType = z.ZodType,
  Events extends EventSchemas = EventSchemas,
> = {
  /** Unique; the operation's id in the OpenAPI document. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Under `/api/v1`, parameters in braces: `/items/{id}`. */
  readonly path: string;
  /** A sentence for whoever reads the document. */
  readonly summary: string;
  readonly scope: Scope;
  /** Needs no token even where all others do: it is how one signs in. */
  readonly open?: true;
  /** Concerns who asks, and the server, but no memory. */
  readonly ofAccount?: true;
  readonly params?: Params;
  readonly query?: Query;
  /** A JSON body. Absent with `bytesBody`: the body is a file and is streamed. */
  readonly body?: Body;
  readonly bytesBody?: true;
  /** Answers 202, since a job does what was asked: always, or where the document names one as its `job`. */
  readonly accepted?: 'always' | 'with-job';
  readonly answer: EndpointAnswer<Document, Events>;
};

/** An endpoint with its types as they are written. */
export const endpoint = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Document extends z.ZodType,
  Events extends EventSchemas,
>(
  one: Endpoint<Params, Query, Body, Document, Events>,
): Endpoint<Params, Query, Body, Document, Events> => one;
