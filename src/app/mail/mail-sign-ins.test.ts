import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '../../../test/end-to-end/made-input.ts';
import { followed, OidcServer } from '../../../test/fixtures/oidc-server.ts';
import { hasDovecot, OwnDovecot, PASSWORD } from '../../../test/fixtures/own-dovecot.ts';
import type { MailSignIn } from '../../contract/mail-verbs.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { addMailAccount, mailAccount } from './mail-accounts.ts';
import { beginMailSignIn, finishMailSignIn } from './mail-sign-ins.ts';
import { syncMail } from './sync-mail.ts';

const ANNA = 'anna@example.org';
const HERE = 'http://127.0.0.1:9/settings';

describe.skipIf(!hasDovecot)('signing in with a browser', () => {
  let provider: OidcServer;
  let dovecot: OwnDovecot;
  let base: string;
  let memory: OpenMemory;
  let now: number;
  beforeAll(async () => {
    provider = await OidcServer.start({ redirects: ['http://127.0.0.1/settings'] });
    dovecot = await OwnDovecot.start(provider.issuer);
    await dovecot.deliver(ANNA, mail(1, 'One', 'Hello.'));
  });
  beforeEach(async () => {
    Object.assign(provider, { declines: false, tokensAsked: 0 });
    now = Date.now();
    base = await mkdtemp(join(tmpdir(), 'madeleine-sign-in-'));
    await createFolder(join(base, 'memory'), new Date());
    const quick = { ocr: { enabled: false }, perception: { enabled: false } };
    memory = await OpenMemory.open(join(base, 'memory'), quick, { now: () => new Date(now) });
  });
  afterEach(async () => {
    await memory.close();
    await rm(base, { recursive: true, force: true });
  });
  afterAll(async () => {
    await dovecot?.close();
    await provider?.close();
  });

  const account = () => ({ address: ANNA, host: '127.0.0.1', port: dovecot.port, security: 'plain' }) as const;
  const begun = (more: Partial<MailSignIn> = {}) => {
    const at = { kind: 'issuer', issuer: provider.issuer } as const;
    const asked = { account: account(), at, clientId: 'madeleine', scope: 'openid offline_access mail', ...more };
    return beginMailSignIn(memory, asked, HERE, { place: 'encrypted' });
  };
  /** What a browser comes back with that goes where it is sent. */
  const returned = async (url: string) =>
    new URL((await followed(url, new Map(), /^http:\/\/127\.0\.0\.1:9\//)).url).searchParams;
  const accounts = () => memory.store.records('mailAccount');

  it('adds the account, and gives it new access later, by the same client', async () => {
    const { url } = await begun();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: 'madeleine', redirect_uri: HERE, code_challenge_method: 'S256' },
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    const added = await finishMailSignIn(memory, await returned(url));
    expect(added).toMatchObject({ id: ANNA, signIn: 'oauth2', secret: { kept: 'encrypted' } });
    expect(await syncMail(memory, ANNA)).toMatchObject({ added: 1 });
    const again = await beginMailSignIn(memory, { account: ANNA }, HERE);
    expect(new URL(again.url).searchParams.get('scope')).toBe('openid offline_access mail');
    await finishMailSignIn(memory, await returned(again.url));
    expect((await syncMail(memory, ANNA)).problem).toBeUndefined();
  });

  it('takes an account with a password to a provider', async () => {
    await addMailAccount(memory, { ...account(), password: PASSWORD }, { place: 'encrypted' });
    await expect(beginMailSignIn(memory, { account: ANNA }, HERE)).rejects.toMatchObject({ code: 'usage' });
    await expect(begun()).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('already') });
    await finishMailSignIn(memory, await returned((await begun({ account: ANNA })).url));
    expect(await mailAccount(memory, ANNA)).toMatchObject({ signIn: 'oauth2', deleted: 'keep' });
    expect((await syncMail(memory, ANNA)).problem).toBeUndefined();
  });

  it('adds nothing where the owner declines, which is told', async () => {
    provider.declines = true;
    const back = await returned((await begun()).url);
    await expect(finishMailSignIn(memory, back)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('access_denied: The owner declined'),
    });
    expect(await accounts()).toEqual([]);
  });

  it('takes an answer once, of the sign-in that was begun here, and from its issuer', async () => {
    const back = await returned((await begun()).url);
    const changed = (name: string, value: string) => {
      const forged = new URLSearchParams(back);
      forged.set(name, value);
      return forged;
    };
    await expect(finishMailSignIn(memory, changed('state', 'x'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(finishMailSignIn(memory, changed('iss', 'http://127.0.0.2'))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(finishMailSignIn(memory, back)).rejects.toMatchObject({ code: 'forbidden' });
    expect(provider.tokensAsked).toBe(0);
    expect(await accounts()).toEqual([]);
  });

  it('lets nobody in with the code of another sign-in, or after ten minutes', async () => {
    const [one, two] = [await begun(), await begun()];
    const mixed = await returned(one.url);
    mixed.set('state', new URL(two.url).searchParams.get('state') ?? '');
    await expect(finishMailSignIn(memory, mixed)).rejects.toMatchObject({
      code: 'unauthenticated',
      message: expect.stringContaining('invalid_grant'),
    });
    const late = await returned((await begun()).url);
    now += 10 * 60_000 + 1;
    await expect(finishMailSignIn(memory, late)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await accounts()).toEqual([]);
  });

  it('is not begun without TLS elsewhere, at what is no provider, or offline', async () => {
    const endpoints = { kind: 'endpoints', authorizeUrl: 'https://login.example.org/a' } as const;
    await expect(begun({ at: { ...endpoints, tokenUrl: 'http://login.example.org/t' } })).rejects.toMatchObject({
      code: 'usage',
    });
    const wrong = `http://127.0.0.1:${dovecot.port}`;
    await expect(begun({ at: { kind: 'issuer', issuer: wrong } })).rejects.toMatchObject({ code: 'unreachable' });
    const { url } = await begun({ at: { kind: 'provider', name: 'google' }, scope: undefined });
    expect(url).toMatch(/^https:\/\/accounts\.google\.com\/.*access_type=offline/);
    expect(new URL(url).searchParams.get('scope')).toBe('https://mail.google.com/');
  });
});
