import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { API_ROOT } from '../../src/http/mounted.ts';
import { rawBytes } from '../fixtures/raw-request.ts';
import type { TestServer } from '../fixtures/server.ts';
import type { SmallMemory } from '../fixtures/small-memory.ts';
import { everyEndpoint } from './every-endpoint.ts';
import {
  attackedServer,
  bodyRequests,
  harmful,
  idRequests,
  isRefused,
  queryRequests,
  wrongBodyRequests,
} from './hostile.ts';

let small: SmallMemory;
let server: TestServer;
let endpoints: readonly Endpoint[] = [];
beforeAll(async () => {
  ({ small, server } = await attackedServer());
  endpoints = await everyEndpoint();
});
afterAll(async () => {
  await server.close();
  await small.remove();
});

/** Every so manyth: the numbers have no divisor in common with that of the hostile words, so each word and endpoint has its turn. */
const some = <T>(all: readonly T[], every: number): T[] => all.filter((_, n) => n % every === 0);

// With every word: hostile-requests.long.test.ts.
describe('every endpoint', () => {
  it('refuses ids that lead elsewhere, or are none', async () => {
    expect(await harmful(server, some(idRequests(endpoints), 13), isRefused)).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('takes hostile words in its query as words, or refuses them', async () => {
    expect(await harmful(server, some(queryRequests(endpoints), 17))).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('takes hostile words in its body as words, or refuses them', async () => {
    expect(await harmful(server, some(await bodyRequests(endpoints, server), 17))).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('refuses a body that is not what it asks for', async () => {
    expect(await harmful(server, wrongBodyRequests(endpoints), ({ status }) => status >= 400)).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('refuses a tree that is deeper than its stack', async () => {
    const { plan } = await server.app.plan('photos');
    for (const root of ['{"kind":"not","plan":', '{"kind":"all","plans":[']) {
      const end = root.endsWith('[') ? ']}' : '}';
      for (const deep of [300, 3_000, 20_000]) {
        const tree = `${root.repeat(deep)}${JSON.stringify(plan.root)}${end.repeat(deep)}`;
        const body = JSON.stringify({ plan: { ...plan, root: 0 } }).replace('"root":0', `"root":${tree}`);
        const sent = ['/search', '/ask'].map((path) => ({ method: 'post', path, body }));
        expect(await harmful(server, sent, ({ status }) => status === 400)).toEqual([]);
      }
    }
    const text = `${'not('.repeat(2_000)}modality["image"]${')'.repeat(2_000)}`;
    const sent = [{ method: 'get', path: `/search?plan=${encodeURIComponent(text)}` }];
    expect(await harmful(server, sent, ({ status }) => status === 400)).toEqual([]);
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
