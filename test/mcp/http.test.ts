import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { viewerStore } from '../../src/access/viewer-store.ts';
import { type App, openApp, openAppSeen } from '../../src/app/app.ts';
import { type RunningServer, startServer } from '../../src/http/server.ts';
import { type HttpOptions, mcpHandler, mcpHandlers } from '../../src/mcp/http-handler.ts';
import { startModelServer } from '../fixtures/model-server/model-server.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import type { SmallMemory } from '../fixtures/small-memory.ts';
import { agentMemory } from './agent-memory.ts';
import { call, idsOf } from './call.ts';

let made: SmallMemory;
let app: App;
beforeAll(async () => {
  made = await agentMemory();
  app = await openApp(made.memory);
});
afterAll(async () => {
  await app.close();
  await made.remove();
});

const errors: unknown[] = [];
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  expect(errors.splice(0)).toEqual([]);
});

type Served = { readonly server: RunningServer; readonly url: URL; readonly sessions: () => number };

/** The real server with MCP in it, over the memory. */
async function served(options: Partial<HttpOptions> = {}, requireToken = false): Promise<Served> {
  const mcp = mcpHandler({ app, version: '0.0.0', report: (error) => errors.push(error), ...options });
  const injected = { mcp: (request: Request) => mcp.fetch(request) };
  const server = await startServer({ app, port: 0, version: '0.0.0', requireToken, injected });
  closing.push(
    () => server.close(),
    () => mcp.close(),
  );
  return { server, url: new URL(`${server.url}/mcp`), sessions: mcp.sessions };
}

async function connected(url: URL, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
  // The type of its optional session id is not exact.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  closing.push(() => client.close());
  return { client, transport };
}

const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
});
const usual = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const post = (url: URL, body: string, headers: Record<string, string> = {}) =>
  rawRequest(url.href, { method: 'POST', headers: { ...usual, ...headers } }, body);

describe('MCP over HTTP', () => {
  it('answers each client in a session of its own, which ends with it', async () => {
    const { url, sessions } = await served();
    const [one, other] = [await connected(url), await connected(url)];
    await one.client.listTools();
    const found = await call(one.client, 'search', { query: 'photos from Lisbon', thumbnails: 2 });
    expect(idsOf(found.document)).toHaveLength(2);
    expect(found.pictures).toHaveLength(2);
    const asked = await call(other.client, 'ask', { question: 'How much did I pay at Tea House?' });
    expect(asked.document).toMatchObject({ outcome: 'grounded', answer: '€42.50' });
    expect(one.transport.sessionId).not.toBe(other.transport.sessionId);
    expect(sessions()).toBe(2);
    await one.transport.terminateSession();
    expect(sessions()).toBe(1);
    expect((await other.client.listResources()).resources).toHaveLength(5);
  });

  it('answers a hundred questions at once over one session', async () => {
    const { url } = await served();
    const { client } = await connected(url);
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, n) => call(client, 'search', { query: n % 2 === 0 ? 'photos' : 'Lottery' })),
    );
    expect(all.map(({ document }) => idsOf(document).length)).toEqual(all.map((_, n) => (n % 2 === 0 ? 2 : 1)));
  });

  it('asks for a token where the server does', async () => {
    const { url, sessions } = await served({}, true);
    await expect(connected(url)).rejects.toThrow();
    expect(sessions()).toBe(0);
    const { token } = await app.tokens.add({ name: 'agent', scopes: ['read'] });
    const { client } = await connected(url, { authorization: `Bearer ${token}` });
    expect((await client.listTools()).tools).toHaveLength(7);
  });
});

describe('sessions', () => {
  it('are so many at most, and one that was pushed out begins anew', async () => {
    const { url, sessions } = await served({ mostSessions: 3 });
    const first = await connected(url);
    for (let n = 0; n < 5; n += 1) await connected(url);
    expect(sessions()).toBe(3);
    await expect(first.client.listTools()).rejects.toThrow(/Initialize again/);
  });

  it('end when they were left', async () => {
    let clock = 0;
    const { url, sessions } = await served({ idleMs: 1_000, now: () => clock });
    const { client } = await connected(url);
    clock += 900;
    await client.listTools();
    clock += 900;
    await client.listTools();
    clock += 1_100;
    await expect(client.listTools()).rejects.toThrow(/session no longer exists/);
    expect(sessions()).toBe(0);
  });

  it('do not begin with anything but an initialization', async () => {
    const { url, sessions } = await served();
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"1.0"}',
    ];
    for (const body of bodies) {
      const { status, body: said } = await post(url, body);
      expect(status, body).toBeGreaterThanOrEqual(400);
      expect(said.toString(), body).not.toMatch(/node_modules|\n\s+at /);
    }
    expect((await post(url, `[${'{},'.repeat(200)}{}]`)).status).toBe(400);
    expect((await post(url, initialize, { accept: 'text/html' })).status).toBe(406);
    expect((await post(url, initialize, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(url, initialize, { 'mcp-session-id': '../../x' })).status).toBe(404);
    expect((await rawRequest(url.href, { method: 'PUT' })).status).toBeGreaterThanOrEqual(400);
    expect((await rawRequest(url.href, { method: 'GET', headers: usual })).status).toBe(400);
    expect((await rawRequest(url.href, { method: 'DELETE' })).status).toBe(400);
    expect(sessions()).toBe(0);
  });

  it('take no message that is larger than a question can be', async () => {
    const { url, sessions } = await served();
    const huge = initialize.replace('"x"', `"${'x'.repeat(300_000)}"`);
    expect((await post(url, huge)).status).toBe(413);
    expect(sessions()).toBe(0);
  });
});

