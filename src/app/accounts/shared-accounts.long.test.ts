import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgres } from '../../../test/postgres/postgres-of-tests.ts';
import { asRoot, urlOf } from '../../../test/postgres/test-server.ts';
import { openAccounts } from './open-accounts.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-shared-accounts-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(base, { recursive: true, force: true });
});

describe.skipIf(postgres === undefined)('accounts on a server of PostgreSQL', { timeout: 120_000 }, () => {
  it('are the same for several servers: who is invited by one signs in at another, and guesses count at both', async () => {
    if (postgres === undefined) return;
    const name = `accounts_${randomUUID().replaceAll('-', '')}`;
    await asRoot(postgres, (client) => client.query(`CREATE DATABASE ${name} OWNER madeleine_tables`));
    const url = urlOf(postgres, 'madeleine', name);
    vi.stubEnv('MADELEINE_DATABASE_MIGRATIONS', urlOf(postgres, 'madeleine_tables', name));
    const one = await openAccounts(url, join(base, 'one'));
    const two = await openAccounts(url, join(base, 'two'));
    try {
      const { id } = await one.accounts.add({ name: 'anna', admin: false });
      const { path } = await one.accounts.invite(id);
      const session = await two.accounts.acceptInvitation(path.slice(path.indexOf('#') + 1), 'a long password');
      expect((await one.accounts.bySession(session.value))?.account.name).toBe('anna');
      for (let n = 0; n < 5; n += 1)
        await expect((n % 2 === 0 ? one : two).accounts.signIn('anna', 'wrong password', 'here')).rejects.toMatchObject(
          {
            code: 'unauthenticated',
          },
        );
      for (const { accounts } of [one, two])
        await expect(accounts.signIn('anna', 'a long password', 'here')).rejects.toMatchObject({
          code: 'rate-limited',
        });

      vi.stubEnv('MADELEINE_DATABASE', url);
      const made = await one.memories.add({ name: 'Anna', owner: await one.accounts.find(id) });
      const { place } = await two.memories.find(made.id);
      const settings: unknown = JSON.parse(await readFile(join(place, 'madeleine.config.json'), 'utf8'));
      expect(settings).toEqual({ database: { owner: made.id } });
    } finally {
      await one.close();
      await two.close();
    }
  });
});

it('refuses one owner of all memories', async () => {
  vi.stubEnv('MADELEINE_DATABASE_OWNER', 'ann');
  await expect(openAccounts(join(base, 'accounts'))).rejects.toMatchObject({ code: 'invalid-configuration' });
});
