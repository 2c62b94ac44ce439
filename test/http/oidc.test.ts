import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsServer, accountsServer, passwordOf } from '../fixtures/accounts-server.ts';

const CLIENT = 'madeleine';

let issuer: string;
let other: Server;
let provider: Provider;
let server: AccountsServer;
/** Who is signed in at the other server. */
let person = { sub: 'ben-1', email: 'ben@example.org', email_verified: true };

beforeAll(async () => {
  other = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    else void provider.callback()(request, response);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  server = await accountsServer({ settings: `server:\n  oidc:\n    issuer: ${issuer}\n    clientId: ${CLIENT}\n` });
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${server.url}/sign-in/oidc/callback`],
      },
    ],
    cookies: { keys: ['test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ ...person, sub: id }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: CLIENT, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  other.close();
});

/** Follows links as a browser does, each host with its own cookies, up to `until`. */
async function followed(
  from: string,
  jar = new Map<string, string>(),
  until = /^never/,
): Promise<{ url: string; jar: Map<string, string> }> {
  let url = from;
  for (let n = 0; n < 12; n += 1) {
    if (until.test(url)) return { url, jar };
    const { host } = new URL(url);
    const cookies = [...jar].flatMap(([name, value]) =>
      name.startsWith(`${host} `) ? [`${name.slice(host.length + 1)}=${value}`] : [],
    );
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: cookies.join('; ') } });
    await response.arrayBuffer();
    for (const said of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(said) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(said)) jar.delete(`${host} ${name}`);
      else jar.set(`${host} ${name}`, value);
    }
    const next = response.headers.get('location');
    if (next === null) return { url, jar };
    url = new URL(next, url).href;
  }
  throw new Error(`no end of links at ${url}`);
}

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
    person = { ...person, email: 'new@example.org' };
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
      person = one;
      const { url, jar } = await followed(`${server.url}/sign-in/oidc`);
      expect(url, one.sub).toBe(`${server.url}/?refused`);
      expect((await sessionIn(jar)).signedIn).toBe(false);
    }
  });

  it('takes an answer from the browser alone that asked for it, and once', async () => {
    person = { sub: 'ben-1', email: 'ben@example.org', email_verified: true };
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
