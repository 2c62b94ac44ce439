import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followed, OidcServer } from '../fixtures/oidc-server.ts';
import { hasDovecot, OwnDovecot } from '../fixtures/own-dovecot.ts';
import { mail } from './made-input.ts';
import { madeleine } from './run-here.ts';
import { environment, program } from './run-madeleine.ts';

describe.skipIf(!hasDovecot)('madeleine mail add --oauth-sign-in', () => {
  const anna = 'anna@example.org';
  let provider: OidcServer;
  let dovecot: OwnDovecot;
  let base: string;
  beforeAll(async () => {
    provider = await OidcServer.start({ redirects: ['http://127.0.0.1/'] });
    dovecot = await OwnDovecot.start(provider.issuer);
    await dovecot.deliver(anna, mail(1, 'One', 'Hello.'));
    base = await mkdtemp(join(tmpdir(), 'madeleine-sign-in-verb-'));
  });
  afterAll(async () => {
    await dovecot?.close();
    await provider?.close();
    await rm(base, { recursive: true, force: true });
  });

  const server = () => ['--host', '127.0.0.1', '--port', String(dovecot.port), '--plain', '--encrypted'];
  /** The program until it says where to go. */
  async function adding() {
    const asked = ['--oauth-sign-in', provider.issuer, '--client-id', 'madeleine', '--scope', 'openid offline_access'];
    const args = ['mail', 'add', anna, ...server(), ...asked, '--memory', join(base, 'memory')];
    const child = spawn(process.execPath, [program, ...args], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    let stderr = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        stderr += part;
      });
    await expect.poll(() => stderr, { timeout: 60_000 }).toMatch(/^http\S+$/m);
    const url = /^http\S+$/m.exec(stderr)?.[0] ?? '';
    return { child, ended, url, said: () => stderr };
  }

  it('says where to go, waits past strangers, and adds the account', async () => {
    const { ended, url, said } = await adding();
    const redirect = new URL(url).searchParams.get('redirect_uri') ?? '';
    expect(redirect).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect((await fetch(`${redirect}?code=a&state=b`)).status).toBe(404);
    expect((await followed(url)).url.startsWith(redirect)).toBe(true);
    expect(await ended, said()).toBe(0);
    expect(said()).toContain(`${anna} is added`);
    expect(await madeleine(['mail', 'sync', '--memory', join(base, 'memory')])).toMatchObject({
      stdout: expect.stringContaining('1 item added'),
    });
  });

  it('ends with Ctrl-C, and says what is missing', async () => {
    await madeleine(['mail', 'remove', anna, '--memory', join(base, 'memory')]);
    const { child, ended } = await adding();
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    for (const wrong of [['nowhere'], ['--client-id', 'x'], ['google']])
      expect(
        await madeleine([
          'mail',
          'add',
          anna,
          ...server(),
          '--oauth-sign-in',
          ...wrong,
          '--memory',
          join(base, 'memory'),
        ]),
      ).toMatchObject({ code: 2 });
  });
});
