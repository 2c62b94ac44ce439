/**
 * Examples for the OpenAPI document, recorded from a real server over a copy of the demo life:
 *   npx madeleine demo --keep /tmp/life && node scripts/http-examples.ts /tmp/life
 * Lists and texts are shortened; what then no longer fits its schema is kept whole.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { jobShape } from '../src/contract/job-shape.ts';
import type { RecordedExample } from '../src/http/recorded-examples.ts';
import { everyEndpoint } from '../test/http/every-endpoint.ts';
import { accountExamples } from './examples/account-examples.ts';
import { type Call, recordings } from './examples/example-calls.ts';
import { exampleServer } from './examples/example-server.ts';
import { lockExamples } from './examples/lock-examples.ts';
import { mailExamples } from './examples/mail-examples.ts';
import { provokedProblems } from './examples/provoked-problems.ts';

const MOST_ENTRIES = 2;
const LONGEST_TEXT = 240;
/** Of a page, which shows its form further on than a text shows what it says. */
const LONGEST_PAGE = 1200;

/** Lists to two entries, texts to their beginning, everything below likewise. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, LONGEST_TEXT);
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shortened(entry)]));
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

const life = resolve(process.argv[2] ?? '');
const server = await exampleServer(life);

function request(
  endpoint: Endpoint,
  { params = {}, query = {}, body, bytes }: Call,
  accept: string,
): Promise<Response> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const type = bytes === undefined ? 'application/json' : 'application/octet-stream';
  const sent = bytes ?? (body === undefined ? undefined : JSON.stringify(body));
  return fetch(`${server.url}/api/v1${path}?${search}`, {
    method: endpoint.method.toUpperCase(),
    headers: { accept, ...(sent === undefined ? {} : { 'content-type': type }) },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

async function answered(endpoint: Endpoint, call: Call): Promise<unknown> {
  const response = await request(endpoint, call, 'application/json');
  if (!response.ok) throw new Error(`${endpoint.id}: ${await response.text()}`);
  const { answer } = endpoint;
  if ('schema' in answer) return response.json();
  const isPage = answer.kind === 'bytes' && answer.types.includes('text/html');
  if (isPage) return response.text();
  await response.body?.cancel();
  return undefined;
}

/** How long a stream without an end is listened to. */
const LISTEN_MS = 2000;
const MOST_EVENTS = 4;

/** The whole events at the beginning of a stream. */
async function streamed(endpoint: Endpoint, call: Call): Promise<string> {
  const response = await request(endpoint, call, 'text/event-stream');
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const timer = setTimeout(() => void reader.cancel(), endpoint.answer.kind === 'events' ? LISTEN_MS : 60_000);
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  clearTimeout(timer);
  return text
    .split('\n\n')
    .filter((event) => event !== '')
    .slice(0, MOST_EVENTS)
    .map(
      (event) =>
        `${event.replace(/^data: (.*)$/m, (_, said: string) => `data: ${JSON.stringify(shortened(JSON.parse(said)))}`)}\n\n`,
    )
    .join('');
}

async function waitFor(job: unknown, until: 'ended' | 'under way'): Promise<void> {
  const { id } = jobShape.parse(job);
  for (;;) {
    const now = jobShape.parse(await (await fetch(`${server.url}/api/v1/jobs/${id}`)).json());
    const isEnded = now.state !== 'queued' && now.state !== 'running';
    if (isEnded || (until === 'under way' && (now.progress?.done ?? 0) > 0)) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

const anonymous = <T>(value: T): T => JSON.parse(server.anonymous(JSON.stringify(value)));

const endpoints = new Map((await everyEndpoint()).map((one) => [one.id, one]));
const found: Record<string, unknown> = { ...server.known };
const operations: Record<string, RecordedExample> = {};
for (const { id, call, as = id, until } of recordings) {
  const endpoint = endpoints.get(id);
  if (endpoint === undefined) throw new Error(`There is no endpoint ${id}.`);
  const { answer } = endpoint;
  try {
    const asked = call(found);
    const given = answer.kind === 'events' ? undefined : await answered(endpoint, asked);
    found[as] = given;
    if (until !== undefined) await waitFor(given, until);
    if (as !== id) continue;
    const { bytes: _, ...said } = asked;
    const short = typeof given === 'string' ? cut(given, LONGEST_PAGE) : shortened(given);
    const shown = 'schema' in answer && !answer.schema.safeParse(short).success ? given : short;
    const events = 'events' in answer ? await streamed(endpoint, asked) : undefined;
    operations[id] = anonymous({
      ...said,
      ...(shown === undefined ? {} : { answer: shown }),
      ...(events === undefined ? {} : { events }),
    });
  } catch (error) {
    console.error(id, error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
await server.close();
Object.assign(operations, await accountExamples(), await mailExamples(), await lockExamples());
for (const id of endpoints.keys()) if (operations[id] === undefined) console.error(`${id}: no example`);
const problems = await provokedProblems(join(life, 'memory'));
const file = fileURLToPath(new URL('../src/http/openapi-examples.json', import.meta.url));
writeFileSync(file, `${JSON.stringify({ operations, problems }, null, 2)}\n`);
console.log(`${Object.keys(operations).length} operations and ${Object.keys(problems).length} problems in ${file}`);
