import type { RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { problemsOf } from './openapi-problems.ts';
import { type RecordedExample, recordedExample } from './recorded-examples.ts';

/** The tag of an endpoint: the first segment of its path. */
export const tagOf = ({ path }: Endpoint): string => path.split('/')[1] ?? '';

/** An endpoint as a zod-openapi operation. */
export function operationOf(endpoint: Endpoint): Omit<RouteConfig, 'path'> {
  const { id, method, summary, scope, open } = endpoint;
  const example = recordedExample(id);
  return {
    method,
    operationId: id,
    summary,
    tags: [tagOf(endpoint)],
    'x-scope': scope,
    ...(open === true ? { security: [] } : {}),
    request: requestOf(endpoint, example),
    responses: { ...answersOf(endpoint, example), ...problemsOf(endpoint) },
  };
}

type Request = NonNullable<RouteConfig['request']>;
type Content = NonNullable<NonNullable<Request['body']>['content']>;

function requestOf({ params, query, body, bytesBody }: Endpoint, example: RecordedExample): Request {
  return {
    ...(params === undefined ? {} : { params: parametersOf(params) }),
    ...(query === undefined ? {} : { query: parametersOf(query) }),
    ...(body === undefined
      ? {}
      : { body: { required: true, content: { 'application/json': { schema: body, ...shown(example.body) } } } }),
    ...(bytesBody === undefined
      ? {}
      : { body: { required: true, content: { 'application/octet-stream': { schema: bytes } } } }),
  };
}

type Parameters = NonNullable<Request['query']>;

/** Parameters are the fields of an object schema, below any refinements. */
function parametersOf(schema: z.ZodType): Parameters {
  if (schema instanceof z.ZodObject || schema instanceof z.ZodPipe) return schema;
  throw new Error('Parameters are said by an object.');
}

const bytes = { type: 'string', format: 'binary' } as const;
const shown = (example: unknown) => (example === undefined ? {} : { example });

function answersOf(endpoint: Endpoint, example: RecordedExample): RouteConfig['responses'] {
  const { answer, accepted, method } = endpoint;
  const done = { description: 'Done.', content: contentOf(endpoint, example) };
  const begun = { ...done, description: 'Started. Follow its progress with GET /jobs/{id}/events.' };
  if (accepted === 'always') return { 202: begun };
  return {
    200: done,
    ...(accepted === 'with-job' ? { 202: begun } : {}),
    ...(answer.kind === 'bytes' && method === 'get' ? { 206: { ...done, description: 'The requested range.' } } : {}),
    ...(method === 'get' && answer.kind !== 'events'
      ? { 304: { description: 'Not modified since the version in `If-None-Match`.' } }
      : {}),
  };
}

function contentOf(endpoint: Endpoint, { answer: document, events }: RecordedExample): Content {
  const { answer } = endpoint;
  if (answer.kind === 'bytes') {
    const page: Content[string] = { schema: { type: 'string' }, ...shown(document) };
    return Object.fromEntries(answer.types.map((type) => [type, type === 'text/html' ? page : { schema: bytes }]));
  }
  const stream = eventsOf(endpoint);
  return {
    ...('schema' in answer ? { 'application/json': { schema: answer.schema, ...shown(document) } } : {}),
    ...(stream.length === 0 ? {} : { 'text/event-stream': { schema: streamSchema(stream), ...shown(events) } }),
  };
}

type NamedEvent = { readonly event: string; readonly name: string; readonly schema: z.ZodType };

/** The events of an endpoint, each with the name of its schema in the document. */
export const eventsOf = ({ id, answer }: Endpoint): NamedEvent[] =>
  Object.entries('events' in answer ? answer.events : {}).map(([event, schema]) => ({
    event,
    name: `${capital(id)}${capital(event)}Event`,
    schema,
  }));

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** OpenAPI 3.1 cannot describe event streams, so the document lists the events and their data. */
const streamSchema = (stream: readonly NamedEvent[]) => ({
  type: 'string' as const,
  description: `Server-sent events: ${stream.map(({ event }) => event).join(', ')}. The data of each event is JSON.`,
  'x-events': Object.fromEntries(stream.map(({ event, name }) => [event, { $ref: `#/components/schemas/${name}` }])),
});
