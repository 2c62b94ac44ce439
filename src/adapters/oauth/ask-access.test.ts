import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renewToken } from './ask-access.ts';

let server: Server;
let tokenUrl: string;
let reply: (response: ServerResponse) => void;
let asked: number;
beforeEach(async () => {
  asked = 0;
  server = createServer((_, response) => {
    asked += 1;
    reply(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  tokenUrl = `http://127.0.0.1:${at !== null && typeof at === 'object' ? at.port : 0}/token`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const renew = () => renewToken({ tokenUrl, clientId: 'madeleine', refreshToken: 'refresh' });

it('takes what a provider says in text for a number, and keeps the refresh token where none is new', async () => {
  reply = (response) => response.end('{"access_token":"a","token_type":"Bearer","expires_in":"3599"}');
  expect(await renew()).toEqual({ accessToken: 'a', expiresInSeconds: 3599, refreshToken: undefined });
});

it.each([
  ['sends a page', 'malformed-reply', (r: ServerResponse) => r.end('<html>Sign in</html>')],
  ['sends no end', 'malformed-reply', (r: ServerResponse) => r.end(`{"access_token":"${'a'.repeat(200_000)}"}`)],
  ['sends an empty token', 'malformed-reply', (r: ServerResponse) => r.end('{"access_token":""}')],
  ['redirects', 'unreachable', (r: ServerResponse) => r.writeHead(307, { location: '/other' }).end()],
  ['is down', 'unreachable', (r: ServerResponse) => r.writeHead(502).end('Bad gateway')],
  ['has enough', 'rate-limited', (r: ServerResponse) => r.writeHead(429).end()],
  ['refuses', 'unauthenticated', (r: ServerResponse) => r.writeHead(400).end('{"error":"invalid_grant"}')],
])('says what is wrong with a provider that %s', async (_, code, answered) => {
  reply = answered;
  await expect(renew()).rejects.toMatchObject({ code });
  expect(asked).toBe(1);
});