describe('who may call', () => {
  it('is nobody by another name, and no page of another site', async () => {
    const { url, sessions } = await served();
    expect((await post(url, initialize, { host: 'evil.example' })).status).toBe(403);
    expect((await post(url, initialize, { origin: 'http://evil.example' })).status).toBe(403);
    const preflight = { origin: 'http://evil.example', 'access-control-request-method': 'POST' };
    const asked = await rawRequest(url.href, { method: 'OPTIONS', headers: preflight });
    expect(asked.status).toBe(403);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
    expect(sessions()).toBe(0);
  });

  it('is asked by the handler, too, wherever it is mounted', async () => {
    const mcp = mcpHandler({ app, version: '0.0.0', report: (error) => errors.push(error) });
    const asked = (headers: Record<string, string>) =>
      mcp.fetch(new Request('http://x/mcp', { method: 'POST', headers: { ...usual, ...headers }, body: initialize }));
    expect((await asked({ host: 'evil.example' })).status).toBe(403);
    expect((await asked({ host: 'localhost', origin: 'http://evil.example' })).status).toBe(403);
    expect((await asked({ host: 'localhost' })).status).toBe(200);
    await mcp.close();
  });
});

it('tells who may only look of no path of what is gone, as HTTP does', async () => {
  const seen = await openAppSeen(made.memory, { name: 'viewer', through: viewerStore });
  closing.push(() => seen.close());
  const { client } = await connected((await served({ app: seen })).url);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'fetch', 'ask', 'people', 'events', 'timeline']);
  const { failed, text } = await call(client, 'gone', {});
  expect([failed, text]).toEqual([true, expect.stringMatching(/^usage: .*Unknown tool: gone/)]);
});

it('keeps no handler and no session of a memory that was closed', async () => {
  const handlers = mcpHandlers({ version: '0.0.0', report: (error) => errors.push(error) });
  const opened = await openApp(made.memory);
  const handler = handlers.of(opened);
  await handler.fetch(
    new Request('http://localhost/mcp', { method: 'POST', headers: { ...usual, host: 'localhost' }, body: initialize }),
  );
  expect([handlers.of(opened), handler.sessions(), handlers.count()]).toEqual([handler, 1, 1]);
  await opened.close();
  expect([handler.sessions(), handlers.count()]).toEqual([0, 0]);
});

describe('a question that is called off', () => {
  it('stops the model that works on it, and the session goes on', async () => {
    const model = await startModelServer([{ kind: 'hang' }]);
    closing.push(() => model.close());
    const slow: App = {
      ...app,
      ask: (question, options) => app.ask(question, { ...options, model: `${model.url}#m` }),
    };
    const { url } = await served({ app: slow });
    const { client } = await connected(url);
    const calledOff = new AbortController();
    const told: string[] = [];
    const asked = call(
      client,
      'ask',
      { question: 'How much did I pay at Tea House?' },
      {
        signal: calledOff.signal,
        onprogress: ({ message }) => told.push(message ?? ''),
      },
    );
    await vi.waitFor(() => expect(model.waiting()).toBe(1), { timeout: 10_000 });
    expect(told[0]).toBe('Searching the memory');
    calledOff.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(() => expect(model.waiting()).toBe(0), { timeout: 10_000 });
    expect((await client.listTools()).tools).toHaveLength(7);
  });

  it('stops when its session ends', async () => {
    const model = await startModelServer([{ kind: 'hang' }]);
    closing.push(() => model.close());
    const slow: App = {
      ...app,
      ask: (question, options) => app.ask(question, { ...options, model: `${model.url}#m` }),
    };
    const { url } = await served({ app: slow });
    const { client, transport } = await connected(url);
    const asked = call(client, 'ask', { question: 'How much did I pay at Tea House?' }).catch(() => 'gone');
    await vi.waitFor(() => expect(model.waiting()).toBe(1), { timeout: 10_000 });
    await transport.terminateSession();
    await vi.waitFor(() => expect(model.waiting()).toBe(0), { timeout: 10_000 });
    await client.close();
    expect(await asked).toBe('gone');
  });
});
