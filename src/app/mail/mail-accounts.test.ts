import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MailAccount } from '../../memory/mail-account.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { changeMailAccount, mailAccount } from './mail-accounts.ts';
import { keepSecret } from './mail-secrets.ts';
import { beginMailSignIn, finishMailSignIn } from './mail-sign-ins.ts';

const ANNA = 'anna@example.org';
const at = (host: string) => ({ authorizeUrl: `${host}/a`, tokenUrl: `${host}/t` });

let base: string;
let memory: OpenMemory;
let other: Server;
let told: string[];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-accounts-'));
  await createFolder(join(base, 'memory'), new Date());
  memory = await OpenMemory.open(join(base, 'memory'));
  const grant = JSON.stringify({ refreshToken: 'refresh-0', clientSecret: 'of-the-client' });
  const account: MailAccount = {
    ...{ id: ANNA, protocol: 'imap', host: 'mail.example.org', port: 993, security: 'tls', user: ANNA },
    ...{ signIn: 'oauth2', deleted: 'keep', created: '2026-01-01T00:00:00.000Z' },
    secret: await keepSecret(memory, ANNA, grant, { place: 'encrypted' }),
    renewal: { ...at('https://login.example.org'), clientId: 'madeleine' },
  };
  await memory.store.write([{ op: 'putRecord', kind: 'mailAccount', id: ANNA, value: account }]);
  told = [];
  other = createServer(async (request, response) => {
    told.push(await text(request));
    response.writeHead(400).end('{"error":"invalid_grant"}');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  other.close();
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

it('sends the refresh token and the secret of a client to nobody but the provider that gave them out', async () => {
  const before = await mailAccount(memory, ANNA);
  const elsewhere = at('https://elsewhere.invalid');
  await expect(
    changeMailAccount(memory, ANNA, { renewal: { ...elsewhere, clientId: 'madeleine' } }),
  ).rejects.toMatchObject({ code: 'usage' });
  expect(await mailAccount(memory, ANNA)).toEqual(before);
  const address = other.address();
  const here = at(`http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`);
  const asked = { account: ANNA, at: { kind: 'endpoints', ...here } } as const;
  const { url } = await beginMailSignIn(memory, asked, 'http://127.0.0.1:9/settings');
  const state = new URL(url).searchParams.get('state') ?? '';
  const returned = new URLSearchParams({ state, code: 'c' });
  await expect(finishMailSignIn(memory, returned)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(told).toEqual([expect.stringContaining('client_id=madeleine')]);
  expect(told.join()).not.toMatch(/of-the-client|refresh-0/);
});
