import { afterEach, beforeEach, expect, it } from 'vitest';
import { MadeleineError } from '../memory/errors.ts';
import { type LockedServer, startLockedServer } from './locked-server.ts';

let server: LockedServer;
let attempts: number;
beforeEach(async () => {
  attempts = 0;
  server = await startLockedServer({
    host: '127.0.0.1',
    port: 0,
    names: [],
    proxies: [],
    unlock: async (said) => {
      attempts += 1;
      if (said !== 'right') throw new MadeleineError('wrong-passphrase', 'The passphrase is wrong.');
    },
    onError: (error) => {
      throw error;
    },
  });
});
afterEach(() => server.close());

const unlock = (passphrase: string) =>
  fetch(`${server.url}/api/v1/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passphrase }),
  });

it('checks ten wrong passphrases a minute, and no right one after them', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await unlock(`wrong ${n}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  expect((await unlock('right')).status).toBe(429);
  expect(attempts).toBe(10);
});

it('tells that it is unlocked once somebody said the passphrase', async () => {
  expect((await unlock('wrong')).status).toBe(403);
  const answer = await unlock('right');
  expect([answer.status, await answer.json()]).toEqual([200, { encrypted: true, locked: false }]);
  await server.unlocked;
});

it('answers with the lock whatever is asked', async () => {
  for (const path of ['/api/v1/status', '/api/v1/items/x', '/mcp', '/health/ready', '/dav/']) {
    const answer = await fetch(`${server.url}${path}`);
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 423, 'passphrase-needed']);
  }
  const body = new Uint8Array(20_000_000);
  for (const [method, path] of [['PUT', '/dav/a.jpg'] as const, ['POST', '/api/v1/uploads?name=a.jpg'] as const]) {
    const answer = await fetch(`${server.url}${path}`, { method, body });
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 423, '60']);
  }
  expect((await fetch(`${server.url}/api/v1/status`, { method: 'DELETE' })).status).toBe(423);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
});
