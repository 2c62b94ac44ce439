import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, put } from '../../test/end-to-end/made-input.ts';
import { rawBytes } from '../../test/fixtures/raw-request.ts';
import { type ServedMemory, servedMemory } from '../../test/fixtures/server.ts';
import { canonicalTarget, isForPrograms } from './request-target.ts';

/** One path spelled in another way that some server, proxy or library takes for the same. */
const spelled = (path: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('plain', 'plain', 'hex', 'HEX', 'case', 'twice', 'percent'), {
      minLength: path.length,
      maxLength: path.length,
    })
    .chain((ways) => {
      const written = [...path].map((character, at) => respelled(character, ways[at] ?? 'plain')).join('');
      const before = fc.constantFrom('', '/', '/.', '/x/..', '/%2e', '/x/%2E%2e', '\\', '/%2f');
      const after = fc.constantFrom('', '/', '//', '/.', '/x/..', '?q=a', '#x', '%2f');
      return fc.tuple(before, after).map(([begin, end]) => `${begin}${written}${end}`);
    })
    .filter((target) => target.startsWith('/'));

function respelled(character: string, way: string): string {
  const hex = character.charCodeAt(0).toString(16);
  if (way === 'hex') return `%${hex}`;
  if (way === 'HEX') return `%${hex.toUpperCase()}`;
  if (way === 'case') return character.toUpperCase();
  if (way === 'twice') return character === '/' ? '//' : `%25${hex}`;
  if (way === 'percent') return `%%3${hex[0]}${hex[1]}`;
  return character;
}

const paths = fc.constantFrom('/api/v1/status', '/api/v1/search', '/api', '/mcp', '/people', '/apiary');

describe('a request target', () => {
  it('has one spelling', () => {
    const same = [
      '/api/v1/ask',
      '/%61pi/v1/ask',
      '/%61%70%69/v1/ask/',
      '//api//v1/ask',
      '/x/../api/./v1/ask',
      '/\\api/v1/ask',
    ];
    for (const target of [...same, '/x/%2e%2E/api/v1/ask', '/api/v1/ask#part'])
      expect(canonicalTarget(target), target).toBe('/api/v1/ask');
    expect(canonicalTarget('/')).toBe('/');
    expect(canonicalTarget('/%61pi/?q=%61&b=a//b')).toBe('/api?q=%61&b=a//b');
    expect(canonicalTarget('/?q=1')).toBe('/?q=1');
  });

  it('keeps what its segments say: an encoded slash, a percent sign, Chinese', () => {
    expect(canonicalTarget('/api/v1/items/a%2fb')).toBe('/api/v1/items/a%2Fb');
    expect(canonicalTarget('/api%2Fv1')).toBe('/api%2Fv1');
    expect(canonicalTarget('/100%')).toBe('/100%25');
    expect(canonicalTarget('/%%361pi')).toBe('/%2561pi');
    expect(canonicalTarget('/%E7%8C%AB')).toBe('/%E7%8C%AB');
  });

  it('of no path has none', () => {
    for (const target of ['', '*', 'http://localhost/api', 'https:/api', 'localhost:80', '\\api'])
      expect(canonicalTarget(target), target).toBeUndefined();
  });

  it('is the same when it is spelled so already, and the router reads nothing else in it than the guard', () => {
    const router = new Hono();
    for (const path of ['/api', '/api/*', '/mcp', '/mcp/*']) router.all(path, ({ text }) => text('program'));
    router.all('*', ({ req, text }) => text(isForPrograms(req.path) ? 'program' : 'page'));
    return fc.assert(
      fc.asyncProperty(fc.oneof(paths.chain(spelled), fc.webPath()), async (target) => {
        const canonical = canonicalTarget(target) ?? '/';
        expect(canonicalTarget(canonical)).toBe(canonical);
        const reached = await (await router.request(`http://localhost${canonical}`)).text();
        expect(reached).toBe(isForPrograms(canonical) ? 'program' : 'page');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a link from another site', () => {
  let server: ServedMemory;
  beforeAll(async () => {
    server = await servedMemory((input) => put(input, 'a.eml', mail(1, 'Hello', 'A letter.')));
  });
  afterAll(() => server.close());

  const followed = (target: string): Promise<string> =>
    rawBytes(
      server.port,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\nConnection: close\r\n\r\n`,
    );

  it('leads to no answer of the interface, however its path is written', async () => {
    expect(await followed('/people')).not.toMatch(/^HTTP\/1.1 403/);
    for (const target of ['/api/v1/status', '/%61pi/v1/status', '/%61%70i/v1/search?q=x', '//api/v1/status', '/mc%70'])
      expect(await followed(target), target).toMatch(/^HTTP\/1.1 403/);
    const targets = fc.constantFrom('/api/v1/status', '/api/v1/search', '/mcp', '/api/v1/openapi.json').chain(spelled);
    await fc.assert(
      fc.asyncProperty(targets, async (target) => {
        // Either it is refused, or it is a page of the web app (503 where that is not built).
        const answer = await followed(target);
        const isRefused = /^HTTP\/1\.1 40[03]/.test(answer);
        expect(isRefused || /^HTTP\/1\.1 (200|503)[\s\S]*content-type: text\/html/i.test(answer)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
