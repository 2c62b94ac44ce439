import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Unanswered } from './unanswered.ts';

let unanswered: Unanswered;
let asked: PromiseWithResolvers<ServerResponse>;
const server = createServer((_, response) => {
  unanswered.add(response);
  asked.resolve(response);
});
let url: string;
beforeEach(async () => {
  unanswered = new Unanswered();
  asked = Promise.withResolvers();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('waits while somebody waits for an answer, and a while longer', async () => {
  const answer = fetch(url).then((response) => response.text());
  const response = await asked.promise;
  let isQuiet = false;
  const quiet = unanswered.quiet(30).then(() => {
    isQuiet = true;
  });
  await unanswered.quiet(1, 60);
  expect(isQuiet).toBe(false);
  response.end('there');
  await answer;
  const answered = performance.now();
  await quiet;
  expect(performance.now() - answered).toBeGreaterThan(10);
});

it('does not wait for the end of a stream, nor for who has left', async () => {
  const leaving = new AbortController();
  const stream = await Promise.all([
    fetch(url, { signal: leaving.signal }),
    asked.promise.then((response) => response.write('begun')),
  ]);
  await unanswered.quiet(20);
  asked = Promise.withResolvers();
  const left = fetch(url, { signal: leaving.signal }).catch(() => 'left');
  await asked.promise;
  leaving.abort();
  expect(await left).toBe('left');
  await unanswered.quiet(20);
  expect(stream[0].status).toBe(200);
});
