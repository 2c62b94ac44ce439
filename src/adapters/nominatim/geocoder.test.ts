import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../ports/geocoder.ts';
import { type NominatimOptions, openNominatim } from './geocoder.ts';

const fallback: Geocoder = {
  name: 'fallback',
  version: 1,
  reverse: async () => ({ city: 'Fallback City' }),
  zone: () => 'Europe/Lisbon',
  find: () => [],
  placesAbove: () => [],
};
const cafe = {
  name: 'Café Bohème',
  category: 'amenity',
  address: { town: 'Lausanne', state: 'Vaud', country: 'Switzerland', country_code: 'ch', road: 'Rue X' },
};

describe('openNominatim', () => {
  let cacheFolder: string;
  let server: Server;
  let endpoint: string;
  let asked: string[];
  let reply: { status: number; body: string; delayMs?: number };

  beforeEach(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), 'nominatim-'));
    asked = [];
    reply = { status: 200, body: JSON.stringify(cafe) };
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      setTimeout(() => response.writeHead(reply.status).end(reply.body), reply.delayMs ?? 0);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/geo`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(cacheFolder, { recursive: true, force: true });
  });
  const open = (more: Partial<NominatimOptions> = {}): Geocoder =>
    openNominatim({ endpoint, cacheFolder, files: { read: readFile, write: writeFile }, fallback, gapMs: 5, ...more });

  it('names the venue and the levels, and asks each spot once, even after a restart', async () => {
    const names = { poi: 'Café Bohème', city: 'Lausanne', region: 'Vaud', country: 'Switzerland', countryCode: 'CH' };
    expect(await open().reverse(46.5197, 6.6323)).toEqual(names);
    expect(await open().reverse(46.5197, 6.6323)).toEqual(names);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^\/geo\/reverse\?format=jsonv2&lat=46.5197&lon=6.6323/);
  });

  it('remembers that a spot has no name', async () => {
    reply = { status: 200, body: JSON.stringify({ error: 'Unable to geocode' }) };
    expect(await open().reverse(30, -40)).toBeUndefined();
    expect(await open().reverse(30, -40)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['an error', { status: 503, body: 'busy' }],
    ['nonsense', { status: 200, body: '<html>' }],
    ['another shape', { status: 200, body: '[1]' }],
    ['no answer in time', { status: 200, body: JSON.stringify(cafe), delayMs: 400 }],
    ['an endless reply', { status: 200, body: `"${'x'.repeat(1_200_000)}"` }],
  ])('falls back on %s, keeps nothing, and asks again', async (_what, wrong) => {
    reply = wrong;
    const geocoder = open({ timeoutMs: 150 });
    expect(await geocoder.reverse(1, 2)).toEqual({ city: 'Fallback City' });
    expect(await readdir(cacheFolder)).toEqual([]);
    reply = { status: 200, body: JSON.stringify(cafe) };
    expect(await geocoder.reverse(1, 2)).toMatchObject({ city: 'Lausanne' });
  });

  it('asks no faster than the pace', async () => {
    const geocoder = open({ gapMs: 60 });
    const begun = performance.now();
    await Promise.all([geocoder.reverse(1, 1), geocoder.reverse(2, 2), geocoder.reverse(3, 3)]);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(110);
  });

  it('never asks when offline, but still answers from the cache', async () => {
    await open().reverse(46.5, 6.6);
    const offline = open({ offline: true });
    expect(await offline.reverse(46.5, 6.6)).toMatchObject({ city: 'Lausanne' });
    await expect(offline.reverse(47, 7)).rejects.toMatchObject({ code: 'offline' });
    expect(asked).toHaveLength(1);
  });

  it('takes a damaged cache file for absent', async () => {
    await open().reverse(5, 5);
    const [folder = ''] = await readdir(cacheFolder);
    const [file = ''] = await readdir(join(cacheFolder, folder));
    await writeFile(join(cacheFolder, folder, file), '{"key":');
    expect(await open().reverse(5, 5)).toMatchObject({ city: 'Lausanne' });
    expect(asked).toHaveLength(2);
  });

  it('refuses an endpoint that is no web address', () => {
    expect(() => open({ endpoint: 'file:///etc/passwd' })).toThrowError(/not the address/);
  });
});
