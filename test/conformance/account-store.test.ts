import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgresAccounts } from '../../src/adapters/postgres/account-database.ts';
import { openAccountDatabase } from '../../src/adapters/sqlite/account-database.ts';
import {
  type Account,
  type AccountSecret,
  accountIdSchema,
  accountSchema,
  memoryIdSchema,
  type SecretKind,
  shareIdSchema,
} from '../../src/memory/account.ts';
import type { AccountStore } from '../../src/ports/account-store.ts';
import { postgres as testServer } from '../postgres/postgres-of-tests.ts';
import { asRoot, type TestServer, urlOf } from '../postgres/test-server.ts';
import { temporaryFolder } from './implementations.ts';

type Opened = { readonly store: AccountStore; readonly end: () => Promise<void> };

async function sqlite(): Promise<Opened> {
  const folder = temporaryFolder();
  const store = await openAccountDatabase(join(folder, 'accounts.sqlite'));
  return {
    store,
    end: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let onServer: Promise<string> | undefined;

const emptied =
  'TRUNCATE madeleine.account, madeleine.account_memory, madeleine.account_failure, madeleine.account_audit CASCADE';

/** Accounts belong to a database as a whole: these tests have one of their own. */
async function madeDatabase(of: TestServer): Promise<string> {
  const name = `accounts_${randomUUID().replaceAll('-', '')}`;
  await asRoot(of, (client) => client.query(`CREATE DATABASE ${name} OWNER madeleine_tables`));
  return name;
}

async function server(of: TestServer): Promise<Opened> {
  onServer ??= madeDatabase(of);
  const name = await onServer;
  const tables = urlOf(of, 'madeleine_tables', name);
  const store = await openPostgresAccounts(urlOf(of, 'madeleine', name), { migrationUrl: tables });
  return {
    store,
    end: async () => {
      await store.close();
      await asRoot(of, (client) => client.query(emptied), name);
    },
  };
}

const when = '2026-01-01T00:00:00.000Z';
const idOf = (n: number): string => n.toString(16).padStart(16, '0');
const account = (n: number, name = `name${n}`): Account =>
  accountSchema.parse({ id: `acc-${idOf(n)}`, name, shownName: name, admin: false, disabled: false, created: when });
const [anna, ben] = [account(1, 'anna'), account(2, 'ben')];
const memory = { id: memoryIdSchema.parse(`mem-${idOf(1)}`), name: 'Anna', place: '/srv/anna', created: when };
const secret = (n: number, kind: SecretKind, expires?: string): AccountSecret => ({
  id: idOf(n),
  kind,
  account: anna.id,
  name: `secret ${n}`,
  scopes: ['read'],
  hash: 'h'.repeat(43),
  created: when,
  ...(expires === undefined ? {} : { expires }),
});
const share = {
  id: shareIdSchema.parse(`shr-${idOf(1)}`),
  memory: memory.id,
  account: ben.id,
  name: 'Rome',
  filter: { places: ['Rome'] },
  created: when,
};

describe.each([
  { name: 'SQLite', open: sqlite },
  ...(testServer === undefined ? [] : [{ name: 'PostgreSQL', open: () => server(testServer as TestServer) }]),
])('a store of accounts: $name', { timeout: 60_000 }, ({ open }) => {
  let opened: Opened | undefined;
  afterEach(() => opened?.end());
  const opening = async (): Promise<AccountStore> => {
    opened = await open();
    await opened.store.putAccount(anna);
    await opened.store.putAccount(ben);
    await opened.store.putMemory(memory);
    return opened.store;
  };

  it('keeps accounts by id and by name, and no two of one name', async () => {
    const store = await opening();
    expect(await store.accounts()).toEqual([anna, ben]);
    expect(await store.accountNamed('ben')).toEqual(ben);
    expect(await store.account(accountIdSchema.parse(`acc-${idOf(9)}`))).toBeUndefined();
    await expect(store.putAccount(account(3, 'anna'))).rejects.toMatchObject({ code: 'usage' });
    await store.putAccount({ ...anna, shownName: 'Grandma', name: 'grandma' });
    expect((await store.account(anna.id))?.shownName).toBe('Grandma');
    await store.putAccount(account(3, 'anna'));
  });

  it('keeps one password and one identity at each issuer, which belongs to nobody else', async () => {
    const store = await opening();
    const password = { N: 1024, r: 8, p: 1, salt: 'abc', hash: 'def' };
    await store.putCredential({ kind: 'password', account: anna.id, password, set: when });
    await store.putCredential({ kind: 'password', account: anna.id, password: { ...password, N: 2048 }, set: when });
    await store.putCredential({ kind: 'password', account: ben.id, password, set: when });
    const at = { kind: 'oidc' as const, account: anna.id, issuer: 'https://id.example.org', subject: 's1', set: when };
    await store.putCredential(at);
    expect(await store.credentials(anna.id)).toMatchObject([{ kind: 'oidc' }, { password: { N: 2048 } }]);
    expect(await store.credentialAt(at.issuer, 's1')).toEqual(at);
    expect(await store.credentialAt('https://other.example.org', 's1')).toBeUndefined();
    await expect(store.putCredential({ ...at, account: ben.id })).rejects.toMatchObject({ code: 'usage' });
    const nobody = accountIdSchema.parse(`acc-${idOf(9)}`);
    await expect(store.putCredential({ ...at, account: nobody, subject: 's2' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('gives a secret to one alone of several who take it, and drops those that ended', async () => {
    const store = await opening();
    await store.addSecret(secret(1, 'token'));
    await store.addSecret(secret(2, 'session', '2026-02-01T00:00:00.000Z'));
    await store.addSecret(secret(3, 'invitation'));
    expect((await store.secrets(anna.id, 'token')).map(({ id }) => id)).toEqual([idOf(1)]);
    const taken = await Promise.all([1, 2, 3].map(() => store.removeSecret(idOf(3))));
    expect(taken.filter((won) => won)).toHaveLength(1);
    await store.dropExpired(new Date('2026-01-31T00:00:00Z'));
    expect(await store.secret(idOf(2))).toBeDefined();
    await store.dropExpired(new Date('2026-02-02T00:00:00Z'));
    expect(await store.secret(idOf(2))).toBeUndefined();
    expect(await store.secret(idOf(1))).toEqual(secret(1, 'token'));
    await store.removeSecrets(anna.id, ['token', 'session']);
    expect(await store.secret(idOf(1))).toBeUndefined();
  });

  it('keeps members and shares, and takes away with an account or a memory what belongs to it', async () => {
    const store = await opening();
    await store.putMember({ memory: memory.id, account: anna.id, role: 'viewer' });
    await store.putMember({ memory: memory.id, account: anna.id, role: 'owner' });
    await store.putShare(share);
    await store.putShare({ ...share, name: 'All of Rome' });
    await store.addSecret(secret(1, 'token'));
    expect(await store.members(memory.id)).toEqual([{ memory: memory.id, account: anna.id, role: 'owner' }]);
    expect(await store.sharesWith(ben.id)).toEqual([{ ...share, name: 'All of Rome' }]);
    expect(await store.sharesOf(memory.id)).toHaveLength(1);
    await store.removeAccount(anna.id);
    expect(await store.members(memory.id)).toEqual([]);
    expect(await store.secret(idOf(1))).toBeUndefined();
    await store.removeMemory(memory.id);
    expect(await store.share(share.id)).toBeUndefined();
    await expect(store.putShare(share)).rejects.toMatchObject({ code: 'not-found' });
    await expect(store.putMember({ memory: memory.id, account: ben.id, role: 'owner' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('keeps nothing that could not be read again', async () => {
    const store = await opening();
    const empty = { ...share, filter: {} };
    await expect(store.putShare(empty)).rejects.toThrow();
    await expect(store.putAccount({ ...anna, name: ' two words' })).rejects.toThrow();
    expect(await store.sharesWith(ben.id)).toEqual([]);
  });

  it('counts failures within a window, by several at once', async () => {
    const store = await opening();
    const now = new Date('2026-01-01T00:00:00Z');
    const counted = await Promise.all([1, 2, 3].map(() => store.countFailure('k', now, 1000)));
    expect(counted.map(({ count }) => count).sort()).toEqual([1, 2, 3]);
    expect(await store.failures('k', new Date(now.getTime() + 900), 1000)).toEqual({ count: 3, since: now.getTime() });
    const later = new Date(now.getTime() + 1100);
    expect((await store.failures('k', later, 1000)).count).toBe(0);
    expect((await store.countFailure('k', later, 1000)).count).toBe(1);
    await store.forgetFailures('k');
    expect((await store.failures('k', later, 1000)).count).toBe(0);
  });

  it('tells what happened, the latest first', async () => {
    const store = await opening();
    await store.record({ at: when, action: 'account-added', account: anna.id });
    await store.record({ at: when, action: 'signed-in', by: anna.id, detail: '127.0.0.1' });
    expect((await store.audit(10)).map(({ action }) => action)).toEqual(['signed-in', 'account-added']);
    expect(await store.audit(1)).toHaveLength(1);
    await store.dropExpired(new Date());
    expect(await store.audit(10)).toHaveLength(2);
  });
});
