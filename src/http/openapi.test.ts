import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { everyEndpoint } from '../../test/http/every-endpoint.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { problemShape } from '../contract/problem.ts';
import { openApiDocument } from './openapi.ts';

const shownContent = z.record(z.string(), z.looseObject({ example: z.unknown().optional() }));
const operationShape = z.looseObject({
  operationId: z.string(),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), example: z.unknown().optional() }))
    .default([]),
  requestBody: z.looseObject({ content: shownContent }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: shownContent.optional() })),
});
const documentShape = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationShape)),
  components: z.looseObject({ responses: z.record(z.string(), z.looseObject({ content: shownContent })) }),
});

const endpoints = await everyEndpoint();
const text = JSON.stringify(openApiDocument(endpoints, '1.2.3'));
const document = documentShape.parse(JSON.parse(text));
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [operation.operationId, { path, ...operation }] as const),
  ),
);
const operationOf = ({ id }: Endpoint) => operations.get(id) ?? expect.fail(`${id} is missing`);

/** What a good answer holds, under whichever status it comes. */
const answerOf = (endpoint: Endpoint) => {
  const { responses } = operationOf(endpoint);
  return (responses['200'] ?? responses['202'])?.content ?? {};
};

describe('the OpenAPI document', () => {
  it('has every endpoint of the contract, each under a name of its own', () => {
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
    expect([...operations.keys()].toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
  });

  it('passes a linter, examples included', async () => {
    const rules = {
      // Fixed paths are mounted before those with an id: nobody is called "suggestions".
      'no-ambiguous-paths': 'off',
      // What events carry is named by `x-events`, which the linter does not read.
      'no-unused-components': 'off',
    } as const;
    const config = await createConfig({ extends: ['recommended-strict'], rules });
    const found = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('refers to nothing that it does not hold', () => {
    const named = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, kind = '', name = ''] of named) expect(document).toHaveProperty(['components', kind, name]);
    expect(text).not.toMatch(/#\/\$defs|__schema\d/);
  });

  // Where this fails after a change of schemas, record them anew: node scripts/http-examples.ts LIFE
  describe.each(endpoints.map((endpoint) => ({ id: endpoint.id, endpoint })))('shows of $id', ({ endpoint }) => {
    const { params, query, body, answer } = endpoint;
    const operation = operationOf(endpoint);
    const said = (place: string) =>
      Object.fromEntries(
        operation.parameters
          .filter((one) => one.in === place && one.example !== undefined)
          .map((one) => [one.name, one.example]),
      );

    it('a request that it takes', () => {
      const isText = (value: unknown) => (typeof value === 'number' ? String(value) : value);
      const asSent = (values: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isText(value)]));
      if (params !== undefined) params.parse(said('path'));
      if (query !== undefined) query.parse(asSent(said('query')));
      if (body !== undefined) body.parse(operation.requestBody?.content['application/json']?.example);
    });

    it('an answer that it gives', () => {
      const content = answerOf(endpoint);
      if ('schema' in answer) answer.schema.parse(content['application/json']?.example);
      if ('events' in answer) {
        const stream = z.string().parse(content['text/event-stream']?.example);
        const events = [...stream.matchAll(/^event: (\w+)\ndata: (.*)$/gm)];
        expect(events.length).toBeGreaterThan(0);
        for (const [, name = '', data = ''] of events) answer.events[name]?.parse(JSON.parse(data));
      }
      // Bytes of pictures and archives show nothing to who reads a document.
      if (answer.kind === 'bytes' && answer.types.includes('text/html'))
        expect(content['text/html']?.example).toContain('<');
    });
  });

  it('shows a problem for each status that it names', () => {
    const problems = Object.entries(document.components.responses);
    expect(problems.map(([name]) => name)).toContain('NotFound');
    for (const [name, { content }] of problems)
      expect(problemShape.safeParse(content['application/problem+json']?.example).success, name).toBe(true);
  });

  it('shows nothing of the machine that it was recorded on', () => {
    expect(text).not.toMatch(/\/(root|tmp|Users|work)\//);
  });

  it('says of every path parameter that it is required', () => {
    for (const { path, parameters } of operations.values()) {
      const inPath = parameters.filter((one) => one.in === 'path');
      expect(inPath.map(({ name }) => name).toSorted()).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
      );
      for (const one of inPath) expect(one.required).toBe(true);
    }
  });
});
