import { join } from 'node:path';
import { seal, unseal } from '../../adapters/secrets/sealed.ts';
import { systemKeyring } from '../../adapters/secrets/system-keyring.ts';
import type {
  MailAccountChange,
  MailAccountDocument,
  MailFoldersResponse,
  MailState,
  NewMailAccount,
} from '../../contract/mail-verbs.ts';
import { newMailAccount } from '../../contract/mail-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type KeptSecret, type MailAccount, mailRoot } from '../../memory/mail-account.ts';
import type { MailSecret, MailSession } from '../../ports/mail-server.ts';
import type { Change } from '../../ports/store.ts';
import { isChosen } from '../../sources/mail/mail-server-source.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { isThisMachine, mayBeAsked } from '../settings/this-machine.ts';

/** Where a secret is to be kept: in the system's keyring where there is one, else encrypted in the memory. */
export type SecretPlace =
  | { readonly place: 'automatic' | 'encrypted' | 'keyring' }
  | { readonly place: 'environment'; readonly variable: string };

const automatic: SecretPlace = { place: 'automatic' };
const ports = { tls: 993, starttls: 143, plain: 143 } as const;

/** The account of that address. Errors: `not-found`. */
export async function mailAccount({ store }: OpenMemory, id: string): Promise<MailAccount> {
  const account = await store.record('mailAccount', id.trim().toLowerCase());
  if (account !== undefined) return account;
  throw noMailAccount(id);
}

export const noMailAccount = (id: string): MadeleineError =>
  new MadeleineError('not-found', `There is no mail account ${id}.`, {
    action: 'List the accounts with `madeleine mail list`.',
  });

/** Every account; what runs of them is told by `stateOf`. */
export async function listMailAccounts(
  { store }: OpenMemory,
  stateOf: (id: string) => MailState,
): Promise<MailAccountDocument[]> {
  const accounts = await store.records('mailAccount');
  return Promise.all(
    accounts.map(async ({ secret, ...account }) => ({
      ...account,
      secret: secret.kept,
      state: stateOf(account.id),
      messages: (await store.records('sourceFile', `${mailRoot(account)}/`)).length,
    })),
  );
}

/** Signs in to the server once and keeps the account. Errors: `usage`, and those of a `MailSession`. */
export async function addMailAccount(
  memory: OpenMemory,
  made: NewMailAccount,
  place: SecretPlace = automatic,
): Promise<MailAccount> {
  const { address, password, accessToken, folders, deleted = 'keep', ...server } = newMailAccount.parse(made);
  const { host, security, port = ports[security], user = address } = server;
  const signIn = accessToken === undefined ? 'password' : 'oauth2';
  const secret = accessToken ?? password ?? fromEnvironment(place);
  if (secret === undefined) throw noSecret();
  if (security === 'plain' && !isThisMachine(urlOf({ host, port }))) throw plainElsewhere(host);
  const created = memory.clock.now().toISOString();
  const bare = { id: address, host, port, security, user, signIn, deleted, created } as const;
  const accounts = await memory.store.records('mailAccount');
  if (accounts.some((one) => one.id === address || mailRoot(one) === mailRoot(bare))) throw isKnown(address);
  const chosen = await checked(memory, bare, secretOf(signIn, secret), folders);
  const kept = await keepSecret(memory, address, secret, place);
  const account: MailAccount = { ...bare, secret: kept, ...(chosen === undefined ? {} : { folders: chosen }) };
  await memory.store.write([{ op: 'putRecord', kind: 'mailAccount', id: address, value: account }]);
  return account;
}

/** Changes an account; a new secret and new folders are tried at the server first. Errors: as of `addMailAccount`. */
export async function changeMailAccount(
  memory: OpenMemory,
  id: string,
  change: MailAccountChange,
  place: SecretPlace = automatic,
): Promise<MailAccount> {
  const before = await mailAccount(memory, id);
  const { password, accessToken, folders, deleted = before.deleted, allFolders } = change;
  const said = accessToken ?? password ?? fromEnvironment(place);
  const signIn = accessToken !== undefined ? 'oauth2' : password !== undefined ? 'password' : before.signIn;
  const secret = said === undefined ? await readSecret(memory, before) : secretOf(signIn, said);
  const chosen = said === undefined && folders === undefined ? folders : await checked(memory, before, secret, folders);
  const kept = said === undefined ? before.secret : await keepSecret(memory, before.id, said, place);
  const { folders: known, ...rest } = before;
  const now = chosen ?? (allFolders === true ? undefined : known);
  const account = { ...rest, signIn, deleted, secret: kept, ...(now === undefined ? {} : { folders: now }) };
  await memory.store.write([{ op: 'putRecord', kind: 'mailAccount', id: before.id, value: account }]);
  return account;
}

/** Follows the account no more and forgets its secret; what it brought stays. Errors: `not-found`. */
export async function removeMailAccount(memory: OpenMemory, said: string): Promise<{ removed: string }> {
  const account = await mailAccount(memory, said);
  const { id, secret } = account;
  const changes: Change[] = [{ op: 'deleteRecord', kind: 'mailAccount', id }];
  for (const { path } of await memory.store.records('mailFolder', `${id}\n`))
    changes.push({ op: 'deleteRecord', kind: 'mailFolder', id: `${id}\n${path}` });
  for (const { path } of await memory.store.records('sourceFile', `${mailRoot(account)}/`))
    changes.push({ op: 'deleteRecord', kind: 'sourceFile', id: path });
  await memory.store.write(changes);
  if (secret.kept === 'keyring') await systemKeyring()?.remove(keyringName(memory, id));
  return { removed: id };
}

