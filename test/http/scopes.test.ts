import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, type Scope, scopes } from '../../src/contract/endpoint.ts';
import { problemShape } from '../../src/contract/problem.ts';
import { API_ROOT } from '../../src/http/mounted.ts';
import { mail, put } from '../end-to-end/made-input.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { type ServedMemory, servedMemory } from '../fixtures/server.ts';
import { everyEndpoint, filled } from './every-endpoint.ts';
import { sampleOf } from './schema-sample.ts';

let server: ServedMemory;
let endpoints: readonly Endpoint[];
const tokens = new Map<Scope, string>();
beforeAll(async () => {
  const fill = (input: string) => put(input, 'a.eml', mail(1, 'Hello', 'A letter.'));
  server = await servedMemory(fill, { requireToken: true, configuration: { offline: true } });
  endpoints = await everyEndpoint();
  for (const scope of scopes) tokens.set(scope, (await server.app.tokens.add({ name: scope, scopes: [scope] })).token);
});
afterAll(() => server.close());

/** What an endpoint says to a caller with one scope, or with none. */
async function said({ method, path, body, query }: Endpoint, scope: Scope | undefined) {
  const words = Object.entries((sampleOf(query, 'x') ?? {}) as Record<string, unknown>);
  const search = words.map(([name, word]) => `${name}=${encodeURIComponent(String(word))}`).join('&');
  const { status, body: text } = await rawRequest(
    `${server.url}${API_ROOT}${filled(path, 'x')}${search === '' ? '' : `?${search}`}`,
    {
      method: method.toUpperCase(),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(scope === undefined ? {} : { authorization: `Bearer ${tokens.get(scope)}` }),
      },
    },
    body === undefined ? undefined : JSON.stringify(sampleOf(body, 'x')),
  );
  return { status, code: status < 400 ? undefined : problemShape.parse(JSON.parse(text.toString())).code };
}

const guarded = () => endpoints.filter(({ open }) => open !== true);
const streams = ({ answer }: Endpoint): boolean => answer.kind === 'events';

describe('every endpoint of the contract', () => {
  it('is mounted, and there is none beside', async () => {
    const headers = { authorization: `Bearer ${tokens.get('read')}` };
    const document = (await (await server.get('/openapi.json', { headers })).json()) as { paths: object };
    const mounted = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method} ${path}`),
    );
    expect(mounted.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${API_ROOT}${path}`).toSorted());
  });

  it('answers nobody without a token where one is asked for', async () => {
    for (const one of guarded())
      expect(await said(one, undefined), one.id).toEqual({ status: 401, code: 'unauthenticated' });
  });

  it.each(scopes)('refuses a token that has only the scope %s where another is needed', async (scope) => {
    const others = guarded().filter((one) => one.scope !== scope);
    expect(others.length).toBeGreaterThan(10);
    for (const one of others) expect(await said(one, scope), one.id).toEqual({ status: 403, code: 'forbidden' });
  });

  it('changes nothing by a method that reads, and is refused by one that it has not', async () => {
    const reading = guarded().filter(({ scope, method }) => scope === 'read' && method === 'get');
    const content = async () => ({ ...(await server.app.status()), bytes: 'of tokens, too' });
    const before = await content();
    for (const one of reading.filter((each) => !streams(each))) {
      const { status, code } = await said(one, 'read');
      expect([200, 304, 400, 404, 415], `${one.id} ${code}`).toContain(status);
    }
    expect(await content()).toEqual(before);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
      const headers = { authorization: `Bearer ${tokens.get('admin')}` };
      const { status } = await rawRequest(`${server.url}${API_ROOT}/status`, { method, headers });
      expect(status, method).toBe(404);
    }
  });

  it('lets nobody who may only write have the server read its disks', async () => {
    const send = (path: string, body: object) =>
      server.get(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.get('write')}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const path of ['/imports', '/imports/estimate'])
      expect((await send(path, { paths: [server.input] })).status, path).toBe(403);
  });
});
