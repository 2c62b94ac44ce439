import { readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import { OpenIdProvider } from '../../adapters/oidc/openid-provider.ts';
import { openAccountDatabase } from '../../adapters/sqlite/account-database.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { systemClock } from '../../ports/clock.ts';
import type { IdentityProvider } from '../../ports/identity-provider.ts';
import { readConfiguration } from '../settings/configuration.ts';
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
  readonly close: () => Promise<void>;
};

/**
 * Opens (and makes) the accounts in a folder, which only who runs the server may read. Errors: those of the database, and of
 * the file system.
 */
export async function openAccounts(said: string, clock = systemClock): Promise<ServerAccounts> {
  const folder = resolve(said);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw fileError(error, folder, 'writing');
  });
  const store = await openAccountDatabase(join(folder, 'accounts.sqlite'));
  const accounts = new Accounts(store, clock);
  const memories = new KeptMemories(accounts, join(folder, 'memories'));
  const server = { accounts, memories, folder, close: () => store.close() };
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
