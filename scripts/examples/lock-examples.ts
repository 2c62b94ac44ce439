import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initMemory, openApp } from '../../src/app/app.ts';
import { unlock } from '../../src/app/keys/key-file.ts';
import { dropKey } from '../../src/app/keys/keyring.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import * as contract from '../../src/contract/endpoints/lock.ts';
import { startLockedServer } from '../../src/http/locked-server.ts';
import type { RecordedExample } from '../../src/http/recorded-examples.ts';
import { startServer } from '../../src/http/server.ts';

const passphrase = 'correct horse battery staple';

async function recorded(
  url: string,
  { id, method, path }: Endpoint,
  body?: unknown,
): Promise<[string, RecordedExample]> {
  const said = body === undefined ? {} : { body };
  const response = await fetch(`${url}/api/v1${path}`, {
    method: method.toUpperCase(),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${id}: ${JSON.stringify(answer)}`);
  return [id, { ...said, answer }];
}

/** Examples of locking, recorded from a real server over an encrypted memory, and from the one that takes its place. */
export async function lockExamples(): Promise<Record<string, RecordedExample>> {
  const base = mkdtempSync(join(tmpdir(), 'madeleine-locked-'));
  const memory = join(base, 'memory');
  const asked = async () => passphrase;
  await initMemory(memory, 'off', async () => 'off', asked);
  const app = await openApp(memory, { ocr: { enabled: false }, perception: { enabled: false } });
  const { promise: locking, resolve: lock } = Promise.withResolvers<void>();
  const open = await startServer({ app, port: 0, version: '0', lock });
  const examples = [await recorded(open.url, contract.getLock), await recorded(open.url, contract.postLock)];
  await locking;
  await open.close();
  await app.close();
  dropKey(memory);
  const locked = await startLockedServer({
    host: '127.0.0.1',
    port: 0,
    names: [],
    proxies: [],
    unlock: (said) => unlock(memory, said),
    onError: console.error,
  });
  try {
    examples.push(await recorded(locked.url, contract.postUnlock, { passphrase }));
    return Object.fromEntries(examples);
  } finally {
    await locked.close();
    rmSync(base, { recursive: true, force: true });
  }
}
