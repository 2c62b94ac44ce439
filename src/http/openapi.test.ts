import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../../test/http/every-endpoint.ts';
import { openApiDocument } from './openapi.ts';
import recorded from './openapi-examples.json' with { type: 'json' };

const endpoints = await everyEndpoint();
const document = openApiDocument(endpoints, '1.2.3');
const text = JSON.stringify(document);

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

  it('shows examples that are as the endpoints say', () => {
    const byId = new Map(endpoints.map((one) => [one.id, one]));
    for (const [id, example] of Object.entries<{ params?: unknown; query?: unknown; body?: unknown; answer: unknown }>(
      recorded,
    )) {
      const endpoint = byId.get(id);
      if (endpoint === undefined || !('schema' in endpoint.answer)) throw new Error(`${id} is no endpoint`);
      endpoint.answer.schema.parse(example.answer);
      endpoint.params?.parse(example.params);
      endpoint.query?.parse(example.query ?? {});
      endpoint.body?.parse(example.body);
    }
    for (const { answer } of endpoints)
      if ('example' in answer && answer.example !== undefined && 'schema' in answer)
        answer.schema.parse(answer.example);
    expect(JSON.stringify(recorded)).not.toMatch(/\/(root|tmp|Users)\//);
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
