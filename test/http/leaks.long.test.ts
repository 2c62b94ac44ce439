import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcpHandler } from '../../src/mcp/http-handler.ts';
import { mail, put } from '../end-to-end/made-input.ts';
import { type Held, held, openFiles } from '../fixtures/held.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';

let small: SmallMemory;
let model: ModelServer;
let server: TestServer;
let mcp: ReturnType<typeof mcpHandler>;
let picture = '';
beforeAll(async () => {
  small = await smallMemory(async (input) => {
    await put(input, 'large.jpg', await largePicture());
    await put(input, 'a.eml', mail(1, 'Your invoice', 'Total: EUR 42.50\nThank you for your order at Tea House.'));
  });
  model = await startModelServer([{ kind: 'hang' }]);
  const injected = { mcp: (request: Request) => mcp.fetch(request) };
  const configuration = {
    models: { slow: { url: model.url, model: 'm' } },
    answerer: { name: 'single-pass', model: 'slow' },
  } as const;
  server = await serveMemory(small.memory, { configuration, injected });
  mcp = mcpHandler({ app: server.app, version: '0.0.0', report: () => undefined, mostSessions: 8 });
  picture = (await server.app.timeline({ modality: ['image'] })).items[0]?.id ?? expect.fail('no picture');
});
afterAll(async () => {
  await mcp.close();
  await server.close();
  await model.close();
  await small.remove();
});

/** More bytes than the buffers between two sockets hold, so that a server has to wait for who does not read. */
const largePicture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 3000,
      height: 3000,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Somewhat longer than Node's `fetch` keeps a connection to a model for the next request, also one that no request ever used. */
const POOLED_MS = 4_500;

/** The first question of a process loads what answers it, which takes its time on a busy machine. */
const LOADED_MS = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A client that sends these bytes, and reads nothing beyond the first piece unless told to. */
function client(bytes: string | Buffer): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
    socket.once('error', reject);
    socket.once('data', () => {
      socket.pause();
      resolve(socket);
    });
  });
}

const request = (method: string, path: string, headers = '', body = ''): string =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${headers}\r\n${body}`;

/** Clients that go away in the middle, so many of each kind at once. */
const leaving: Readonly<Record<string, () => Promise<void>>> = {
  'readers of a picture that stop reading': async () => {
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => client(request('GET', `/api/v1/items/${picture}/media`))),
    );
    await pause(50);
    for (const socket of sockets) socket.destroy();
  },
  'listeners to changes': async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => client(request('GET', '/api/v1/changes'))));
    for (const socket of sockets) socket.destroy();
  },
  'askers of a question that a model works on': async () => {
    const path = '/api/v1/ask?q=How+much+did+I+pay+at+Tea+House%3F';
    const sockets = await Promise.all(
      Array.from({ length: 6 }, () => client(request('GET', path, 'Accept: text/event-stream\r\n'))),
    );
    await expect.poll(() => model.waiting(), { timeout: LOADED_MS }).toBeGreaterThan(0);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => model.waiting(), { timeout: 10_000 }).toBe(0);
  },
  'askers that do not want it as events': async () => {
    const path = '/api/v1/ask?q=How+much+did+I+pay+at+Tea+House%3F';
    const sockets = Array.from({ length: 6 }, () => connect(server.port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined).write(request('GET', path));
    await expect.poll(() => model.waiting(), { timeout: LOADED_MS }).toBeGreaterThan(0);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => model.waiting(), { timeout: 10_000 }).toBe(0);
  },
  'uploads that break off': async () => {
    const sockets = Array.from({ length: 12 }, () => connect(server.port, '127.0.0.1'));
    for (const [n, socket] of sockets.entries()) {
      socket.on('error', () => undefined);
      socket.write(request('POST', `/api/v1/uploads?name=${n}.jpg`, 'Content-Length: 5000000\r\n'));
      socket.write(Buffer.alloc(200_000));
    }
    await pause(100);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => readdir(join(small.memory, 'uploads/.parts')).catch(() => [])).toEqual([]);
  },
  'bodies that break off': async () => {
    const sockets = Array.from({ length: 12 }, () => connect(server.port, '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.write(
        request('POST', '/api/v1/search', 'Content-Type: application/json\r\nContent-Length: 5000\r\n', '{"q":'),
      );
    }
    await pause(50);
    for (const socket of sockets) socket.destroy();
  },
  'heads that break off': async () => {
    const sockets = Array.from({ length: 12 }, () => connect(server.port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined).write('GET /api/v1/status HTTP/1.1\r\nHost: 12');
    await pause(50);
    for (const socket of sockets) socket.destroy();
  },
  'agents that never say good-bye': async () => {
    const initialize = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    });
    const headers = `Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n`;
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () =>
        client(request('POST', '/mcp', `${headers}Content-Length: ${initialize.length}\r\n`, initialize)),
      ),
    );
    for (const socket of sockets) socket.destroy();
    expect(mcp.sessions()).toBeLessThanOrEqual(8);
  },
};

describe('clients that go away in the middle leave nothing behind', () => {
  it.each(Object.keys(leaving))('%s', async (kind) => {
    const leave = leaving[kind] ?? expect.fail();
    // The first rounds load what is loaded once.
    for (let round = 0; round < 2; round += 1) await leave();
    if (kind.startsWith('askers')) await pause(POOLED_MS);
    const before: Held = await held();
    const rounds = 5;
    for (let round = 0; round < rounds; round += 1) await leave();
    // Before a collection, which closes what was forgotten to be closed.
    await expect.poll(openFiles, { timeout: POOLED_MS + 5_000 }).toBeLessThanOrEqual(before.files + 1);
    await expect
      .poll(async () => (await held()).resources, { timeout: 10_000 })
      .toBeLessThanOrEqual(before.resources + 2);
    const grown = (await held()).heap - before.heap;
    expect(grown / rounds, 'bytes of heap kept of each round').toBeLessThan(400_000);
  });

  it('and break nothing', async () => {
    expect(server.errors).toEqual([]);
    expect((await server.get('/status')).status).toBe(200);
    expect((await (await server.get(`/items/${picture}/media`)).arrayBuffer()).byteLength).toBeGreaterThan(3_000_000);
  });
});
