/**
 * Writes dist/client.mjs and dist/client.d.mts, the package's `madeleine/client`: openapi-fetch with the types of the
 * OpenAPI document. Run by `npm run build`; into another folder where one is
 * given.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { z } from 'zod';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { openApiDocument } from '../src/http/openapi.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const jsonAt = (value: unknown, key: string): Json => {
  const found = isJson(value) ? value[key] : undefined;
  return isJson(found) ? found : {};
};

async function everyEndpoint(): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  for (const file of globSync('src/contract/endpoints/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).sort()) {
    const values: unknown[] = Object.values(await import(join(root, file)));
    found.push(...values.filter((one): one is Endpoint => isJson(one) && 'scope' in one && 'answer' in one));
  }
  return found;
}

const objectOf = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const parameterShape = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  schema: z.unknown(),
});

/** Query and path parameters, in the layout that openapi-fetch reads. */
function parametersOf(operation: Json): Json {
  const all = z.array(parameterShape).parse(operation['parameters'] ?? []);
  const places = [...new Set(all.map((one) => one.in))].map((place) => {
    const here = all.filter((one) => one.in === place);
    const needed = here.filter(({ required }) => required === true).map(({ name }) => name);
    return [place, objectOf(Object.fromEntries(here.map(({ name, schema }) => [name, schema])), needed)] as const;
  });
  const optional = places.filter(([, { required }]) => Array.isArray(required) && required.length > 0);
  return objectOf(
    Object.fromEntries(places),
    optional.map(([place]) => place),
  );
}

/** The bodies of a request or response by media type. */
function contentOf(holder: unknown, responses: Json): Json {
  const named = isJson(holder) && typeof holder['$ref'] === 'string' ? holder['$ref'].split('/').at(-1) : undefined;
  if (named !== undefined) return contentOf(responses[named], {});
  const types = Object.entries(jsonAt(holder, 'content')).map(([type, one]) => [type, jsonAt(one, 'schema')]);
  return objectOf(types.length === 0 ? {} : { content: objectOf(Object.fromEntries(types)) });
}

function operationSchema(operation: Json, shared: Json): Json {
  const responses = Object.entries(jsonAt(operation, 'responses')).map(([status, one]) => [
    status,
    contentOf(one, shared),
  ]);
  const body = jsonAt(operation, 'requestBody');
  return {
    ...objectOf({
      parameters: parametersOf(operation),
      ...(body['content'] === undefined ? {} : { requestBody: contentOf(body, shared) }),
      responses: objectOf(Object.fromEntries(responses)),
    }),
    description: operation['summary'],
  };
}

/** All paths as one JSON Schema, whose type is what openapi-fetch takes as `paths`. */
function pathsSchema(document: Json): Json {
  const components = jsonAt(document, 'components');
  const shared = jsonAt(components, 'responses');
  const paths = Object.keys(jsonAt(document, 'paths')).map((path) => {
    const methods = jsonAt(jsonAt(document, 'paths'), path);
    const operations = Object.keys(methods).map((method) => [method, operationSchema(jsonAt(methods, method), shared)]);
    return [path, objectOf(Object.fromEntries(operations))];
  });
  const own = { ...objectOf(Object.fromEntries(paths)), $defs: jsonAt(components, 'schemas') };
  return z.looseObject({}).parse(JSON.parse(JSON.stringify(own).replaceAll('#/components/schemas/', '#/$defs/')));
}

/** The type of all paths, as text. */
async function writtenTypes(): Promise<string> {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const document: unknown = JSON.parse(JSON.stringify(openApiDocument(await everyEndpoint(), version)));
  const types = await compile(pathsSchema(isJson(document) ? document : {}) as JSONSchema, 'paths', {
    bannerComment: '/* Generated from the OpenAPI document. */',
    additionalProperties: false,
    format: false,
    unknownAny: true,
  });
  // Statuses are numbers in the types of openapi-fetch.
  return types.replace(/^"(\d{3})": /gm, '$1: ').replace('export interface Paths', 'export interface paths');
}

const declared = `
/** A client of the HTTP API. \`baseUrl\` is the address of the server, \`token\` one of \`madeleine tokens add\`. */
export declare function madeleineClient(options: ClientOptions & { baseUrl: string; token?: string }): Client<paths>;
`;

const client = `import createClient from 'openapi-fetch';

export function madeleineClient({ token, headers, ...options }) {
  const signed = token === undefined ? {} : { authorization: \`Bearer \${token}\` };
  return createClient({ ...options, headers: { ...signed, ...headers } });
}
`;

const folder = process.argv[2] ?? join(root, 'dist');
mkdirSync(folder, { recursive: true });
const imported = `import type { Client, ClientOptions } from 'openapi-fetch';\n`;
writeFileSync(join(folder, 'client.d.mts'), `${imported}${await writtenTypes()}${declared}`);
writeFileSync(join(folder, 'client.mjs'), client);
