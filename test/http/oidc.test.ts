import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsServer, accountsServer, passwordOf } from '../fixtures/accounts-server.ts';
import { followed, OidcServer } from '../fixtures/oidc-server.ts';

const ben = { sub: 'ben-1', email: 'ben@example.org', email_verified: true };
let provider: OidcServer;
let server: AccountsServer;

beforeAll(async () => {
  provider = await OidcServer.start({ redirects: ['http://127.0.0.1/'], person: ben });
  const { issuer } = provider;
  server = await accountsServer({ settings: `server:\n  oidc:\n    issuer: ${issuer}\n    clientId: madeleine\n` });
  provider.allow([`${server.url}/sign-in/oidc/callback`]);
}, 60_000);
afterAll(async () => {
  await server.close();
  await provider.close();
});

const sessionIn = async (jar: ReadonlyMap<string, string>) => {
  const cookie = `madeleine=${jar.get(`${new URL(server.url).host} madeleine`) ?? ''}`;
  return (await (await server.get('/session', { headers: { cookie } })).json()) as { signedIn: boolean };
};

describe('signing in at another server', { timeout: 60_000 }, () => {
  it('signs in the account of a verified address, and by its identity from then on', async () => {
    await server.join('ben@example.org');
    expect(await (await server.get('/session')).json()).toMatchObject({ signsInBy: ['password', 'oidc'] });
    const { url, jar } = await followed(`${server.url}/sign-in/oidc`);
    expect(url).toBe(`${server.url}/`);
    expect(await sessionIn(jar)).toMatchObject({ signedIn: true, account: { name: 'ben@example.org' } });
    provider.person = { ...ben, email: 'new@example.org' };
    expect(await sessionIn((await followed(`${server.url}/sign-in/oidc`)).jar)).toMatchObject({
      account: { name: 'ben@example.org' },
    });
  });

  it('signs nobody in whose address is not verified, who has no account, or whose account is another’s there', async () => {
    await server.join('cleo@example.org');
    for (const one of [
      { sub: 'cleo-1', email: 'cleo@example.org', email_verified: false },
      { sub: 'nobody-1', email: 'nobody@example.org', email_verified: true },
      { sub: 'ben-2', email: 'ben@example.org', email_verified: true },
    ]) {
      provider.person = one;
      const { url, jar } = await followed(`${server.url}/sign-in/oidc`);
      expect(url, one.sub).toBe(`${server.url}/?refused`);
      expect((await sessionIn(jar)).signedIn).toBe(false);
    }
  });

  it('takes an answer from the browser alone that asked for it, and once', async () => {
    provider.person = ben;
    const callback = /\/sign-in\/oidc\/callback/;
    const { url, jar } = await followed(`${server.url}/sign-in/oidc`, new Map(), callback);
    const host = new URL(server.url).host;
    expect((await followed(url, new Map())).url).toBe(`${server.url}/?refused`);
    const another = await followed(`${server.url}/sign-in/oidc`, new Map(), callback);
    expect((await followed(url, new Map(another.jar))).url).toBe(`${server.url}/?refused`);
    const forged = url.replace(/state=[^&]+/, 'state=x');
    expect((await followed(forged, new Map(jar))).url).toBe(`${server.url}/?refused`);
    expect((await followed(url, new Map(jar))).url).toBe(`${server.url}/`);
    expect((await followed(url, new Map(jar))).url).toBe(`${server.url}/?refused`);
    expect(jar.has(`${host} madeleine-oidc`)).toBe(true);
  });

  it('signs in by password, too', async () => {
    const response = await server.send('POST', '/session/password', {
      name: 'cleo@example.org',
      password: passwordOf('cleo@example.org'),
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  });
});
