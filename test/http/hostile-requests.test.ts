import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { problemShape } from '../../src/contract/problem.ts';
import { API_ROOT } from '../../src/http/mounted.ts';
import { mail, picture, put } from '../end-to-end/made-input.ts';
import { type RawAnswer, rawBytes, rawRequest } from '../fixtures/raw-request.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';
import { everyEndpoint, filled } from './every-endpoint.ts';
import { sampleOf } from './schema-sample.ts';

let small: SmallMemory;
let server: TestServer;
let endpoints: readonly Endpoint[] = [];
beforeAll(async () => {
  small = await smallMemory(async (input) => {
    await put(input, 'a.jpg', await picture(1));
    await put(input, 'a.eml', mail(1, 'Hello', 'A letter about EUR 5.'));
  });
  // Beside the memory, where a way out of its folders would lead.
  await put(small.base, 'canary.txt', CANARY);
  server = await serveMemory(small.memory, { configuration: { offline: true } });
  endpoints = await everyEndpoint();
});
afterAll(async () => {
  await server.close();
  await small.remove();
});

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

type Sent = {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const json = { 'content-type': 'application/json' };

const asked = ({ method, path, body, headers = body === undefined ? {} : json }: Sent): Promise<RawAnswer> =>
  rawRequest(`${server.url}${API_ROOT}${path}`, { method: method.toUpperCase(), headers }, body);

/** What an answer tells or does that it must not; absent when it is inert. */
function harm({ status, headers, body }: RawAnswer): string | undefined {
  // A first line that is longer than any address is refused before it is read.
  if (status === 431) return undefined;
  const text = body.toString('latin1');
  const type = headers['content-type'] ?? 'none';
  const found = [
    [status >= 500, `status ${status}`],
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

/** Sends all, a few at once, and tells which were answered as they must not be. */
async function harmful(requests: readonly Sent[], isRight: (answer: RawAnswer) => boolean = () => true) {
  const wrong: string[] = [];
  for (const sent of requests) {
    const answer = await asked(sent);
    const why = harm(answer) ?? (isRight(answer) ? undefined : `status ${answer.status}`);
    if (why === undefined) continue;
    wrong.push(
      `${why}: ${sent.method} ${sent.path} ${sent.body ?? ''} → ${answer.body.toString().slice(0, 200)}`.slice(0, 700),
    );
  }
  return wrong;
}

/** Addresses of what there is, so that a hostile body gets as far as it can. */
async function realIds(): Promise<(path: string) => string> {
  const { app } = server;
  const [item] = (await app.timeline({ limit: 1 })).items;
  const [event] = (await app.events()).events;
  const [person] = (await app.people()).people;
  const ids: Readonly<Record<string, string | undefined>> = { items: item?.id, events: event?.id, people: person?.id };
  return (path) => filled(path, ids[path.split('/')[1] ?? ''] ?? 'x');
}

/** One or two dots alone are steps within the address, taken before anybody looks at it. */
const isName = (value: string): boolean => !/^\.\.?$/.test(value);
const streams = (one: Endpoint): boolean => one.answer.kind === 'events';

describe('every endpoint', () => {
  it('refuses ids that lead elsewhere, or are none', async () => {
    const sent = endpoints
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
    expect(sent.length).toBeGreaterThan(1_000);
    const isRefused = ({ status, body }: RawAnswer) => status >= 400 || body.toString().includes('event: problem');
    expect(await harmful(sent, isRefused)).toEqual([]);
    expect(server.errors).toEqual([]);
  }, 240_000);

  it('takes hostile words in its query as words, or refuses them', async () => {
    const sent = endpoints
      .filter((one) => one.query !== undefined && one.method === 'get' && !streams(one))
      .flatMap(({ method, path, query }) =>
        hostile.flatMap((value) => {
          const said = Object.entries(sampleOf(query, value) as Record<string, unknown>);
          const words = said.map(([name, word]) => `${name}=${encodeURIComponent(String(word).toWellFormed())}`);
          return [words.join('&'), ...words].map((one) => ({ method, path: `${filled(path, 'x')}?${one}` }));
        }),
      );
    expect(sent.length).toBeGreaterThan(1_000);
    expect(await harmful(sent)).toEqual([]);
    expect(server.errors).toEqual([]);
  }, 240_000);

  it('takes hostile words in its body as words, or refuses them', async () => {
    const real = await realIds();
    const sent = endpoints
      .filter(({ body }) => body !== undefined)
      .flatMap(({ method, path, body }) =>
        hostile.flatMap((value) => {
          const said = sampleOf(body, value);
          const parts = typeof said === 'object' && said !== null ? Object.entries(said) : [];
          const bodies = [said, ...parts.map(([name, one]) => ({ [name]: one }))];
          return bodies.map((one) => ({ method, path: real(path), body: JSON.stringify(one) }));
        }),
      );
    expect(sent.length).toBeGreaterThan(1_000);
    expect(await harmful(sent)).toEqual([]);
    expect(server.errors).toEqual([]);
  }, 240_000);

  it('refuses a body that is not what it asks for', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const bodies = ['', '{', '\u0000', 'null', '[]', '"x"', '1e400', deep];
    const others: Record<string, string>[] = [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      {},
    ];
    const withBody = endpoints.filter(({ body }) => body !== undefined);
    const sent: Sent[] = withBody.flatMap(({ method, path, body }) => [
      ...bodies.map((one) => ({ method, path: filled(path, 'x'), body: one })),
      { method, path: filled(path, 'x'), body: JSON.stringify({ x: 'y'.repeat(2 * 1024 * 1024) }) },
      ...others.map((headers) => ({
        method,
        path: filled(path, 'x'),
        body: JSON.stringify(sampleOf(body, 'x')),
        headers,
      })),
    ]);
    expect(await harmful(sent, ({ status }) => status >= 400)).toEqual([]);
    expect(server.errors).toEqual([]);
  }, 240_000);

  it('refuses a tree that is deeper than its stack', async () => {
    const { plan } = await server.app.plan('photos');
    for (const root of ['{"kind":"not","plan":', '{"kind":"all","plans":[']) {
      const end = root.endsWith('[') ? ']}' : '}';
      for (const deep of [300, 3_000, 20_000]) {
        const tree = `${root.repeat(deep)}${JSON.stringify(plan.root)}${end.repeat(deep)}`;
        const body = JSON.stringify({ plan: { ...plan, root: 0 } }).replace('"root":0', `"root":${tree}`);
        const sent = ['/search', '/ask'].map((path) => ({ method: 'post', path, body }));
        expect(await harmful(sent, ({ status }) => status === 400)).toEqual([]);
      }
    }
    const text = `${'not('.repeat(2_000)}modality["image"]${')'.repeat(2_000)}`;
    const sent = [{ method: 'get', path: `/search?plan=${encodeURIComponent(text)}` }];
    expect(await harmful(sent, ({ status }) => status === 400)).toEqual([]);
    expect(server.errors).toEqual([]);
  });
});

describe('bytes that are no request', () => {
  const line = `GET ${API_ROOT}/status HTTP/1.1\r\nHost: localhost\r\n`;
  const post = `POST ${API_ROOT}/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const smuggled = `GET ${API_ROOT}/tokens HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const wrong: Readonly<Record<string, string>> = {
    'two lengths': `${post}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`,
    'a length and chunks': `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    'a folded header': `${line}X-A: 1\r\n\tevil: 1\r\n\r\n`,
    'a bare line feed in a header': `${line}X-A: 1\nevil: 1\r\n\r\n`,
    'a nothing in a header': `${line}X-A: a\u0000b\r\n\r\n`,
    'a nothing in the path': `GET ${API_ROOT}/items/\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    'headers without end': `${line}${'X-A: b\r\n'.repeat(4_000)}\r\n`,
    'a header that is too long': `${line}X-A: ${'b'.repeat(40_000)}\r\n\r\n`,
    'a chunk of no size': `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    'another protocol': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
    'HTTP/2 at once': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  };
  it.each(Object.keys(wrong))('are refused, and the connection is closed: %s', async (what) => {
    const answer = await rawBytes(server.port, wrong[what] ?? '');
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toMatch(/^evil:|scopes/im);
  });

  it('leave the server as it was', async () => {
    expect((await server.get('/status')).status).toBe(200);
    expect(server.errors).toEqual([]);
  });
});
