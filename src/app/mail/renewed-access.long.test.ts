import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '../../../test/end-to-end/made-input.ts';
import { hasDovecot, OwnDovecot } from '../../../test/fixtures/own-dovecot.ts';
import { OwnProvider } from '../../../test/fixtures/own-provider.ts';
import { DAV_PASSWORD, hasRadicale, OwnRadicale } from '../../../test/fixtures/own-radicale.ts';
import type { NewMailAccount } from '../../contract/mail-verbs.ts';
import { systemClock } from '../../ports/clock.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { addMailAccount, changeMailAccount } from './mail-accounts.ts';
import { syncMail } from './sync-mail.ts';

const ANNA = 'anna@example.org';
const openAt = (base: string): Promise<OpenMemory> =>
  OpenMemory.open(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } }, systemClock);

describe('access that is renewed', () => {
  let base: string;
  let memory: OpenMemory;
  let provider: OwnProvider;
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-renewal-'));
    await createFolder(join(base, 'memory'), new Date());
    memory = await openAt(base);
  });
  afterEach(async () => {
    await memory.close();
    await provider.close();
    await rm(base, { recursive: true, force: true });
  });

  const granted = (made: NewMailAccount) =>
    addMailAccount(
      memory,
      {
        ...made,
        refreshToken: provider.refreshToken,
        clientSecret: provider.clientSecret,
        renewal: { tokenUrl: `${provider.url}/token`, clientId: 'madeleine' },
      },
      { place: 'encrypted' },
    );
  const sync = (id: string) => syncMail(memory, id, { wait: async () => undefined });

  it.skipIf(!hasDovecot)(
    'lets one in to mail, also once a token holds no more and the program began anew',
    async () => {
      provider = await OwnProvider.start();
      const dovecot = await OwnDovecot.start(provider.url);
      try {
        const server = { address: ANNA, host: '127.0.0.1', port: dovecot.port, security: 'plain' } as const;
        await dovecot.deliver(ANNA, mail(1, 'One', 'Hello.'));
        const account = await granted(server);
        expect(account).toMatchObject({
          signIn: 'oauth2',
          renewal: { clientId: 'madeleine' },
          secret: { kept: 'encrypted' },
        });
        expect(await sync(ANNA)).toMatchObject({ added: 1 });
        expect(provider.renewals).toBe(2);
        await dovecot.deliver(ANNA, mail(2, 'Two', 'Hello.'));
        expect(await sync(ANNA)).toMatchObject({ added: 1 });
        expect(provider.renewals).toBe(2);
        provider.expire();
        await dovecot.deliver(ANNA, mail(3, 'Three', 'Hello.'));
        expect(await sync(ANNA)).toMatchObject({ added: 1 });
        await memory.close();
        memory = await openAt(base);
        expect((await sync(ANNA)).problem).toBeUndefined();
        const written = JSON.stringify(await memory.store.records('mailAccount'));
        expect(written).not.toMatch(/refresh-\d|access-\d|client-secret/);
        expect(await readFile(join(base, 'memory', 'accounts.key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
      } finally {
        await dovecot.close();
      }
    },
  );

  it.skipIf(!hasRadicale)('lets one in to calendars, until it is withdrawn, which is told', async () => {
    const radicale = await OwnRadicale.start();
    try {
      await radicale.addUser('anna');
      await radicale.makeCalendar('anna', 'home/', 'Home');
      const authorization = `Basic ${Buffer.from(`anna:${DAV_PASSWORD}`).toString('base64')}`;
      provider = await OwnProvider.start({ port: radicale.port, authorization });
      await granted({ protocol: 'dav', address: ANNA, url: `${provider.url}/` });
      expect((await sync(ANNA)).problem).toBeUndefined();
      provider.expire();
      expect((await sync(ANNA)).problem).toBeUndefined();
      provider.isRevoked = true;
      provider.expire();
      expect(await sync(ANNA)).toMatchObject({
        problem: {
          code: 'unauthenticated',
          message: expect.stringMatching(/refuses to renew the access \(invalid_grant: Token has been revoked\)/),
          action: expect.stringContaining('--oauth-refresh'),
        },
      });
      provider.isRevoked = false;
      const { clientSecret, refreshToken } = provider;
      await changeMailAccount(memory, ANNA, { refreshToken, clientSecret }, { place: 'encrypted' });
      expect((await sync(ANNA)).problem).toBeUndefined();
    } finally {
      await radicale.close();
    }
  });

  it('is refused with the secret of another program, without a provider, or without TLS elsewhere', async () => {
    provider = await OwnProvider.start();
    const made = { protocol: 'dav', address: ANNA, url: `${provider.url}/`, refreshToken: 'refresh-0' } as const;
    const renewal = { tokenUrl: `${provider.url}/token`, clientId: 'madeleine' };
    await expect(addMailAccount(memory, { ...made, renewal })).rejects.toMatchObject({
      code: 'unauthenticated',
      action: expect.stringContaining('--client-id'),
    });
    await expect(addMailAccount(memory, made)).rejects.toMatchObject({ code: 'usage' });
    const elsewhere = { ...renewal, tokenUrl: 'http://login.example.org/token' };
    await expect(addMailAccount(memory, { ...made, renewal: elsewhere })).rejects.toMatchObject({ code: 'usage' });
    expect(provider.renewals).toBe(0);
  });
});
