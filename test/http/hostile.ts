import type { Endpoint } from '../../src/contract/endpoint.ts';
import { problemShape } from '../../src/contract/problem.ts';
import { API_ROOT } from '../../src/http/mounted.ts';
import { mail, picture, put } from '../end-to-end/made-input.ts';
import { type RawAnswer, rawRequest } from '../fixtures/raw-request.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';
import { filled } from './every-endpoint.ts';
import { sampleOf } from './schema-sample.ts';

/** A server over a small memory, and a file beside that memory which nobody may read. */
export async function attackedServer(): Promise<{ readonly small: SmallMemory; readonly server: TestServer }> {
  const small = await smallMemory(async (input) => {
    await put(input, 'a.jpg', await picture(1));
    await put(input, 'a.eml', mail(1, 'Hello', 'A letter about EUR 5.'));
  });
  // Beside the memory, where a way out of its folders would lead.
  await put(small.base, 'canary.txt', CANARY);
  return { small, server: await serveMemory(small.memory, { configuration: { offline: true } }) };
}

const CANARY = 'nobody may read this canary';

const hostile = [
  '../../../../../../etc/passwd',
  '../canary.txt',
  '../../canary.txt',
  '..\\..\\canary.txt',
  '....//....//canary.txt',
  'media/../../canary.txt',
  'file:///etc/passwd',
  'x\u0000.jpg',
  'x\r\nSet-Cookie: evil=1\r\n\r\n<script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "'; DROP TABLE item; --",
  '" OR 1=1 --',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '1e999',
  'NaN',
  '.',
  '..',
  '~',
  ' ',
  '%',
  '%00',
  '%E0%A4%A',
  '\u202egnp.exe',
  '\ud800',
  '日本語/../x',
  '(((((((((',
  'all(not(',
  'a:b:c',
  'x'.repeat(511),
  'x'.repeat(600),
  '🎂'.repeat(300),
] as const;

/** Values in an address as a careful client writes them, and as an attacker may. */
const inAddress = (value: string): string[] => {
  const careful = encodeURIComponent(value.toWellFormed()).replaceAll('.', '%2E');
  const isWritable = /^[!-~]+$/.test(value) && !/[?#/\\]|^\.\.?$/.test(value);
  return isWritable ? [careful, value] : [careful];
};

export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const json = { 'content-type': 'application/json' };

const asked = (
  server: TestServer,
  { method, path, body, headers = body === undefined ? {} : json }: Sent,
): Promise<RawAnswer> => rawRequest(`${server.url}${API_ROOT}${path}`, { method: method.toUpperCase(), headers }, body);

/** What an answer tells or does that it must not; absent when it is inert. */
function harm({ status, headers, body }: RawAnswer): string | undefined {
  // A first line that is longer than any address is refused before it is read.
  if (status === 431) return undefined;
  const text = body.toString('latin1');
  const type = headers['content-type'] ?? 'none';
  // What would ask another machine is refused by a server that is set to be offline, whatever the words.
  const isRefused = status === 503 && text.includes('"code":"offline"');
  const found = [
    [status >= 500 && !isRefused, `status ${status}`],
    [headers['evil'] !== undefined || /evil/.test(String(headers['set-cookie'])), 'a header was put in'],
    [headers['x-content-type-options'] !== 'nosniff', 'may be sniffed'],
    [/html|svg|javascript/.test(type), `is ${type}`],
    [text.includes(CANARY) || /root:.*:0:0:/.test(text), 'gives a file that it must not'],
    [/node_modules|\.ts:\d+|\\n\s+at /.test(text), 'tells where in the program'],
    [status >= 400 && !isProblem(status, type, body), 'is no problem document'],
  ] as const;
  return found.find(([isSo]) => isSo)?.[1];
}

function isProblem(status: number, type: string, body: Buffer): boolean {
  if (type !== 'application/problem+json') return false;
  const problem = problemShape.safeParse(JSON.parse(body.toString()));
  return problem.success && problem.data.status === status;
}

/** Sends all, one after another, and tells which were answered as they must not be. */
export async function harmful(
  server: TestServer,
  requests: readonly Sent[],
  isRight: (answer: RawAnswer) => boolean = () => true,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const sent of requests) {
    const answer = await asked(server, sent);
    const why = harm(answer) ?? (isRight(answer) ? undefined : `status ${answer.status}`);
    if (why === undefined) continue;
    wrong.push(
      `${why}: ${sent.method} ${sent.path} ${sent.body ?? ''} → ${answer.body.toString().slice(0, 200)}`.slice(0, 700),
    );
  }
  return wrong;
}

