import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { healthDocument } from '../../src/contract/health.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';
import { mailbox, picture, put } from './made-input.ts';
import { environment, madeleine, program } from './run-madeleine.ts';

vi.setConfig({ testTimeout: 300_000 });

/** Words of the memory, of its folder and of what is asked: none of them is anybody's but the owner's. */
const PRIVATE = /letter|tea\b|ada\d|example\.org|lighthouse|madeleine-small|\.jpg|img-|mail-/i;

let made: SmallMemory;
beforeAll(async () => {
  made = await smallMemory(async (input) => {
    await put(input, 'box.mbox', mailbox(20));
    await put(input, 'a.jpg', await picture(1));
  });
});
afterAll(() => made.remove());

/** Serves until `use` is done, then stops it; what it said on stderr. */
async function serving(
  env: NodeJS.ProcessEnv,
  use: (url: string, notes: () => string) => Promise<void>,
): Promise<{ readonly code: number | null; readonly stderr: string }> {
  const args = ['serve', '--memory', made.memory, '--port', '0', '--no-work', '--metrics', '127.0.0.1:0'];
  const child = spawn(process.execPath, [program, ...args], { env: { ...environment, ...env } });
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const gone = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const said = /running at (\S+)/.exec(stdout)?.[1];
      if (said !== undefined) resolve(said);
    });
    child.on('close', (code) => reject(new Error(`serve ended with ${code}: ${stderr}`)));
  });
  try {
    await use(url, () => stderr);
  } finally {
    child.kill('SIGTERM');
  }
  return { code: await gone, stderr };
}

async function askAround(url: string): Promise<void> {
  for (const path of ['search?q=lighthouse', 'items/img-lighthouse', 'lighthouse', 'events'])
    await (await fetch(`${url}/api/v1/${path}`)).text();
  await (await fetch(`${url}/lighthouse`)).text();
}

it('counts requests by route and store calls by name, and tells nothing of what is in the memory', async () => {
  await serving({}, async (url, notes) => {
    await askAround(url);
    const watched = /Metrics are at (\S+)\/metrics/.exec(notes())?.[1] ?? '';
    const text = await (await fetch(`${watched}/metrics`)).text();
    expect(text).toContain('madeleine_http_request_seconds_count{route="GET /api/v1/items/{id}",outcome="404"} 1');
    expect(text).toContain('madeleine_http_request_seconds_count{route="GET /api/v1/search",outcome="200"} 1');
    expect(text).toContain('madeleine_http_request_seconds_count{route="GET unknown",outcome="404"} 1');
    expect(text).toMatch(/madeleine_store_call_seconds_count\{call="items",outcome="ok"\} [1-9]/);
    expect(text).toContain('madeleine_items{modality="email"} 20');
    expect(text).toContain('madeleine_jobs_failed 0');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text.match(PRIVATE)).toBeNull();
    expect((await fetch(`${watched}/health/ready`)).status).toBe(200);
    expect((await fetch(`${watched}/api/v1/status`)).status).toBe(404);
    // On the program's own port, nothing of it.
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toMatch(/^text\/html/);
  });
});

it('is live and ready for whoever asks, without a token', async () => {
  const ran = await serving({}, async (url) => {
    for (const path of ['live', 'ready']) {
      const response = await fetch(`${url}/health/${path}`);
      expect(response.status).toBe(200);
      expect(healthDocument.parse(await response.json()).status).toBe('ok');
    }
    expect((await fetch(`${url}/health/other`)).status).toBe(404);
  });
  expect(ran.code).toBe(0);
});

const attribute = z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) });
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** An OTLP receiver on this machine; what it was sent, and as which text. */
async function receiver() {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      texts.push(text);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    texts,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

it('sends spans of requests with their store calls, with nothing of anybody in them', async () => {
  const otlp = await receiver();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  await serving(env, (url) => askAround(url));
  await otlp.close();
  const resources = otlp.texts.flatMap((text) => exported.parse(JSON.parse(text)).resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const search = spans.find(({ name }) => name === 'GET /api/v1/search');
  expect(search?.attributes).toEqual([{ key: 'madeleine.outcome', value: { stringValue: '200' } }]);
  const below = spans.filter(({ parentSpanId }) => parentSpanId === search?.spanId);
  expect(below.map(({ name }) => name)).toContain('store items');
  expect(resources[0]?.resource.attributes.map(({ key }) => key)).toEqual(['service.name', 'service.version']);
  // The random numbers of traces are left out: hexadecimal may well spell "ada5".
  const told = otlp.texts.join('\n').replaceAll(/"(?:traceId|spanId|parentSpanId)":"[0-9a-f]+"/g, '');
  expect(told.match(PRIVATE)).toBeNull();
});

it('sends no traces off this machine when it is offline', async () => {
  const ran = await madeleine(['serve', '--memory', made.memory, '--port', '0', '--offline'], {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.org:4318',
  });
  expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('collector.example.org') });
});
