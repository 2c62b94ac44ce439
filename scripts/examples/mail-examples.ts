import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initMemory, openApp } from '../../src/app/app.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import * as contract from '../../src/contract/endpoints/mail.ts';
import { mailSignInResponse } from '../../src/contract/mail-verbs.ts';
import type { RecordedExample } from '../../src/http/recorded-examples.ts';
import { startServer } from '../../src/http/server.ts';
import { mail } from '../../test/end-to-end/made-input.ts';
import { followed, OidcServer } from '../../test/fixtures/oidc-server.ts';
import { OwnDovecot, PASSWORD } from '../../test/fixtures/own-dovecot.ts';

const ANNA = 'anna@example.org';

/** Examples of the endpoints of mail accounts, recorded from a real server over a real mail server, which is shown as one elsewhere. */
export async function mailExamples(): Promise<Record<string, RecordedExample>> {
  const base = mkdtempSync(join(tmpdir(), 'madeleine-mail-'));
  const provider = await OidcServer.start({ redirects: ['http://127.0.0.1/settings'] });
  const dovecot = await OwnDovecot.start(provider.issuer);
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  const app = await openApp(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
  const server = await startServer({ app, port: 0, version: '0' });
  const operations: Record<string, RecordedExample> = {};
  const record = async ({ id, method, path }: Endpoint, body?: unknown): Promise<unknown> => {
    const params = path.includes('{id}') ? { params: { id: ANNA } } : {};
    const response = await fetch(`${server.url}/api/v1${path.replace('{id}', encodeURIComponent(ANNA))}`, {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${id}: ${JSON.stringify(answer)}`);
    const shown = JSON.stringify({ ...params, ...(body === undefined ? {} : { body }), answer })
      .replaceAll(provider.issuer, 'https://login.example.org')
      .replaceAll(encodeURIComponent(provider.issuer), encodeURIComponent('https://login.example.org'))
      .replaceAll(encodeURIComponent(server.url), encodeURIComponent('http://localhost:7420'))
      .replace(/(state|code|code_challenge)=[\w-]{20,}/g, '$1=…')
      .replaceAll('127.0.0.1', 'imap.example.org')
      .replaceAll(`"port":${dovecot.port}`, '"port":993')
      .replaceAll('"plain"', '"tls"')
      .replaceAll('"keyring"', '"encrypted"');
    operations[id] = JSON.parse(shown) as RecordedExample;
    return answer;
  };
  try {
    for (const n of [1, 2]) await dovecot.deliver(ANNA, mail(n, `Letter ${n}`, 'Hello.'));
    const { port } = dovecot;
    const made = { address: ANNA, host: '127.0.0.1', port, security: 'plain', password: PASSWORD, deleted: 'archive' };
    await record(contract.postMailAccount, made);
    await record(contract.getMailFolders);
    await record(contract.postMailSync);
    const desk = await app.desk();
    for (const { id } of desk.jobs.list()) await desk.jobs.ended(id);
    await record(contract.getMailAccounts);
    await record(contract.patchMailAccount, { folders: ['INBOX'] });
    await record(contract.deleteMailAccount);
    const { password: _, ...account } = made;
    const { issuer } = provider;
    const begun = await record(contract.postMailSignIn, {
      account,
      at: { kind: 'issuer', issuer },
      clientId: 'madeleine',
      scope: 'openid offline_access',
    });
    const { url } = mailSignInResponse.parse(begun);
    const back = new URL((await followed(url, new Map(), /\/settings\?/)).url);
    await record(contract.postMailSignedIn, { returned: back.searchParams.toString() });
    return operations;
  } finally {
    await server.close();
    await app.close();
    await dovecot.close();
    await provider.close();
    rmSync(base, { recursive: true, force: true });
  }
}
