import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { problemShape } from '../contract/problem.ts';
import { planNodeSchema } from '../memory/query-plan.ts';
import { API_ROOT } from './mounted.ts';
import { eventsOf, operationOf, tagOf } from './openapi-operation.ts';
import { problemResponses } from './openapi-problems.ts';
import { recordedExample } from './recorded-examples.ts';
import { tagDescriptions } from './tag-descriptions.ts';

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

/** The OpenAPI 3.1 document of all endpoints, with schemas by zod-openapi and recorded examples. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): OpenApiDocument {
  const document = registered(endpoints).getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Madeleine',
      version,
      description: 'A private, searchable memory of one person: photos, videos and mail, with answers that cite them.',
      license,
    },
    servers: [{ url: '/' }],
    security: [{}, { token: [] }, { session: [] }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name, description: tagDescriptions[name] ?? name })),
  });
  for (const endpoint of endpoints) showParameters(document, endpoint);
  return document;
}

function registered(endpoints: readonly Endpoint[]): OpenAPIHono {
  const site = new OpenAPIHono();
  const { openAPIRegistry: registry } = site;
  // zod-openapi adds its methods only to schemas created after it was loaded; older ones get them here. A plan
  // is recursive and could not be written without a name.
  const lent = (schema: z.ZodType) => z.lazy(() => schema);
  Reflect.apply(z.ZodType.prototype.openapi, planNodeSchema, ['PlanNode']);
  const register = (name: string, schema: z.ZodType) => registry.register(name, lent(schema));
  register('Problem', problemShape);
  for (const [name, response] of problemResponses()) registry.registerComponent('responses', name, response);
  for (const [name, scheme] of securitySchemes) registry.registerComponent('securitySchemes', name, scheme);
  for (const endpoint of endpoints) {
    for (const { name, schema } of eventsOf(endpoint)) register(name, schema);
    registry.registerPath(createRoute({ ...operationOf(endpoint), path: `${API_ROOT}${endpoint.path}` }));
  }
  return site;
}

/** The SPDX identifier, which is new in OpenAPI 3.1 and missing from the types of 3.0. */
const license: { name: string; identifier: string } = { name: 'MIT', identifier: 'MIT' };

const securitySchemes = [
  ['token', { type: 'http', scheme: 'bearer', description: 'Created with `madeleine tokens add`.' }],
  [
    'session',
    {
      type: 'apiKey',
      in: 'cookie',
      name: 'madeleine',
      description: 'Issued by POST /session in exchange for a token.',
    },
  ],
] as const;

/** Example values for each path and query parameter. */
function showParameters(document: OpenApiDocument, { id, method, path }: Endpoint): void {
  const { params = {}, query = {} } = recordedExample(id);
  for (const parameter of document.paths?.[`${API_ROOT}${path}`]?.[method]?.parameters ?? []) {
    if (!('in' in parameter)) continue;
    const example = (parameter.in === 'path' ? params : query)[parameter.name];
    if (example !== undefined) parameter.example = example;
  }
}