/** Addresses of what there is, so that a hostile body gets as far as it can. */
async function realIds({ app }: TestServer): Promise<(path: string) => string> {
  const [item] = (await app.timeline({ limit: 1 })).items;
  const [event] = (await app.events()).events;
  const [person] = (await app.people()).people;
  const ids: Readonly<Record<string, string | undefined>> = { items: item?.id, events: event?.id, people: person?.id };
  return (path) => filled(path, ids[path.split('/')[1] ?? ''] ?? 'x');
}

/** One or two dots alone are steps within the address, taken before anybody looks at it. */
const isName = (value: string): boolean => !/^\.\.?$/.test(value);
const streams = (one: Endpoint): boolean => one.answer.kind === 'events';

/** Requests of each endpoint for ids that lead elsewhere, or are none. */
export const idRequests = (endpoints: readonly Endpoint[]): Sent[] =>
  endpoints
    .filter(({ path }) => path.includes('{'))
    .flatMap(({ method, path, body }) =>
      hostile
        .filter(isName)
        .flatMap(inAddress)
        .map((value) => ({
          method,
          path: filled(path, value),
          ...(body === undefined ? {} : { body: JSON.stringify(sampleOf(body, 'x')) }),
        })),
    );

/** Whether an id was refused, at once or in the events of the answer. */
export const isRefused = ({ status, body }: RawAnswer): boolean =>
  status >= 400 || body.toString().includes('event: problem');

/** Requests of each endpoint with hostile words in its query, all together and one at a time. */
export const queryRequests = (endpoints: readonly Endpoint[]): Sent[] =>
  endpoints
    .filter((one) => one.query !== undefined && one.method === 'get' && !streams(one))
    .flatMap(({ method, path, query }) =>
      hostile.flatMap((value) => {
        const said = Object.entries(sampleOf(query, value) as Record<string, unknown>);
        const words = said.map(([name, word]) => `${name}=${encodeURIComponent(String(word).toWellFormed())}`);
        return [words.join('&'), ...words].map((one) => ({ method, path: `${filled(path, 'x')}?${one}` }));
      }),
    );

/** Requests of each endpoint about what there is, with hostile words in its body. */
export async function bodyRequests(endpoints: readonly Endpoint[], server: TestServer): Promise<Sent[]> {
  const real = await realIds(server);
  return endpoints
    .filter(({ body }) => body !== undefined)
    .flatMap(({ method, path, body }) =>
      hostile.flatMap((value) => {
        const said = sampleOf(body, value);
        const parts = typeof said === 'object' && said !== null ? Object.entries(said) : [];
        const bodies = [said, ...parts.map(([name, one]) => ({ [name]: one }))];
        return bodies.map((one) => ({ method, path: real(path), body: JSON.stringify(one) }));
      }),
    );
}

/** Requests of each endpoint with a body that is not what it asks for. */
export function wrongBodyRequests(endpoints: readonly Endpoint[]): Sent[] {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const bodies = ['', '{', '\u0000', 'null', '[]', '"x"', '1e400', deep];
  const others: Record<string, string>[] = [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    {},
  ];
  return endpoints
    .filter(({ body }) => body !== undefined)
    .flatMap(({ method, path, body }) => [
      ...bodies.map((one) => ({ method, path: filled(path, 'x'), body: one })),
      { method, path: filled(path, 'x'), body: JSON.stringify({ x: 'y'.repeat(2 * 1024 * 1024) }) },
      ...others.map((headers) => ({
        method,
        path: filled(path, 'x'),
        body: JSON.stringify(sampleOf(body, 'x')),
        headers,
      })),
    ]);
}
