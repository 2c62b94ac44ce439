import { request } from 'node:http';
import { expect, it } from 'vitest';
import { listenOnLoopback } from './loopback-answer.ts';

it('waits past what is no answer, however it is written', async () => {
  const { redirect, answer, close } = await listenOnLoopback('127.0.0.1');
  const { port } = new URL(redirect);
  const asked = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });
  try {
    const waiting = answer('s', new AbortController().signal);
    for (const path of ['//', '/?state=other&code=a', '/favicon.ico', '/?state=s2'])
      expect(await asked(path)).toBe(404);
    expect(await asked('/?state=s&code=c')).toBe(200);
    expect((await waiting).get('code')).toBe('c');
  } finally {
    close();
  }
});
