import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { problemShape } from '../contract/problem.ts';
import { planNodeSchema } from '../memory/query-plan.ts';
import { API_ROOT } from './mounted.ts';
import recorded from './openapi-examples.json' with { type: 'json' };

type JsonSchema = { readonly [key: string]: unknown };

/** Schemas that get a name of their own in the document; what refers to itself needs one. */
const named = z.registry<{ id: string }>();
named.add(planNodeSchema, { id: 'PlanNode' });
named.add(problemShape, { id: 'Problem' });

/**
 * The OpenAPI 3.1 document of all endpoints. Its schemas are JSON Schema 2020-12, as zod itself writes it, which 3.1
 * takes as they are.
 */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): JsonSchema {
  const shared = new Map<string, unknown>();
  const schema = (of: z.ZodType): JsonSchema => jsonSchema(of, shared);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = `${API_ROOT}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint, schema) };
  }
  schema(problemShape);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Madeleine',
      version,
      description: 'A private, searchable memory of one person: photos, films and mail, with answers that cite them.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{}, { token: [] }, { session: [] }],
    paths,
    components: {
      schemas: Object.fromEntries([...shared].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Made by `madeleine tokens add`.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'madeleine',
          description: 'Given by POST /session for a token.',
        },
      },
      responses: {
        Problem: {
          description: 'What went wrong, with the code that the command line reports.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

/** Definitions inside are moved to where the whole document finds them. */
function jsonSchema(of: z.ZodType, shared: Map<string, unknown>): JsonSchema {
  const made = z.toJSONSchema(of, { io: 'input', unrepresentable: 'any', metadata: named, reused: 'inline' });
  const {
    $schema: _,
    $defs,
    ...own
  }: JsonSchema & { $defs?: Record<string, unknown> } = JSON.parse(
    JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
  for (const [name, definition] of Object.entries($defs ?? {})) shared.set(name, definition);
  const id = named.get(of)?.id;
  if (id === undefined) return own;
  const { id: __, ...definition } = own;
  shared.set(id, definition);
  return { $ref: `#/components/schemas/${id}` };
}

/** A call that was made, and what it was answered. */
type Example = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer?: unknown;
};

const examples: ReadonlyMap<string, Example> = new Map(Object.entries<Example>(recorded));

/**
 * What the endpoint says itself, else what scripts/http-examples.ts recorded from the demo life, as long as that is still
 * what the endpoint takes and gives.
 */
function exampleOf({ id, params, query, body, answer }: Endpoint): Example {
  const said = 'example' in answer && answer.example !== undefined ? { answer: answer.example } : {};
  const { answer: given, ...asked }: Example = examples.get(id) ?? {};
  const isAsked = [
    [params, asked.params],
    [query, asked.query ?? {}],
    [body, asked.body],
  ].every(([schema, value]) => !(schema instanceof z.ZodType) || schema.safeParse(value).success);
  const isGiven = 'schema' in answer && answer.schema.safeParse(given).success;
  return { ...(isAsked ? asked : {}), ...(isAsked && isGiven ? { answer: given } : {}), ...said };
}

const shown = (example: unknown) => (example === undefined ? {} : { example });

type SchemaOf = (of: z.ZodType) => JsonSchema;

function operation(endpoint: Endpoint, schema: SchemaOf): JsonSchema {
  const { id, summary, scope, params, query, body, bytesBody } = endpoint;
  const example = exampleOf(endpoint);
  return {
    operationId: id,
    summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    'x-scope': scope,
    parameters: [
      ...parameters(params, 'path', schema, example.params),
      ...parameters(query, 'query', schema, example.query),
    ],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schema(body), ...shown(example.body) } },
          },
        }),
    ...(bytesBody === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      200: { description: 'Done.', content: content(endpoint, schema) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

function parameters(
  of: z.ZodType | undefined,
  place: 'path' | 'query',
  schema: SchemaOf,
  example: Example['query'] = {},
): JsonSchema[] {
  if (of === undefined) return [];
  const { properties = {}, required = [] } = schema(of) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...shape }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: shape,
    ...shown(example[name]),
  }));
}

function content(endpoint: Endpoint, schema: SchemaOf): JsonSchema {
  const { answer } = endpoint;
  if (answer.kind === 'bytes')
    return Object.fromEntries(answer.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  const events = 'events' in answer ? { 'text/event-stream': { schema: eventsSchema(answer.events, schema) } } : {};
  if (answer.kind === 'events') return events;
  return {
    'application/json': { schema: schema(answer.schema), ...shown(exampleOf(endpoint).answer) },
    ...events,
  };
}

/** OpenAPI 3.1 has no word for a stream of events: the document says what each is called and carries. */
const eventsSchema = (events: Readonly<Record<string, z.ZodType>>, schema: SchemaOf): JsonSchema => ({
  type: 'string',
  description: `Server-sent events: ${Object.keys(events).join(', ')}. The data of each is JSON.`,
  'x-events': Object.fromEntries(Object.entries(events).map(([name, of]) => [name, schema(of)])),
});
