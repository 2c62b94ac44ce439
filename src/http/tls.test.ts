import { request } from 'node:https';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mail, put } from '../../test/end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../../test/fixtures/server.ts';
import { tls } from '../../test/fixtures/tls.ts';
import { startServer } from './server.ts';

let served: ServedMemory;
beforeAll(async () => {
  served = await servedMemory((input) => put(input, 'a.eml', mail(1, 'Hello', 'Hello')), { tls });
});
afterAll(() => served.close());

const status = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(`${served.url}${path}`, { ca: tls.cert }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });

it('speaks HTTPS with a certificate, and nothing else on that port', async () => {
  expect(served.url).toMatch(/^https:/);
  expect(await status('/api/v1/status')).toBe(200);
  await expect(fetch(served.url.replace('https:', 'http:'))).rejects.toThrow();
});

it('refuses what is no certificate, in words', async () => {
  const started = startServer({ app: served.app, port: 0, version: '0', tls: { cert: 'no', key: 'no' } });
  await expect(started).rejects.toMatchObject({ code: 'usage' });
});
