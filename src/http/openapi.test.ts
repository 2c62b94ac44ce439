import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../../test/http/every-endpoint.ts';
import { openApiDocument } from './openapi.ts';

const endpoints = await everyEndpoint();
const document = openApiDocument(endpoints, '1.2.3');
const text = JSON.stringify(document);

type Operation = {
  readonly operationId: string;
  readonly responses: { readonly 200: { readonly content: Record<string, { readonly example?: unknown }> } };
};
const operations = Object.values(document['paths'] as Record<string, Record<string, Operation>>).flatMap((methods) =>
  Object.values(methods),
);
const exampleIn = (id: string): unknown =>
  operations.find(({ operationId }) => operationId === id)?.responses[200].content['application/json']?.example;

describe('the OpenAPI document', () => {
  it('has every endpoint of the contract, each under a name of its own', () => {
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
    for (const { id } of endpoints) expect(text).toContain(`"operationId":"${id}"`);
  });

  it('refers to nothing that it does not hold', () => {
    const named = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, kind = '', name = ''] of named) expect(document).toHaveProperty(['components', kind, name]);
    expect(text).not.toMatch(/#\/\$defs|__schema\d/);
  });

  it('shows examples, and only such as the endpoints take and give', () => {
    const shown = endpoints.filter(({ id }) => exampleIn(id) !== undefined);
    // Where this fails after a change of schemas, record them anew: node scripts/http-examples.ts LIFE
    expect(shown.length).toBeGreaterThan(40);
    for (const { id, answer } of shown) if ('schema' in answer) answer.schema.parse(exampleIn(id));
    expect(text).not.toMatch(/\/(root|tmp|Users)\//);
  });

  it('says of every path parameter that it is required, and of no other', () => {
    const isOperation = (value: unknown): value is { parameters: { in: string; required: boolean; name: string }[] } =>
      typeof value === 'object' && value !== null && 'parameters' in value;
    const paths = Object.entries(document['paths'] as Record<string, Record<string, unknown>>);
    for (const [path, methods] of paths) {
      for (const operation of Object.values(methods).filter(isOperation)) {
        const inPath = operation.parameters.filter((one) => one.in === 'path');
        expect(inPath.map(({ name }) => name).toSorted()).toEqual(
          [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
        );
        for (const one of inPath) expect(one.required).toBe(true);
      }
    }
  });
});
