/**
 * Every reading endpoint and every tool of MCP over a made life of many items, organised as an import would have left it:
 * how long each takes, how much it sends, and how much memory the server holds after all of that.
 *   node scripts/perf/endpoints.ts [items] [the folder of a memory, instead of a made one]
 */
import { readdir, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { memoryOf } from './made-memory.ts';
import { madeLife } from './organise.ts';
import { percentile, type Served, served, timed } from './served.ts';

const items = Number(process.argv[2] ?? 100_000);
const given = process.argv[3];
const ROUNDS = 12;
const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`;
const MOST_MB = 700;

/** Endpoints that read and answer at once, of every group. */
async function readingEndpoints(): Promise<Endpoint[]> {
  const folder = new URL('../../src/contract/endpoints/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules: unknown[] = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
  return modules
    .flatMap((module) => Object.values(module as object))
    .filter(isEndpoint)
    .filter(({ method, answer }) => method === 'get' && answer.kind !== 'events');
}

/** What is asked of an endpoint that asks for more than its path. */
const queries: Readonly<Record<string, string>> = {
  search: '?q=photos+from+Lisbon+in+May+2019',
  ask: '?q=how+much+did+I+pay+in+May+2019%3F',
  plan: '?q=photos+from+Lisbon+in+May+2019',
  suggestions: '?q=wri',
  completions: '?q=invoice+fo',
  'place-spots': '?south=-85&west=-180&north=85&east=180&zoom=3',
  'place-heat': '?south=-85&west=-180&north=85&east=180&zoom=3',
};

type Listed = { readonly id: string };
const firstOf = async (url: string, path: string, list: string): Promise<string> => {
  const document = (await (await fetch(`${url}/api/v1${path}`)).json()) as Readonly<Record<string, readonly Listed[]>>;
  return document[list]?.[0]?.id ?? 'none';
};

async function idsBy(url: string): Promise<Readonly<Record<string, string>>> {
  return {
    items: await firstOf(url, '/timeline?order=desc&limit=1', 'items'),
    events: await firstOf(url, '/events?kind=trip&brief=true&limit=1', 'events'),
    people: await firstOf(url, '/people', 'people'),
    places: await firstOf(url, '/places', 'places'),
    ledger: await firstOf(url, '/ledger', 'accounts'),
  };
}

const line = (name: string, times: readonly number[], bytes: number, note = ''): string =>
  [
    name.padEnd(46),
    `first ${(times[0] ?? 0).toFixed(0).padStart(5)} ms`,
    `p50 ${percentile(times.slice(1), 0.5).toFixed(1).padStart(7)} ms`,
    `most ${Math.max(...times.slice(1))
      .toFixed(0)
      .padStart(5)} ms`,
    `${Math.ceil(bytes / 1024)
      .toString()
      .padStart(6)} kB`,
    note,
  ].join('  ');

async function measureEndpoints(server: Served): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ids = await idsBy(server.url);
  for (const { id, path } of await readingEndpoints()) {
    const real = path.replace(/\{\w+\}/g, ids[path.split('/')[1] ?? ''] ?? 'none') + (queries[id] ?? '');
    const times: number[] = [];
    let [bytes, status] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answer = await timed(`${server.url}/api/v1${real}`, agent);
      times.push(answer.ms);
      ({ bytes, status } = answer);
    }
    console.log(
      line(real, times, bytes, `${status === 200 ? '' : `status ${status}, `}memory ${server.residentMb()} MB`),
    );
  }
  agent.destroy();
}

const calls: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['search', { query: 'photos from Lisbon in May 2019', limit: 50 }],
  ['ask', { question: 'how much did I pay in May 2019?' }],
  ['people', { limit: 100 }],
  ['events', { limit: 100 }],
  ['timeline', {}],
  ['timeline', { from: '2019-05', to: '2019-05', limit: 100 }],
];

async function measureTools(server: Served): Promise<void> {
  const client = new Client({ name: 'perf', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`));
  await client.connect(transport as Parameters<Client['connect']>[0]);
  for (const [name, args] of calls) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      bytes = JSON.stringify(await client.callTool({ name, arguments: { ...args } })).length;
      times.push(performance.now() - began);
    }
    console.log(line(`MCP ${name} ${JSON.stringify(args)}`, times, bytes));
  }
  await client.close();
}

const began = performance.now();
const folder = given ?? (await memoryOf(madeLife(items)));
if (given === undefined)
  console.log(`${items} items made and organised in ${((performance.now() - began) / 1000).toFixed(0)} s, ${load()}`);
const server = await served(folder);
try {
  console.log(`memory at the start ${server.residentMb()} MB`);
  await measureEndpoints(server);
  await measureTools(server);
  const peak = server.peakMb();
  console.log(
    `memory ${server.residentMb()} MB, at most ${peak} MB (at most ${MOST_MB} is meant), load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (peak > MOST_MB) process.exitCode = 1;
} finally {
  await server.stop();
  if (given === undefined) await rm(join(folder, '..'), { recursive: true, force: true });
}
