import { readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import { OpenIdProvider } from '../../adapters/oidc/openid-provider.ts';
import { openAccountDatabase } from '../../adapters/sqlite/account-database.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { AccountStore } from '../../ports/account-store.ts';
import { systemClock } from '../../ports/clock.ts';
import type { IdentityProvider } from '../../ports/identity-provider.ts';
import { isPostgres } from '../open-store.ts';
import { type Configuration, environmentConfiguration, readConfiguration } from '../settings/configuration.ts';
import { mayBeAsked } from '../settings/this-machine.ts';
import { Accounts } from './accounts.ts';
import { KeptMemories } from './kept-memories.ts';

/** The accounts of a server with the memories that it keeps. */
export type ServerAccounts = {
  readonly accounts: Accounts;
  readonly memories: KeptMemories;
  /** How one may sign in. */
  readonly signsInBy: readonly ('password' | 'oidc')[];
  /** Another server where one may sign in, and the own address as browsers know it. */
  readonly provider?: IdentityProvider & { readonly publicUrl?: string | undefined };
  /** Where the server keeps its own settings. */
  readonly folder: string;
  /** What the server's own empty memory is opened with. */
  readonly ownSettings: Configuration;
  readonly close: () => Promise<void>;
};

/**
 * Opens (and makes) the accounts in a folder, which only who runs the server may read, or on a PostgreSQL server
 * (`postgres://…`), which several servers share; `beside` is then the folder of the server's own settings and of memories that it
 * makes. Errors: those of the database, and of the file system; `offline`; `invalid-configuration` where one owner is named for
 * all memories.
 */
export async function openAccounts(said: string, beside = '.', clock = systemClock): Promise<ServerAccounts> {
  refuseOneOwner();
  const folder = resolve(isPostgres(said) ? beside : said);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw fileError(error, folder, 'writing');
  });
  const store = isPostgres(said) ? await openShared(said) : await openAccountDatabase(join(folder, 'accounts.sqlite'));
  const accounts = new Accounts(store, clock);
  const memories = new KeptMemories(accounts, join(folder, 'memories'));
  // On a server of memories, that of the program itself has an owner, too.
  const isElsewhere = environmentConfiguration().database?.url !== undefined;
  const ownSettings: Configuration = isElsewhere ? { database: { owner: 'accounts-server' } } : {};
  const server = { accounts, memories, folder, ownSettings, close: () => store.close() };
  const { oidc } = readConfiguration(join(folder, 'server'), {}).server ?? {};
  if (oidc === undefined) return { ...server, signsInBy: ['password'] };
  const { issuer, clientId, clientSecretFile, publicUrl } = oidc;
  const secret = clientSecretFile === undefined ? {} : { clientSecret: secretIn(resolve(folder, clientSecretFile)) };
  const provider = new OpenIdProvider({ issuer, clientId, ...secret });
  return {
    ...server,
    signsInBy: ['password', 'oidc'],
    provider: { begin: (to) => provider.begin(to), finish: (at, checks) => provider.finish(at, checks), publicUrl },
  };
}

async function openShared(url: string): Promise<AccountStore> {
  const { database: { migrationUrl } = {}, offline = false } = environmentConfiguration();
  if (!mayBeAsked(url, { offline }))
    throw new MadeleineError('offline', 'The database of the accounts is on another machine.', {
      action: 'Run without --offline, or with accounts in a folder.',
    });
  const { openPostgresAccounts } = await import('../../adapters/postgres/account-database.ts');
  return openPostgresAccounts(url, migrationUrl === undefined ? {} : { migrationUrl });
}

/** The environment comes before the settings of each memory: all would be one and the same. */
function refuseOneOwner(): void {
  if (environmentConfiguration().database?.owner === undefined) return;
  throw new MadeleineError('invalid-configuration', 'MADELEINE_DATABASE_OWNER would be the owner of every memory.', {
    action: 'Unset it: with accounts, each memory has an owner of its own in its settings.',
  });
}

/** Errors: `invalid-configuration` for a file that is not there, or that others can read. */
function secretIn(file: string): string {
  try {
    if ((statSync(file).mode & 0o077) === 0) return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new MadeleineError('invalid-configuration', `The secret file ${file} cannot be read.`, { path: file, cause });
  }
  throw new MadeleineError('invalid-configuration', `Other users can read ${file}.`, {
    path: file,
    action: `Run: chmod 600 ${file}`,
  });
}