/** The folders of the account on its server. Errors: those of a `MailSession`. */
export async function mailFolders(memory: OpenMemory, id: string): Promise<MailFoldersResponse> {
  const account = await mailAccount(memory, id);
  const session = await openSession(memory, account, await readSecret(memory, account));
  try {
    const folders = await session.folders();
    return {
      folders: folders.map((one) => ({
        path: one.path,
        name: one.name,
        chosen: account.folders === undefined ? isChosen(one) : account.folders.includes(one.path),
      })),
    };
  } finally {
    await session.close();
  }
}

/** A session with the account's server. Errors: `offline`, those of a `MailSession`. */
export async function openSession(
  { configuration }: OpenMemory,
  address: Pick<MailAccount, 'host' | 'port' | 'security' | 'user'>,
  secret: MailSecret,
  signal?: AbortSignal,
): Promise<MailSession> {
  if (!mayBeAsked(urlOf(address), configuration))
    throw new MadeleineError('offline', `${address.host} is not asked: Madeleine is set to be offline.`, {
      action: 'Leave out --offline, or turn it off in the settings.',
    });
  const { openMailSession } = await import('../../adapters/imapflow/mail-session.ts');
  return openMailSession(address, secret, signal);
}

/** What the server lets the owner in by. Errors: `unauthenticated` where it is not there any more. */
export async function readSecret(memory: OpenMemory, { id, secret, signIn }: MailAccount): Promise<MailSecret> {
  switch (secret.kept) {
    case 'encrypted':
      return secretOf(signIn, await unseal(keyFile(memory), secret.sealed, id));
    case 'keyring': {
      const keyring = systemKeyring();
      if (keyring === undefined) throw noSecret();
      return secretOf(signIn, await keyring.read(keyringName(memory, id)));
    }
    case 'environment':
      return secretOf(signIn, fromEnvironment({ place: 'environment', variable: secret.variable }) ?? '');
  }
}

const secretOf = (signIn: MailAccount['signIn'], said: string): MailSecret =>
  signIn === 'password' ? { kind: 'password', password: said } : { kind: 'oauth2', accessToken: said };

const keyFile = ({ folder }: OpenMemory): string => join(folder.path, layout.accountsKey);

/** Two memories may follow the same account. */
const keyringName = ({ folder }: OpenMemory, id: string): string => `${id} in ${folder.path}`;

async function keepSecret(memory: OpenMemory, id: string, secret: string, place: SecretPlace): Promise<KeptSecret> {
  if (place.place === 'environment') return { kept: 'environment', variable: place.variable };
  if (place.place !== 'encrypted') {
    if ((await systemKeyring()?.keep(keyringName(memory, id), secret)) === true) return { kept: 'keyring' };
    if (place.place === 'keyring')
      throw new MadeleineError('dependency-missing', 'There is no keyring on this system that could be used.', {
        action: 'Leave out --keyring: the password is then kept encrypted in the memory folder.',
      });
  }
  return { kept: 'encrypted', sealed: await seal(keyFile(memory), secret, id) };
}

function fromEnvironment(place: SecretPlace): string | undefined {
  if (place.place !== 'environment') return undefined;
  const said = process.env[place.variable];
  if (said !== undefined && said !== '') return said;
  throw new MadeleineError('unauthenticated', `The environment variable ${place.variable} is not set.`, {
    action: 'Set it to the password, or store the password: madeleine mail change ACCOUNT --password.',
  });
}

/** Signs in and looks for the folders; how the server calls those that were chosen. */
async function checked(
  memory: OpenMemory,
  address: Pick<MailAccount, 'host' | 'port' | 'security' | 'user'>,
  secret: MailSecret,
  folders: readonly string[] | undefined,
): Promise<string[] | undefined> {
  const session = await openSession(memory, address, secret);
  try {
    const there = folders === undefined ? [] : await session.folders();
    return folders?.map((said) => {
      const named = (one: { path: string; name: string }) => [one.path, one.name];
      const found =
        there.find((one) => named(one).includes(said)) ??
        there.find((one) => named(one).some((name) => name.toLowerCase() === said.toLowerCase()));
      if (found === undefined)
        throw new MadeleineError('not-found', `There is no folder “${said}” on ${address.host}.`, {
          action: `Choose among: ${there.map(({ name }) => name).join(', ')}.`,
        });
      return found.path;
    });
  } finally {
    await session.close();
  }
}

const urlOf = ({ host, port }: Pick<MailAccount, 'host' | 'port'>): string =>
  `imap://${host.includes(':') ? `[${host}]` : host}:${port}`;

const noSecret = (): MadeleineError =>
  new MadeleineError('usage', 'There is no password.', {
    action: 'Enter it when asked, pipe it to the command, or name an environment variable with --password-env.',
  });

const isKnown = (id: string): MadeleineError =>
  new MadeleineError('usage', `The account ${id} is already synchronised.`, {
    action: 'Change it with `madeleine mail change`, or remove it first.',
  });

const plainElsewhere = (host: string): MadeleineError =>
  new MadeleineError('usage', `${host} is not this computer: without TLS, others could read your password.`, {
    action: 'Use TLS.',
  });
