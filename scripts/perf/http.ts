/**
 * The HTTP server in a process of its own: search as you type over 100,000 items beside a bare FTS5 `OR` of the same
 * words, 200 searchers at once over 12,000 items, and what clients that misbehave leave behind.
 *   node scripts/perf/http.ts [items] [seconds]
 */
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bareFullText } from './bare-full-text.ts';
import { questions } from './corpus.ts';
import { madeMemory } from './made-memory.ts';
import { percentile, type Served, served, timed } from './served.ts';

const items = Number(process.argv[2] ?? 100_000);
const seconds = Number(process.argv[3] ?? 30);
const SEARCHERS = 200;

const searchUrl = ({ url }: Served, words: string): string =>
  `${url}/api/v1/search?limit=10&q=${encodeURIComponent(words)}`;
const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`;

function told(name: string, times: readonly number[]): number {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(
    `${name.padEnd(34)} p50 ${p50.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms   (${times.length})`,
  );
  return p95;
}

/** What is in the box after each letter, from the third on. */
const typed = (question: string): string[] =>
  Array.from({ length: Math.max(0, question.length - 2) }, (_, n) => question.slice(0, n + 3)).filter(
    (text) => !text.endsWith(' '),
  );

async function warmed(server: Served, agent: Agent, words: readonly string[]): Promise<void> {
  for (const question of words) await timed(searchUrl(server, question), agent);
}

/** Searches one after the other, each new to the server; then letter by letter; then the same by bare FTS5. */
async function asYouType(): Promise<void> {
  const folder = await madeMemory(items);
  const server = await served(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const all = questions(400);
  await warmed(server, agent, all.slice(0, 200));
  const measured = all.slice(200);
  const times = async (queries: readonly string[]): Promise<number[]> => {
    const found: number[] = [];
    for (const query of queries) found.push((await timed(searchUrl(server, query), agent)).ms);
    return found;
  };
  const whole = told('search over HTTP, whole questions', await times(measured));
  told('search over HTTP, letter by letter', await times(measured.slice(0, 60).flatMap(typed)));
  console.log(`server memory ${server.residentMb()} MB, at most ${server.peakMb()} MB`);
  agent.destroy();
  await server.stop();
  await rm(dirname(folder), { recursive: true, force: true });
  const bare = told('bare FTS5 OR, limit 10, no HTTP', bareTimes(measured, all.slice(0, 200)));
  console.log(`p95 against bare FTS5: ${(whole / bare).toFixed(2)} (${load()})`);
}

function bareTimes(measured: readonly string[], warmUp: readonly string[]): number[] {
  const bare = bareFullText(items);
  const ask = (question: string): number => {
    const began = performance.now();
    bare(question);
    return performance.now() - began;
  };
  for (const question of warmUp) ask(question);
  return measured.map(ask);
}

/** Each searcher asks anew as soon as it is answered, and never what was asked before. */
async function together(server: Served): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: SEARCHERS });
  const words = questions(60_000, 11);
  let next = 0;
  await warmed(server, agent, words.slice(-200));
  const times: number[] = [];
  let wrong = 0;
  const before = server.processorMs();
  const end = Date.now() + seconds * 1000;
  const searcher = async (): Promise<void> => {
    while (Date.now() < end) {
      next += 1;
      const answer = await timed(searchUrl(server, words[next] ?? ''), agent).catch(() => undefined);
      if (answer?.status === 200) times.push(answer.ms);
      else wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: SEARCHERS }, searcher));
  const after = server.processorMs();
  const each = (part: 'serving' | 'others'): string => ((after[part] - before[part]) / times.length).toFixed(1);
  console.log(`processor for each: ${each('serving')} ms in the thread that serves, ${each('others')} ms in others`);
  told(`${SEARCHERS} searchers for ${seconds} s`, times);
  console.log(
    `errors ${wrong}; ${Math.round(times.length / seconds)} a second; server memory ${server.residentMb()} MB (${load()})`,
  );
  agent.destroy();
}

type Misbehaviour = { readonly name: string; readonly once: (server: Served) => { destroy(): unknown } };

/** Clients that begin and do not end. */
const misbehaviours: readonly Misbehaviour[] = [
  { name: 'half a header', once: ({ port }) => sentOnly(port, 'GET /api/v1/status HTTP/1.1\r\nHost: loc') },
  {
    name: 'half a body',
    once: ({ port }) =>
      sentOnly(
        port,
        `POST /api/v1/ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"q`,
      ),
  },
  {
    name: 'a stream left',
    once: ({ url }) =>
      request(`${url}/api/v1/changes`, { agent: false, headers: { accept: 'text/event-stream' } })
        .on('error', () => undefined)
        .end(),
  },
  {
    name: 'a search left',
    once: ({ url }) =>
      request(`${url}/api/v1/search?q=left`, { agent: false })
        .on('error', () => undefined)
        .end(),
  },
  {
    name: 'an upload left',
    once: ({ port }) =>
      sentOnly(
        port,
        `POST /api/v1/uploads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: 99999999\r\n\r\n${'x'.repeat(65_536)}`,
      ),
  },
];

function sentOnly(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  return socket.on('error', () => undefined);
}

async function leavings(server: Served): Promise<void> {
  await wait(1000);
  for (const { name, once } of misbehaviours) {
    for (let n = 0; n < 100; n++) once(server).destroy();
    const files = server.openFiles();
    const memory = server.residentMb();
    for (let round = 0; round < 5; round++) {
      const clients = Array.from({ length: 100 }, () => once(server));
      await wait(300);
      for (const client of clients) client.destroy();
    }
    await wait(1500);
    console.log(
      `${name.padEnd(16)} open files ${files} → ${server.openFiles()}, memory ${memory} → ${server.residentMb()} MB`,
    );
  }
}

await asYouType();
const folder = await madeMemory(12_000);
const server = await served(folder);
await together(server);
await leavings(server);
await server.stop();
await rm(dirname(folder), { recursive: true, force: true });
