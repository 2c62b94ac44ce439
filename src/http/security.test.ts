import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, put } from '../../test/end-to-end/made-input.ts';
import { rawBytes, rawRequest } from '../../test/fixtures/raw-request.ts';
import { type ServedMemory, servedMemory, serveMemory, type TestServer } from '../../test/fixtures/server.ts';
import { sessionResponse, tokenAddedResponse, tokensResponse } from '../contract/endpoints/tokens.ts';
import { problemShape } from '../contract/problem.ts';

let server: ServedMemory;
beforeAll(async () => {
  server = await servedMemory((input) => put(input, 'a.eml', mail(1, 'Hello', 'A letter.')));
});
afterAll(() => server.close());

const status = '/api/v1/status';
const ask = (headers: Record<string, string>, method = 'GET', path = status) =>
  rawRequest(`${server.url}${path}`, { method, headers, setHost: headers['host'] === undefined });
const codeOf = (body: Buffer) => problemShape.parse(JSON.parse(body.toString())).code;

describe('Host', () => {
  it('is ours by every name that this machine has for itself', async () => {
    for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', `localhost:${server.port}`, 'localhost:8080'])
      expect((await ask({ host })).status, host).toBe(200);
  });

  it('of another is refused: a name that was made to resolve to this machine (DNS rebinding)', async () => {
    const others = ['evil.example', `evil.example:${server.port}`, '127.0.0.1.evil.example', 'localhost.', '0.0.0.0'];
    for (const host of [...others, '', 'localhost:80:80', 'localhost@evil.example', '127.0.0.1 evil', '2130706433']) {
      const { status: said, body } = await ask({ host });
      expect([400, 403], host).toContain(said);
      if (said === 403) expect(codeOf(body)).toBe('forbidden');
    }
    const [address] = Object.values(networkInterfaces()).flatMap((found) =>
      (found ?? []).filter((one) => !one.internal),
    );
    if (address !== undefined) expect((await ask({ host: address.address })).status).toBe(403);
  });

  it('is named once, and the target is a path', async () => {
    const twice = await rawBytes(
      server.port,
      `GET ${status} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n`,
    );
    expect(twice).toMatch(/^HTTP\/1.1 40[03]/);
    const none = await rawBytes(server.port, `GET ${status} HTTP/1.1\r\n\r\n`);
    expect(none).toMatch(/^HTTP\/1.1 400/);
    const old = await rawBytes(server.port, `GET ${status} HTTP/1.0\r\n\r\n`);
    expect(old).toMatch(/^HTTP\/1.1 403/);
    const proxied = await rawBytes(server.port, `GET http://evil.example${status} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(proxied).toMatch(/^HTTP\/1.1 403/);
    const all = await rawBytes(server.port, 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(all).toMatch(/^HTTP\/1.1 403/);
  });

  it('is checked for every path and method, before any token', async () => {
    for (const path of ['/', '/index.html', '/assets/x.js', '/mcp', '/api/v1/openapi.json', '/api/v1/session'])
      for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD', 'DELETE'])
        expect((await ask({ host: 'evil.example' }, method, path)).status, `${method} ${path}`).toBe(403);
  });
});

describe('Origin', () => {
  it('is that of the page which we served', async () => {
    expect((await ask({ host: 'localhost:4680', origin: 'http://localhost:4680' })).status).toBe(200);
    expect((await ask({ host: 'photos.lan', origin: 'https://photos.lan' })).status).toBe(403);
  });

  it('of another is refused, also another port, scheme and the origin of a sandbox', async () => {
    const others = ['http://evil.example', 'http://localhost:3000', 'null', 'file://', 'chrome-extension://abc', ''];
    for (const origin of [
      ...others,
      'http://localhost:4680.evil.example',
      'http://localhost:4680/',
      'ftp://localhost:4680',
    ])
      for (const method of ['GET', 'POST', 'OPTIONS'])
        expect((await ask({ host: 'localhost:4680', origin }, method)).status, `${method} ${origin}`).toBe(403);
  });

  it('gets no permission by a preflight', async () => {
    const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const other = await ask({ host: 'localhost', origin: 'http://evil.example', ...preflight }, 'OPTIONS');
    expect(other.status).toBe(403);
    const own = await ask({ host: 'localhost', origin: 'http://localhost', ...preflight }, 'OPTIONS');
    for (const { headers } of [other, own])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('may be missing where a browser sends none: what it says of the site counts then', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const image = { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
      expect((await ask({ host: 'localhost', ...image })).status, site).toBe(403);
      const link = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      expect((await ask({ host: 'localhost', ...link }, 'GET')).status).toBe(403);
      expect((await ask({ host: 'localhost', ...link }, 'POST', '/')).status).toBe(403);
      const frame = { ...link, 'sec-fetch-dest': 'iframe' };
      expect((await ask({ host: 'localhost', ...frame }, 'GET', '/')).status).toBe(403);
      expect((await ask({ host: 'localhost', ...link }, 'GET', '/')).status).not.toBe(403);
    }
    expect((await ask({ host: 'localhost', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await ask({ host: 'localhost', 'sec-fetch-site': 'none' })).status).toBe(200);
  });
});

describe('every answer', () => {
  it('has strict headers, whatever it is', async () => {
    for (const [path, host] of [
      ['/', 'localhost'],
      [status, 'localhost'],
      ['/api/v1/nothing', 'localhost'],
      ['/api/v1/items/nothing', 'localhost'],
      [status, 'evil.example'],
    ] as const) {
      const { headers } = await ask({ host }, 'GET', path);
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toMatch(/default-src 'none'/);
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
      expect(policy, path).toMatch(/frame-ancestors 'none'/);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
  });
});

describe('tokens', () => {
  it('are needed once other machines can reach the server, by whoever asks', async () => {
    await expect(serveMemory(server.memory, { host: '0.0.0.0' })).rejects.toMatchObject({ code: 'usage' });
    const { token, id } = await server.app.tokens.add({ name: 'phone', scopes: ['read'] });
    const open = await serveMemory(server.memory, { host: '0.0.0.0' });
    try {
      const at = `http://127.0.0.1:${open.port}`;
      for (const path of [status, '/api/v1/search?q=x', '/api/v1/openapi.json', '/api/v1/tokens']) {
        const { status: said, body, headers } = await rawRequest(`${at}${path}`);
        expect(said, path).toBe(401);
        expect(codeOf(body)).toBe('unauthenticated');
        expect(headers['www-authenticate']).toMatch(/^Bearer/);
      }
      expect((await rawRequest(`${at}/mcp`, { method: 'POST' })).status).not.toBe(200);
      expect((await rawRequest(`${at}/`)).status).not.toBe(401);
      const headers = { authorization: `Bearer ${token}` };
      expect((await rawRequest(`${at}${status}`, { headers })).status).toBe(200);
      expect(codeOf((await rawRequest(`${at}/api/v1/tokens`, { headers })).body)).toBe('forbidden');
      await server.app.tokens.revoke(id);
      expect((await rawRequest(`${at}${status}`, { headers })).status).toBe(401);
    } finally {
      await open.close();
    }
  });

  it('are made, listed and revoked over HTTP, and never told again', async () => {
    const body = { name: 'tablet', scopes: ['read', 'write'], days: 30 };
    const added = tokenAddedResponse.parse(await (await server.send('POST', '/tokens', body)).json());
    expect(added.token).toMatch(/^mad_[0-9a-f]{8}_[\w-]{43}$/);
    const listed = await (await server.get('/tokens')).text();
    expect(tokensResponse.parse(JSON.parse(listed)).tokens.map(({ name }) => name)).toContain('tablet');
    expect(listed).not.toContain(added.token.slice(13));
    const as = { authorization: `Bearer ${added.token}` };
    const more = await server.get('/tokens', {
      method: 'POST',
      headers: { ...as, 'content-type': 'application/json' },
      body: '{"name":"x"}',
    });
    expect(more.status).toBe(403);
    expect((await server.get(`/tokens/${added.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await server.get('/status', { headers: as })).status).toBe(401);
  });

  it('are traded for a cookie that no script reads and no other site sends', async () => {
    const { token, id } = await server.app.tokens.add({ name: 'laptop', scopes: ['read'] });
    const strict = await serveMemory(server.memory, { requireToken: true });
    try {
      expect(sessionResponse.parse(await strict.json('/session'))).toEqual({ signedIn: false, scopes: [] });
      expect((await strict.send('POST', '/session', { token: `${token}x` })).status).toBe(401);
      const signed = await strict.send('POST', '/session', { token });
      const cookie = signed.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
      expect(cookie).not.toContain(token);
      const [value = ''] = cookie.split(';');
      expect(sessionResponse.parse(await strict.json('/session', { headers: { cookie: value } }))).toMatchObject({
        signedIn: true,
        token: { id, name: 'laptop' },
      });
      expect((await strict.get('/status', { headers: { cookie: value } })).status).toBe(200);
      for (const forged of [value.replace(/\.\d+\./, '.99999999999.'), value.slice(0, -1), 'madeleine=x', 'madeleine='])
        expect((await strict.get('/status', { headers: { cookie: forged } })).status, forged).toBe(401);
      await strict.app.tokens.revoke(id);
      expect((await strict.get('/status', { headers: { cookie: value } })).status).toBe(401);
    } finally {
      await strict.close();
    }
  });

  it('last as long as their token at most', async () => {
    const strict = await serveMemory(server.memory, { requireToken: true });
    try {
      const secondsOf = async (days?: number): Promise<number> => {
        const named = { name: `for ${days} days`, scopes: ['read' as const] };
        const { token } = await strict.app.tokens.add(days === undefined ? named : { ...named, days });
        const cookie = (await strict.send('POST', '/session', { token })).headers.get('set-cookie') ?? '';
        return Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
      };
      const day = 86_400;
      expect(await secondsOf(2)).toBeGreaterThan(2 * day - 600);
      expect(await secondsOf(2)).toBeLessThanOrEqual(2 * day);
      expect(await secondsOf()).toBe(30 * day);
      expect(await secondsOf(365)).toBe(30 * day);
    } finally {
      await strict.close();
    }
  });

  it('cannot be guessed for long', async () => {
    const strict = await serveMemory(server.memory, { requireToken: true });
    try {
      const tried: number[] = [];
      for (let i = 0; i < 12; i++) {
        const guess = `Bearer mad_0000000${i % 10}_${'A'.repeat(43)}`;
        tried.push((await strict.get('/status', { headers: { authorization: guess } })).status);
      }
      expect(tried).toEqual([...Array(10).fill(401), 429, 429]);
      const last = await strict.get('/status', { headers: { authorization: 'Bearer x' } });
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
      // Neither a token that was never used yet nor one that was is locked out by what others tried from the same address.
      const { token, id } = await strict.app.tokens.add({ name: 'right', scopes: ['read'] });
      for (let i = 0; i < 3; i++) {
        const { status: said } = await strict.get('/status', { headers: { authorization: `Bearer ${token}` } });
        expect(said).toBe(200);
      }
      expect((await strict.send('POST', '/session', { token })).status).toBe(200);
      await strict.app.tokens.revoke(id);
    } finally {
      await strict.close();
    }
  });

  it('are counted by the client that a trusted proxy names, and by nothing that a client says itself', async () => {
    const guessedFrom = async (at: TestServer, client: (n: number) => string): Promise<number[]> => {
      const statuses: number[] = [];
      for (let n = 0; n < 12; n++) {
        const headers = { authorization: `Bearer guess-${n}`, 'x-forwarded-for': client(n) };
        statuses.push((await at.get('/status', { headers })).status);
      }
      return statuses;
    };
    const untrusting = await serveMemory(server.memory, { requireToken: true });
    const behindProxy = await serveMemory(server.memory, {
      requireToken: true,
      configuration: { server: { trustedProxies: ['127.0.0.0/8', '::1'] } },
    });
    try {
      const limited = [...Array(10).fill(401), 429, 429];
      expect(await guessedFrom(untrusting, (n) => `198.51.100.${n}`)).toEqual(limited);
      expect(await guessedFrom(behindProxy, (n) => `198.51.100.${n}`)).toEqual(Array(12).fill(401));
      expect(await guessedFrom(behindProxy, (n) => `203.0.113.${n}, 192.0.2.1`)).toEqual(limited);
    } finally {
      await untrusting.close();
      await behindProxy.close();
    }
  });
});
